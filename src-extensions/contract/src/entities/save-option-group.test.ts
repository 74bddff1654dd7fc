import { describe, expect, it } from 'vitest';
import { SaveOptionGroup } from './option-group.js';

const options = (count: number, isActive = true) =>
  Array.from({ length: count }, (_, index) => ({ name: `Option ${index}`, isActive }));
const issuesOf = (given: object[]) =>
  SaveOptionGroup.safeParse({ name: 'Toppings', options: given }).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  ) ?? [];

describe('the options of a group to be saved', () => {
  it.each([
    ['fifty', options(50), []],
    ['fifty besides fifty deleted ones', [...options(50), ...options(50, false)], []],
    ['one more', options(51), ['options must hold at most 50 options']],
    ['one more deleted one', [...options(50), ...options(51, false)], ['options must hold at most 50 options']],
    ['twice as many and one', options(101), ['options must hold at most 50 options']],
    ['none', [], ['options must hold at least one option']],
    ['only deleted ones', options(2, false), ['options must hold at least one option']],
  ])('may be fifty besides deleted ones: %s', (_, given, issues) => {
    expect(issuesOf(given)).toEqual(issues);
  });
});
