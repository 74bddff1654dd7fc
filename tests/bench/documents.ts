import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFigures } from './figures-file.js';
import { scaleParts } from './scale/document.js';
import { anchor, type Section } from './sections.js';
import { paddedTable, showMet, text } from './table.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(ROOT, file);

/** What stands in README.md: a result a line, with its target where it was missed. */
export const readmeTable = (sections: readonly Section[]): string =>
  paddedTable(
    [text('measurement'), text('result'), text('target met')],
    sections.map(({ title, result, met, target }) => [
      `[${title}](tests/bench/RESULTS.md#${anchor(title)})`,
      result,
      met ? showMet(met) : `${showMet(met)}: ${target}`,
    ]),
  );

/**
 * Replaces what stands between `<!-- begin NAME -->` and `<!-- end NAME -->`.
 * @throws Error when the marks are not there
 */
export function replacePart(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [before, rest = ''] = page.split(begin);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error(`There is no part "${name}" to write`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}

/** Brings what documents say of the results up to date. */
export async function writeDocuments(sections: readonly Section[]): Promise<void> {
  const parts = {
    'README.md': { results: readmeTable(sections) },
    'config/docs/scale.md': scaleParts(await readFigures()),
  };
  for (const [file, contents] of Object.entries(parts)) {
    const page = await readFile(at(file), 'utf8');
    const written = Object.entries(contents).reduce((text, [name, part]) => replacePart(text, name, part), page);
    if (written !== page) await writeFile(at(file), written);
  }
}
