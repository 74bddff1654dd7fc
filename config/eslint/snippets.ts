import path from 'node:path';
import { ESLint } from 'eslint';
import { expect } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The repository's own rules; only those that need types are left out, as snippets have none. */
const eslint = new ESLint({ cwd: root, overrideConfigFile: path.join(import.meta.dirname, 'quick.mjs') });

const OURS = new Set([
  'pickup/directions',
  'pickup/telling-names',
  'pickup/reason-to-disable',
  'no-restricted-syntax',
  'no-restricted-globals',
  '@typescript-eslint/ban-ts-comment',
  '@typescript-eslint/no-explicit-any',
  '@typescript-eslint/no-non-null-assertion',
  'max-lines',
]);

/** What the rules of the house say about a snippet, as if it stood in this file. */
export async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  const messages = result?.messages ?? [];
  expect(messages.filter((message) => message.fatal === true)).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId !== null && OURS.has(ruleId)).map(({ message }) => message);
}
