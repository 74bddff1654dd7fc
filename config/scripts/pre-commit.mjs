/**
 * What stands between a commit and a mistake that shows at once: format and the quick rules of lint, on the files as they
 * are staged. It stays under five seconds; types, tests and the rest are `npm run check` and `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { lintTexts } from '../lint/lint-texts.mjs';
import { root } from './tasks/run.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z').split('\0').filter(Boolean);
/** The words of a file as they would be committed, which need not be those in the folder. */
const stagedText = (file) => git('show', `:${file}`);

const { problems, unformatted, unreadable } = lintTexts(new Map(staged.map((file) => [file, stagedText(file)])), {
  format: true,
});
const sentences = [
  ...unformatted.map((file) => `${file}: not formatted; npm run format does it, then stage it again`),
  ...problems.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
  // Lint reads no JSON, YAML or Markdown.
  ...(problems.length === 0 && unreadable !== '' ? [unreadable] : []),
];
if (sentences.length > 0) {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exitCode = 1;
}
