import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readmeTable, replacePart } from './documents.js';
import { readFigures } from './figures-file.js';
import { measurements } from './measurements.js';
import { scaleParts } from './scale/document.js';
import { readSections } from './sections.js';

const read = (file: string) => readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8');

it('README.md shows every result as it was measured, and the target of one that was missed', async () => {
  const sections = readSections(await read('tests/bench/RESULTS.md'));
  expect(sections.length).toBeGreaterThan(10);
  expect(await read('README.md')).toContain(`\n${readmeTable(sections)}\n`);
});

it('RESULTS.md has every measurement with the target that it has now', async () => {
  const rowsOf = (all: readonly { name: string; target: string }[]) => all.map(({ name, target }) => [name, target]);
  expect(rowsOf(readSections(await read('tests/bench/RESULTS.md')))).toEqual(rowsOf(measurements));
});

/** Figures with what they count, which only a measurement may write. */
const FIGURE = /\d+(?:\.\d+)? ?(?:%|×|ms|s|MB|GB|orders|visits|restaurants)\b/g;

describe('scale.md', () => {
  it('says what follows from the figures that were measured', async () => {
    const page = await read('config/docs/scale.md');
    const stale = Object.entries(scaleParts(await readFigures())).filter(
      ([name, content]) => replacePart(page, name, content) !== page,
    );
    expect(stale, 'npm run bench writes these parts').toEqual([]);
  });

  it('has no figure outside the parts that are written by a measurement', async () => {
    const words = (await read('config/docs/scale.md')).replace(/<!-- begin [\s\S]*?<!-- end/g, '');
    expect(words.match(FIGURE) ?? []).toEqual([]);
  });
});

describe('replacePart', () => {
  it('puts content between the marks of its name and leaves the rest', () => {
    const page = 'a <!-- begin one -->\nold\n<!-- end one --> b <!-- begin two --><!-- end two -->';
    expect(replacePart(page, 'one', 'new')).toBe(
      'a <!-- begin one -->\n\nnew\n\n<!-- end one --> b <!-- begin two --><!-- end two -->',
    );
  });

  it('is refused where there are no such marks', () => {
    expect(() => replacePart('a', 'one', 'new')).toThrow('part "one"');
  });
});
