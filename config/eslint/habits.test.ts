import { describe, expect, it } from 'vitest';
import { complaints } from './snippets.ts';

const contract = 'src-extensions/contract/src/rules/x.ts';
const ordering = 'src-extensions/ordering/src/placing/x.ts';

describe('contract', () => {
  it.each([
    'export const now = Date.now();',
    "export const now = Date['now']();",
    'export const now = new Date();',
    'export const now = Date();',
    'export const now = performance.now();',
    "export const now = new Intl.DateTimeFormat('en').format();",
  ])('reads no clock: %s', async (code) => {
    expect(await complaints(contract, code)).toEqual(['contract reads no clock: time is an argument.']);
  });

  it.each([
    'export const at = (now: number) => new Date(now);',
    "export const day = Date.parse('2026-11-21');",
    "export const text = (now: number) => new Intl.DateTimeFormat('en').format(now);",
  ])('computes with the time it is given: %s', async (code) => {
    expect(await complaints(contract, code)).toEqual([]);
  });

  it.each(['console.log(1);', 'export const x = process.env;', "void fetch('/');", 'localStorage.clear();'])(
    'does no I/O: %s',
    async (code) => {
      expect(await complaints(contract, code)).toHaveLength(1);
    },
  );

  it('others may read the clock', async () => {
    expect(await complaints(ordering, 'export const now = Date.now();')).toEqual([]);
  });
});

describe('habits', () => {
  const test = 'src-extensions/contract/src/rules/x.test.ts';
  // Put together here, so that a search of the tree for these words finds nothing.
  const word = (...parts: string[]) => parts.join('');

  it.each([
    word('it.', 'only'),
    word('test.', 'skip'),
    word('describe.', 'only'),
    word('test.describe.', 'skip'),
    word('it.', 'todo'),
    word('test.', 'fixme'),
    'xit',
    'fdescribe',
  ])('every test runs: no %s', async (call) => {
    expect(await complaints(test, `${call}('works', () => {});`)).toHaveLength(1);
    expect(await complaints('tests/e2e/order.spec.ts', `${call}('works', () => {});`)).toHaveLength(1);
  });

  it('an ordinary test and an ordinary skip are fine', async () => {
    expect(await complaints(test, "it.each([1])('works', () => {});\nexport const x = [1].slice();")).toEqual([]);
    expect(await complaints(ordering, 'export const x = (query: Query) => query.skip(20);')).toEqual([]);
  });

  it.each([word('@ts-', 'ignore'), word('@ts-', 'nocheck')])('no %s', async (comment) => {
    expect(await complaints(ordering, `// ${comment}\nexport const x = 1;\n`)).toHaveLength(1);
  });

  it.each(['export const f = (x: any) => 1;', 'export const f = (x?: string) => x!;'])(
    'no way around a type: %s',
    async (code) => {
      expect(await complaints(ordering, code)).toHaveLength(1);
    },
  );

  it('whoever turns a rule off says why', async () => {
    const off = 'eslint-disable-next-line @typescript-eslint/no-explicit-any';
    const code = 'export const f = (x: any) => 1;';
    expect(await complaints(ordering, `// ${off}\n${code}`)).toHaveLength(1);
    expect(await complaints(ordering, `// ${off} -- a reason\n${code}`)).toEqual([]);
  });

  it.each(['storefront/src/utils/x.ts', 'cms/src/helpers.ts', 'admin-ui/src/common/x.tsx', 'tests/misc/x.ts'])(
    'a name says what is in it: %s',
    async (file) => {
      expect(await complaints(file, 'export const x = 1;\n')).toHaveLength(1);
    },
  );

  it('files stay short', async () => {
    expect(await complaints(ordering, 'export {};\n'.repeat(280))).toEqual([]);
    expect(await complaints(ordering, 'export {};\n'.repeat(281))).toHaveLength(1);
  });
});
