import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PROCESS_FAULTS = path.resolve(import.meta.dirname, '../../../cms/dist/src/start/process-faults.js');

/** A fault as a driver throws it: the row it met hangs on it. */
const FAULT = `Object.assign(new Error('null value in column "name"'), { code: '23502', detail: 'Failing row: Quispel.' })`;

/** Runs a program that ends in a fault nobody catches. */
const crash = (fault: string) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const program = `require(${JSON.stringify(PROCESS_FAULTS)}).exitOnFault(); ${fault}`;
    execFile(process.execPath, ['-e', program], (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stdout + stderr });
    });
  });

describe('a fault that nobody catches', () => {
  it.each([
    ['thrown', `setTimeout(() => { throw ${FAULT}; })`],
    ['of a promise', `void Promise.reject(${FAULT})`],
  ])('%s ends the process with its sentence, and without the row it met', async (_, fault) => {
    const { code, said } = await crash(fault);
    expect(code).toBe(1);
    expect(said).toMatch(/^Error \(23502\): null value in column "name"\n {4}at /);
    expect(said).not.toContain('Quispel');
  });
});
