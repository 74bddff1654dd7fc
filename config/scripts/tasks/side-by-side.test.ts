import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExplainedError } from './run.mjs';
import { bringAll } from './side-by-side.mjs';

let root = '';
let said = '';
let happened: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'pickup-steps-'));
  await mkdir(path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'input'), 'first');
  [said, happened] = ['', []];
});
afterEach(() => rm(root, { recursive: true }));

type Step = Parameters<typeof bringAll>[0][number];

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A step that writes the file of its name, a few turns of the event loop after it has begun. */
const step = (name: string, changes: Partial<Step> = {}): Step => ({
  name,
  says: `Making ${name}`,
  inputs: ['input'],
  outputs: [name],
  async work() {
    happened.push(`${name} begins`);
    for (let turns = 0; turns < 5; turns += 1) await turn();
    await writeFile(path.join(root, name), 'made');
    happened.push(`${name} is done`);
  },
  ...changes,
});

const bring = (steps: Step[], onDone?: (name: string) => void) =>
  bringAll(steps, { root, say: (text) => (said += text), onDone });

/** Runs until it is told to end. */
const endless = (name: string) =>
  step(name, {
    work: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          happened.push(`${name} is ended`);
          reject(new Error('ended'));
        });
      }),
  });

describe('build steps', () => {
  it('are done two at a time, in their order', async () => {
    await bring([step('a'), step('b'), step('c')]);
    expect(happened.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(happened.indexOf('c begins')).toBeGreaterThan(2);
    expect(happened).toHaveLength(6);
    expect(said).toBe('Making a …\nMaking b …\nMaking c …\n');
  });

  it('wait for those they come after, and only for those', async () => {
    await bring([step('a'), step('b', { after: ['a', 'not of this build'] }), step('c')]);
    expect(happened.slice(0, 2)).toEqual(['a begins', 'c begins']);
    expect(happened.indexOf('b begins')).toBeGreaterThan(happened.indexOf('a is done'));
  });

  it('are left out when their inputs are those of the last time and their outputs are there', async () => {
    const steps = [step('a'), step('b')];
    await bring(steps);
    happened = [];
    await bring(steps);
    expect(happened).toEqual([]);
    await rm(path.join(root, 'b'));
    await bring(steps);
    expect(happened).toEqual(['b begins', 'b is done']);
    await writeFile(path.join(root, 'input'), 'second');
    await bring(steps);
    expect(happened).toHaveLength(6);
  });

  it('are stale again when an input has changed while they ran', async () => {
    const work = () =>
      Promise.all([writeFile(path.join(root, 'a'), ''), writeFile(path.join(root, 'input'), 'second')]);
    await bring([step('a', { work: async () => void (await work()) })]);
    await bring([step('a')]);
    expect(happened).toEqual(['a begins', 'a is done']);
  });

  it('tell of each that is up to date, whether it had to be done or not', async () => {
    await bring([step('a')]);
    const done: string[] = [];
    await bring([step('a'), step('b')], (name) => done.push(name));
    expect(done).toEqual(['a', 'b']);
  });
});

describe('a build step that fails', () => {
  const failing = (error: Error) => step('a', { work: () => Promise.reject(error) });

  it('is named in one sentence, and ends those beside it', async () => {
    const built = bring([failing(new ExplainedError('vite build ended with 1.')), endless('b'), step('c')]);
    await expect(built).rejects.toThrow(new ExplainedError('Making a failed: vite build ended with 1.'));
    expect(happened).toEqual(['b is ended']);
  });

  it('is done again the next time, also when it had once been done', async () => {
    await bring([step('a')]);
    await writeFile(path.join(root, 'input'), 'second');
    await expect(bring([failing(new Error('a fault'))])).rejects.toThrow('Making a failed: Error: a fault');
    await writeFile(path.join(root, 'input'), 'first');
    happened = [];
    await bring([step('a')]);
    expect(happened).toEqual(['a begins', 'a is done']);
  });

  it('says which place cannot be written to', async () => {
    const error = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/opt/pickup/cms/dist' });
    await expect(bring([failing(error)])).rejects.toThrow(
      new ExplainedError(
        'Making a failed: /opt/pickup/cms/dist must be a place this user can write to, but it is not.',
      ),
    );
  });

  it('also fails because of what hears that it is done: a wrong setting ends the others', async () => {
    const refuse = () => {
      throw new ExplainedError('PORT must be a port number.');
    };
    await expect(bring([step('a'), endless('b')], refuse)).rejects.toThrow('PORT must be a port number.');
    expect(happened.at(-1)).toBe('b is ended');
  });
});
