import { describe, expect, it } from 'vitest';
import { lintTexts } from './lint-texts.mjs';

const CONTRACT = 'src-extensions/contract/src/rules';
const ORDERING = 'src-extensions/ordering/src/orders';
const OFF = 'eslint-disable-next-line @typescript-eslint/no-explicit-any';
const ANY = 'export const f = (_x: any) => 1;';
// Put together here, so that a search of the tree for these words finds nothing.
const word = (...parts: string[]) => parts.join('');

/** Which rule reports a text that stands in a folder, under a name if it matters; null when none does. */
interface Case {
  says: string;
  folder: string;
  name?: string;
  code: string;
  rule: string | null;
}

const readsClock: Case[] = [
  'export const now = Date.now();',
  "export const now = Date['now']();",
  'export const now = new Date();',
  'export const now = Date();',
  'export const now = performance.now();',
  "export const now = new Intl.DateTimeFormat('en').format();",
].map((code) => ({ says: `contract reads no clock: ${code}`, folder: CONTRACT, code, rule: 'pickup(no-clock)' }));

const usesGivenTime: Case[] = [
  'export const at = (now: number) => new Date(now);',
  "export const day = Date.parse('2026-11-21');",
  "export const text = (now: number) => new Intl.DateTimeFormat('en').format(now);",
].map((code) => ({ says: `contract computes with the time it is given: ${code}`, folder: CONTRACT, code, rule: null }));

const doesIo: Case[] = [
  'console.log(1);',
  'export const x = process.env;',
  "void fetch('/');",
  'localStorage.clear();',
].map((code) => ({
  says: `contract does no I/O: ${code}`,
  folder: CONTRACT,
  code,
  rule: 'eslint(no-restricted-globals)',
}));

const leftOut: Case[] = [
  word('it.', 'only'),
  word('test.', 'skip'),
  word('describe.', 'only'),
  word('test.describe.', 'skip'),
  word('it.', 'todo'),
  word('test.', 'fixme'),
  'xit',
  'fdescribe',
].flatMap((call) =>
  [
    { folder: CONTRACT, name: `${call}.test.ts` },
    { folder: 'tests/e2e', name: `${call}.spec.ts` },
  ].map(({ folder, name }) => ({
    says: `every test runs, no ${call} in ${folder}`,
    folder,
    name,
    code: `${call}('works', () => {});`,
    rule: 'pickup(no-left-out-tests)',
  })),
);

const CASES: Case[] = [
  ...readsClock,
  ...usesGivenTime,
  ...doesIo,
  ...leftOut,
  {
    says: "a test of contract's may read the clock",
    folder: CONTRACT,
    name: 'clock.test.ts',
    code: 'export const now = Date.now();',
    rule: null,
  },
  { says: 'others may read the clock', folder: ORDERING, code: 'export const now = Date.now();', rule: null },
  {
    says: 'an ordinary test is fine',
    folder: CONTRACT,
    code: "it.each([1])('works', () => {});\nexport const x = [1].slice();",
    rule: null,
  },
  {
    says: 'skipping rows is fine',
    folder: ORDERING,
    code: 'export const x = (query: Query) => query.skip(20);',
    rule: null,
  },
  ...[word('@ts-', 'ignore'), word('@ts-', 'nocheck')].map((comment) => ({
    says: `no ${comment}`,
    folder: ORDERING,
    code: `// ${comment}\nexport const x = 1;\n`,
    rule: 'typescript(ban-ts-comment)',
  })),
  { says: 'no any', folder: ORDERING, code: ANY, rule: 'typescript(no-explicit-any)' },
  {
    says: 'no asserted value',
    folder: ORDERING,
    code: 'export const f = (x?: string) => x!;',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    says: 'turning a rule off needs a reason',
    folder: ORDERING,
    code: `// ${OFF}\n${ANY}`,
    rule: 'pickup(reason-to-disable)',
  },
  { says: 'with a reason a rule may be off', folder: ORDERING, code: `// ${OFF} -- a reason\n${ANY}`, rule: null },
  ...['storefront/src/utils', 'cms/src/helpers', 'admin-ui/src/common', 'tests/misc'].map((folder) => ({
    says: `a name says what is in it: ${folder}`,
    folder,
    code: 'export const x = 1;\n',
    rule: 'pickup(telling-names)',
  })),
  {
    says: 'a file named helpers does not say what is in it',
    folder: 'cms/src',
    name: 'helpers.ts',
    code: 'export const x = 1;\n',
    rule: 'pickup(telling-names)',
  },
  { says: 'a file of 250 lines is short enough', folder: ORDERING, code: 'export {};\n'.repeat(250), rule: null },
  {
    says: 'a file of 251 lines is too long',
    folder: ORDERING,
    code: 'export {};\n'.repeat(251),
    rule: 'eslint(max-lines)',
  },
  ...['export const x = { ...{ a: 1 }, b: 2 };', 'export const x = [...[1], 2];'].map((code) => ({
    says: `a literal is not spread: ${code}`,
    folder: ORDERING,
    code,
    rule: 'pickup(no-spread-literals)',
  })),
  {
    says: 'what depends on something may be spread',
    folder: ORDERING,
    code: 'export const f = (b: boolean) => ({ ...(b && { a: 1 }) });',
    rule: null,
  },
  {
    says: 'a test of 280 lines is short enough',
    folder: ORDERING,
    name: 'long.test.ts',
    code: 'export {};\n'.repeat(280),
    rule: null,
  },
  {
    says: 'a test of 281 lines is too long',
    folder: ORDERING,
    name: 'longer.test.ts',
    code: 'export {};\n'.repeat(281),
    rule: 'eslint(max-lines)',
  },
];

describe('habits', () => {
  const fileOf = ({ folder, name }: Case, index: number) => `${folder}/${name ?? `case-${index}.ts`}`;
  // One run of the linter for all of them: it starts in a second and reads a file in a millisecond.
  const { problems } = lintTexts(new Map(CASES.map((one, index) => [fileOf(one, index), one.code])));

  it.each(CASES.map((one, index) => ({ ...one, file: fileOf(one, index) })))('$says', ({ file, rule }) => {
    const rules = problems.filter((problem) => problem.file === file).map((problem) => problem.rule);
    expect(rules).toEqual(rule === null ? [] : [rule]);
  });
});
