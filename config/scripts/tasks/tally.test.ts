import { describe, expect, it } from 'vitest';
import { Tally } from './tally.mjs';

describe('what has been run', () => {
  const tally = new Tally();
  tally.add({ name: 'lint', passed: 1, failed: 0, seconds: 15.62 });
  tally.add({ name: 'rules and screens', passed: 3404, failed: 2, seconds: 58 });

  it('is a table with the time by the clock, in which parts may have run side by side', () => {
    expect(tally.table(60.04)).toBe(
      [
        'part               passed  failed  seconds',
        'lint                    1       0     15.6',
        'rules and screens    3404       2     58.0',
        'all                  3405       2     60.0',
      ].join('\n'),
    );
  });

  it('names each failed test with the beginning of what it said', () => {
    const message = `\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n${'    at somewhere\n'.repeat(40)}`;
    const failing = new Tally();
    failing.add({ name: 'lint', passed: 1, failed: 0, seconds: 1 });
    failing.add({ name: 'calls', passed: 0, failed: 1, seconds: 1, failures: [{ test: 'a.test.ts › adds', message }] });
    const [said = '', ...others] = failing.failures();
    expect(others).toEqual([]);
    expect(said.split('\n').slice(0, 2)).toEqual([
      'FAILED  calls: a.test.ts › adds',
      '        AssertionError: expected 1 to be 2',
    ]);
    expect(said.split('\n')).toHaveLength(13);
  });

  it('is summed up in one line', () => {
    expect(tally.lastLine()).toBe('3405 passed, 2 failed');
  });
});
