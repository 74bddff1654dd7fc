import { describe, expect, it } from 'vitest';
import { createLogFormat } from './log-format.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');

type Entry = Parameters<ReturnType<typeof createLogFormat>['transform']>[0];

/** A log with a clock of its own; it gives what the logger's transports write of an entry. */
function openLog() {
  let now = NOW;
  const format = createLogFormat(() => now);
  return {
    write: (entry: Entry): string | null => {
      const told = format.transform(entry);
      return told === false ? null : String(Reflect.get(told, Symbol.for('message')));
    },
    pass: (ms: number) => (now += ms),
  };
}

const refused = (more: object) => Object.assign(new Error('no'), { level: 'error', ...more });

describe('a line of the log', () => {
  it('has its time, its level and its message', () => {
    expect(openLog().write({ level: 'warn', message: 'Careful.' })).toBe('[2026-11-22T12:00:00.000Z] warn: Careful.');
  });

  it('describes an error, alone or as the message', () => {
    const fault = new Error('no answer for anna@example.com');
    expect(openLog().write(Object.assign(fault, { level: 'error' }))).toMatch(/ error: Error: no answer for …\n\s+at /);
    expect(openLog().write({ level: 'error', message: fault })).toMatch(/ error: Error: no answer for …\n\s+at /);
  });

  it('logs a repeated error once a minute, with its count', () => {
    const log = openLog();
    const entry = { level: 'error', message: new Error('the disk is full') };
    const other = { level: 'error', message: new Error('the printer is out of paper') };
    expect(log.write(entry)).toMatch(/^\[.*\] error: Error: the disk is full\n/);
    expect([log.write(entry), log.write(entry)]).toEqual([null, null]);
    expect(log.write(other)).toMatch(/out of paper/);
    log.pass(60_000);
    expect(log.write(entry)).toMatch(
      /^\[.*\] error: Error: the disk is full\n(.*\n)+The same, untold since: 2 times\.$/,
    );
  });

  it('logs every message that is no error', () => {
    const log = openLog();
    expect(log.write({ level: 'warn', message: 'Careful.' })).toBe(log.write({ level: 'warn', message: 'Careful.' }));
  });

  it.each([
    { status: 413 },
    { statusCode: 400 },
    { httpCode: 400 },
    { code: 'HPE_INVALID_CHUNK_SIZE' },
    { code: 1002 },
  ])('logs an unreadable request in one short line: %o', (more) => {
    const log = openLog();
    expect(log.write(refused(more))).toBe('[2026-11-22T12:00:00.000Z] warn: A request could not be read: Error.');
    for (let time = 0; time < 1000; time += 1) {
      const fault = Object.assign(new SyntaxError(`at position ${time}`), { level: 'error', status: 400 });
      expect(log.write(fault)).toBeNull();
    }
    log.pass(60_000);
    expect(log.write(refused(more))).toMatch(/read: Error\. And 1000 more since the last such line\.$/);
  });

  it.each([{ status: 500 }, { status: 503 }, { code: 'ECONNRESET' }])(
    'logs the stack of a server error: %o',
    (more) => {
      expect(openLog().write(refused(more))).toMatch(/error: Error.*\n\s+at /);
    },
  );
});
