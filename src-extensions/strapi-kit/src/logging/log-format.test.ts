import { describe, expect, it } from 'vitest';
import { logFormat } from './log-format.js';

/** What the logger's transports write of an entry. */
const lineOf = (entry: Parameters<typeof logFormat.transform>[0]): string =>
  String(Reflect.get(logFormat.transform(entry), Symbol.for('message')));

describe('a line of the log', () => {
  it('has its time, its level and its message', () => {
    expect(lineOf({ level: 'warn', message: 'Careful.' })).toMatch(/^\[\d{4}-\d\d-\d\dT[\d:.]+Z\] warn: Careful\.$/);
  });

  it('tells a fault, alone or as the message', () => {
    const fault = new Error('no answer for anna@example.com');
    expect(lineOf(Object.assign(fault, { level: 'error' }))).toMatch(/ error: Error: no answer for …\n\s+at /);
    expect(lineOf({ level: 'error', message: fault })).toMatch(/ error: Error: no answer for …\n\s+at /);
  });
});
