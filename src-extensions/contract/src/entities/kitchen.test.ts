import { describe, expect, it } from 'vitest';
import { ChangeKitchenControl } from './kitchen.js';

const until = '2026-11-21T17:30:00.000Z';
const issues = (input: unknown) =>
  ChangeKitchenControl.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('ChangeKitchenControl', () => {
  it.each([
    {},
    { pausedUntil: until },
    { pausedUntil: null },
    { extraMinutes: 5, extraUntil: until },
    { extraMinutes: 60, extraUntil: until, pausedUntil: null },
    { extraMinutes: null },
    { extraUntil: null },
    { extraMinutes: null, extraUntil: null },
  ])('accepts %j', (change) => {
    expect(ChangeKitchenControl.parse(change)).toEqual(change);
  });

  it.each([
    [{ extraMinutes: 15 }, 'extraUntil must be given with extraMinutes'],
    [{ extraMinutes: 15, extraUntil: null }, 'extraUntil must be given with extraMinutes'],
    [{ extraUntil: until }, 'extraMinutes must be given with extraUntil'],
    [{ extraUntil: until, extraMinutes: null }, 'extraMinutes must be given with extraUntil'],
    [{ extraMinutes: 4, extraUntil: until }, 'extraMinutes must be a whole number from 5 to 60'],
    [{ extraMinutes: 61, extraUntil: until }, 'extraMinutes must be a whole number from 5 to 60'],
    [{ extraMinutes: 7.5, extraUntil: until }, 'extraMinutes must be a whole number from 5 to 60'],
    [{ pausedUntil: '18:30' }, 'pausedUntil must be a time such as 2026-11-21T17:30:00.000Z'],
    [{ pausedUntil: 1795282200000 }, 'pausedUntil must be a time such as 2026-11-21T17:30:00.000Z'],
  ])('rejects %j', (change, issue) => {
    expect(issues(change)).toEqual([issue]);
  });

  it('rejects a field it does not know', () => {
    expect(ChangeKitchenControl.safeParse({ closedUntil: until }).success).toBe(false);
  });
});
