import path from 'node:path';

const SAYS_NOTHING = /^(utils?|helpers?|common|misc|shared-utils)$/;

/** A folder or file says what is in it. */
export const tellingNames = {
  meta: { type: 'suggestion', docs: { description: 'no utils, helpers, common or misc' }, schema: [] },
  create: (context) => ({
    Program(node) {
      const parts = path.relative(context.cwd, context.filename).split(path.sep);
      const empty = parts.map((part) => part.split('.')[0]).find((part) => SAYS_NOTHING.test(part));
      if (empty) context.report({ node, message: `'${empty}' does not say what is in it.` });
    },
  }),
};

/** Whoever turns a rule off says why beside it: `eslint-disable-next-line name -- reason`. */
export const reasonToDisable = {
  meta: { type: 'suggestion', docs: { description: 'eslint-disable carries a reason' }, schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(eslint|oxlint)-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Say why the rule is turned off: `-- reason`.' });
        }
      }
    },
  }),
};

/** A rule that reports whatever matches one of these selectors. */
const forbid = (description, message, selectors) => ({
  meta: { type: 'problem', docs: { description }, schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** Time is an argument of every rule in `contract`; no rule reads the clock. */
export const noClock = forbid('contract reads no clock', 'contract reads no clock: time is an argument.', [
  "MemberExpression[object.name='Date'][property.name='now']",
  "MemberExpression[object.name='Date'][property.value='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='performance']",
  'CallExpression[callee.property.name=/^format(ToParts)?$/][arguments.length=0]',
]);

const RUNNERS = '/^(it|test|describe|suite|bench)$/';
const LEFT_OUT = '/^(only|skip|todo|fixme|skipIf|runIf)$/';

/** No test is left out, and none leaves the others out. */
export const noLeftOutTests = forbid(
  'every test runs, always',
  'Every test runs, always: no only, skip, todo or fixme.',
  [
    `MemberExpression[object.name=${RUNNERS}][property.name=${LEFT_OUT}]`,
    `MemberExpression[object.object.name=${RUNNERS}][property.name=${LEFT_OUT}]`,
    'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
  ],
);

/** What is written out where it stands needs no spread. */
export const noSpreadLiterals = forbid(
  'no literal is spread where it is written',
  'Write its parts here: a literal needs no spread.',
  ["SpreadElement[argument.type='ObjectExpression']", "SpreadElement[argument.type='ArrayExpression']"],
);
