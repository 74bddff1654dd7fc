import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The documents that tell a reader what to type, in the order in which they are read. */
const DOCUMENTS = [
  'README.md',
  'config/docs/operations.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  'config/docs/testing.md',
];

/** Where the worked examples stand. */
export const EXAMPLES = '.github/CONTRIBUTING.md';

/** The fenced blocks of a Markdown text that are marked with a language, in order. */
function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].flatMap(([, marked, block = '']) =>
    marked === language ? [block] : [],
  );
}

async function textOf(folder: string): Promise<string> {
  const texts = await Promise.all(DOCUMENTS.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}

/** The commands a reader is told to type: the lines of every `sh` block; `\` at the end of a line continues it. */
export const commandsOf = async (folder: string): Promise<string[]> =>
  blocksOf(await textOf(folder), 'sh')
    .flatMap((block) => block.replace(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The commands that are named in a sentence or a table. */
export const namedCommandsOf = async (folder: string): Promise<string[]> =>
  [...(await textOf(folder)).matchAll(/`((?:[A-Z_]+=\S+ )*npm (?:start|test|run [\w-]+)[^`\n]*)`/g)].map(
    ([, command = '']) => command,
  );

/** The worked examples, each a patch for `git apply`. */
export const patchesOf = async (folder: string): Promise<string[]> =>
  blocksOf(await readFile(path.join(folder, EXAMPLES), 'utf8'), 'diff');
