import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightResults, vitestResults } from './report.mjs';

describe('the report of a suite', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pickup-report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const written = (report: object) => {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  };

  it('of Vitest names a failed test, and a file that could not be loaded', () => {
    const file = written({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'sum adds', failureMessages: [] },
            { status: 'failed', fullName: 'sum subtracts', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(vitestResults(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        { test: 'a.test.ts › sum subtracts', message: 'expected 1 to be 2' },
        { test: 'b.test.ts', message: 'Cannot find module' },
      ],
    });
  });

  it('of Playwright names a failed test, also inside a describe, and what failed around the tests', () => {
    const file = written({
      stats: { expected: 3, unexpected: 1, flaky: 0 },
      errors: [{ message: 'The set-up failed' }],
      suites: [
        {
          file: 'a.spec.ts',
          specs: [{ ok: true, title: 'opens', tests: [{ results: [{}] }] }],
          suites: [
            {
              file: 'a.spec.ts',
              specs: [{ ok: false, title: 'closes', tests: [{ results: [{ error: { message: 'not closed' } }] }] }],
            },
          ],
        },
      ],
    });
    expect(playwrightResults(file)).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        { test: 'a.spec.ts › closes', message: 'not closed' },
        { test: 'before or after the tests', message: 'The set-up failed' },
      ],
    });
  });
});
