import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A program of its own is started for each; how long that takes is the machine's affair.
vi.setConfig({ testTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '../..');
let gitDir = '';
const env = () => ({ ...process.env, GIT_DIR: gitDir, GIT_WORK_TREE: root, GIT_INDEX_FILE: undefined });

beforeEach(() => {
  gitDir = mkdtempSync(path.join(os.tmpdir(), 'pickup-hook-'));
  execFileSync('git', ['init', '--quiet', '--bare', gitDir]);
  execFileSync('git', ['--git-dir', gitDir, 'config', 'core.bare', 'false']);
});
afterEach(() => rmSync(gitDir, { recursive: true, force: true }));

/** Stages a text under a name of this repository, whatever stands there in the folder. */
function stage(file: string, text: string): void {
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { env: env(), input: text, encoding: 'utf8' });
  const entry = `100644,${blob.trim()},${file}`;
  execFileSync('git', ['update-index', '--add', '--cacheinfo', entry], { env: env(), cwd: root });
}

/** What the hook says of what is staged. */
function commit(): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'config/hooks/pre-commit'), {
    cwd: root,
    env: env(),
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
}

it('lets through what is formatted and keeps the rules, and what is nobody’s to format', () => {
  stage('src-extensions/contract/src/fine.ts', "export const fine = 'fine';\n");
  stage('package-lock.json', '{"name":   "pickup"}');
  stage('config/pictures/some.webp', 'RIFF');
  expect(commit()).toEqual({ code: 0, said: '' });
});

it('lets through a commit of nothing but what is nobody’s to format', () => {
  stage('tests/bench/RESULTS.md', '| a   | b |\n');
  expect(commit()).toEqual({ code: 0, said: '' });
});

it('lets through a commit that adds nothing', () => {
  expect(commit()).toEqual({ code: 0, said: '' });
});

it('stops what is not formatted, and says what to do', () => {
  stage('src-extensions/contract/src/wide.ts', 'export const wide   = 1\n');
  const { code, said } = commit();
  expect(code).toBe(1);
  expect(said).toBe(
    'src-extensions/contract/src/wide.ts: not formatted; npm run format does it, then stage it again\n',
  );
});

it('stops an import against the directions, and names its line', () => {
  stage(
    'src-extensions/contract/src/upward.ts',
    "import { color } from '@pickup/web';\n\nexport const red = color('red');\n",
  );
  const { code, said } = commit();
  expect(code).toBe(1);
  expect(said).toContain('src-extensions/contract/src/upward.ts:1:23: contract must not import web;');
});

it.each([
  ['cms/src/broken.ts', 'export const = 1;\n'],
  ['config/broken.json', '{ "a": '],
  ['config/broken.yaml', 'a: [1,\n'],
])('stops what cannot be read: %s', (file, text) => {
  stage(file, text);
  const { code, said } = commit();
  expect(code).toBe(1);
  expect(said).toContain(file);
});
