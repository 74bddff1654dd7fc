import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** The configurations in the temporary folder, under names that no text has. */
const LINT = 'lint-of-texts.json';
const FORMAT = 'format-of-texts.json';

/** Starts one of the project's programs in a folder; its colours would only be in the way. */
function runIn(folder, program, args) {
  const file = path.join(root, 'node_modules', program, 'bin', program);
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (error) throw error;
  return { stdout, stderr, status };
}

/** The lint configuration for a folder elsewhere: no types, as the files around these texts are not there. */
function lintConfig() {
  const text = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  const config = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
  return {
    ...config,
    jsPlugins: config.jsPlugins.map((plugin) => path.join(root, plugin)),
    // Comments that turn a typed rule off have no use here.
    options: { ...config.options, typeAware: false, reportUnusedDisableDirectives: 'off' },
  };
}

function lintProblems(folder) {
  const { stdout, stderr } = runIn(folder, 'oxlint', [
    '--config',
    LINT,
    '--disable-nested-config',
    '--no-error-on-unmatched-pattern',
    '--format',
    'json',
    '.',
  ]);
  if (!stdout.trimStart().startsWith('{')) throw new Error(`oxlint did not answer:\n${stdout}${stderr}`);
  return JSON.parse(stdout).diagnostics.map(({ code, message, filename, labels }) => ({
    file: filename.split(path.sep).join('/'),
    line: labels[0]?.span.line ?? 1,
    column: labels[0]?.span.column ?? 1,
    rule: code ?? 'syntax',
    message,
  }));
}

/** The files that the formatter would write differently, and what it says of those it cannot read. */
function formatProblems(folder, files) {
  const { stdout, stderr, status } = runIn(folder, 'oxfmt', [
    '--config',
    FORMAT,
    '--list-different',
    '--no-error-on-unmatched-pattern',
    ...files,
  ]);
  // The formatter prints remarks even when nothing is wrong, for instance that it found no file to format.
  if (status === 0) return { unformatted: [], unreadable: '' };
  const unformatted = stdout.split('\n').filter(Boolean);
  const unreadable = stderr.trim();
  if (unformatted.length === 0 && unreadable === '') throw new Error('oxfmt failed and did not say why');
  return { unformatted, unreadable };
}

/**
 * Checks texts as if each stood in this repository under its name.
 * @param {Map<string, string>} texts  contents by file name, relative to the root
 * @param {{ format?: boolean }} [wanted]  whether their format is checked as well
 * @returns {{ problems: { file: string, line: number, column: number, rule: string, message: string }[], unformatted: string[], unreadable: string }}
 */
export function lintTexts(texts, { format = false } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pickup-lint-'));
  try {
    for (const [file, text] of texts) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    writeFileSync(path.join(folder, LINT), JSON.stringify(lintConfig()));
    writeFileSync(path.join(folder, FORMAT), readFileSync(path.join(root, '.oxfmtrc.json')));
    return {
      problems: lintProblems(folder),
      // Without a file to look at, the formatter would look at all there is.
      ...(format && texts.size > 0 ? formatProblems(folder, [...texts.keys()]) : { unformatted: [], unreadable: '' }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
