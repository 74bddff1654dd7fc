import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restrictToOwner } from './file-permissions.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pickup-private-'));
  for (const name of ['data', 'data/public', 'data/public/uploads']) mkdirSync(path.join(folder, name));
  for (const name of ['pickup.db', 'pickup.db-wal', 'secrets.env', 'public/uploads/a.webp', 'notes.txt', '../other']) {
    writeFileSync(path.join(folder, 'data', name), '');
    chmodSync(path.join(folder, 'data', name), 0o644);
  }
  symlinkSync('../../other', path.join(folder, 'data/public/link'));
  for (const name of ['data', 'data/public', 'data/public/uploads']) chmodSync(path.join(folder, name), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o7777).toString(8);

describe('a data folder that other users can read', () => {
  it('is restricted to its owner, with all files of the product and no others', () => {
    expect(restrictToOwner(path.join(folder, 'data'))).toBe(true);
    for (const name of ['data', 'data/public', 'data/public/uploads']) expect(modeOf(name)).toBe('700');
    for (const name of ['pickup.db', 'pickup.db-wal', 'secrets.env', 'public/uploads/a.webp']) {
      expect(modeOf(`data/${name}`)).toBe('600');
    }
    expect([modeOf('data/notes.txt'), modeOf('other')]).toEqual(['644', '644']);
  });

  it('is not changed when it is a shared folder such as /tmp', () => {
    chmodSync(path.join(folder, 'data'), 0o1777);
    expect(restrictToOwner(path.join(folder, 'data'))).toBe(false);
    expect([modeOf('data'), modeOf('data/pickup.db')]).toEqual(['1777', '600']);
  });

  it('may lose files meanwhile: another instance that starts has temporary ones', async () => {
    const file = JSON.stringify(path.join(folder, 'data/secrets.env.0a0b.new'));
    const comeAndGo = `const { rmSync, writeFileSync } = require('node:fs');
      const { parentPort } = require('node:worker_threads');
      for (let turn = 0; ; turn += 1) {
        writeFileSync(${file}, '');
        rmSync(${file});
        if (turn === 0) parentPort.postMessage('begun');
      }`;
    const other = new Worker(comeAndGo, { eval: true });
    await new Promise((begun) => other.once('message', begun));
    for (let turn = 0; turn < 500; turn += 1) expect(restrictToOwner(path.join(folder, 'data'))).toBe(true);
    await other.terminate();
  });

  it('gets no new permissions', () => {
    chmodSync(path.join(folder, 'data/pickup.db'), 0o444);
    restrictToOwner(path.join(folder, 'data'));
    expect(modeOf('data/pickup.db')).toBe('400');
  });
});
