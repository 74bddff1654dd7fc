/**
 * What stands between a commit and a mistake that shows at once: format and the quick rules of lint, on the files as they
 * are staged. It stays under five seconds; types, tests and the rest are `npm run check` and `npm test`.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import prettier from 'prettier';
import { root } from './tasks/run.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z').split('\0').filter(Boolean);
/** The words of a file as they would be committed, which need not be those in the folder. */
const stagedText = (file) => git('show', `:${file}`);

async function formatProblems(file) {
  const filepath = path.join(root, file);
  const { ignored, inferredParser } = await prettier.getFileInfo(filepath, {
    ignorePath: path.join(root, '.prettierignore'),
  });
  if (ignored || inferredParser === null) return [];
  const options = { ...(await prettier.resolveConfig(filepath, { editorconfig: false })), filepath };
  try {
    return (await prettier.check(stagedText(file), options))
      ? []
      : [`${file}: not formatted; npm run format does it, then stage it again`];
  } catch (error) {
    return [`${file}: ${error.message.split('\n')[0]}`];
  }
}

const eslint = new ESLint({ cwd: root, overrideConfigFile: path.join(root, 'config/eslint/quick.mjs') });

async function lintProblems(file) {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return [];
  const results = await eslint.lintText(stagedText(file), { filePath: path.join(root, file) });
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`),
  );
}

const problems = [];
for (const file of staged) problems.push(...(await formatProblems(file)), ...(await lintProblems(file)));
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
