import path from 'node:path';
import { root } from './rooms.mjs';

const SAYS_NOTHING = /^(utils?|helpers?|common|misc|shared-utils)$/;

/** A folder or file says what is in it. */
export const tellingNames = {
  meta: { type: 'suggestion', docs: { description: 'no utils, helpers, common or misc' }, schema: [] },
  create: (context) => ({
    Program(node) {
      const parts = path.relative(root, context.filename).split(path.sep);
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
        if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Say why the rule is turned off: `-- reason`.' });
        }
      }
    },
  }),
};

const CLOCK = 'contract reads no clock: time is an argument.';

/** Ways to read the clock. */
export const clock = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: CLOCK },
  { selector: "MemberExpression[object.name='Date'][property.value='now']", message: CLOCK },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK },
  { selector: "CallExpression[callee.name='Date']", message: CLOCK },
  { selector: "MemberExpression[object.name='performance']", message: CLOCK },
  { selector: 'CallExpression[callee.property.name=/^format(ToParts)?$/][arguments.length=0]', message: CLOCK },
];

/** What a browser or Node offers beyond the language: `contract` does no I/O. */
export const surroundings = [
  ...['console', 'process', 'window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'crypto'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'setTimeout', 'setInterval', 'queueMicrotask', 'require', 'Buffer'],
].map((name) => ({ name, message: 'contract does no I/O and works anywhere.' }));

const FOCUSED = 'Every test runs, always: no only, skip, todo or fixme.';
const RUNNERS = '/^(it|test|describe|suite|bench)$/';
const LEFT_OUT = '/^(only|skip|todo|fixme|skipIf|runIf)$/';

/** Tests that are left out, or that leave the others out. */
export const unfocused = [
  { selector: `MemberExpression[object.name=${RUNNERS}][property.name=${LEFT_OUT}]`, message: FOCUSED },
  { selector: `MemberExpression[object.object.name=${RUNNERS}][property.name=${LEFT_OUT}]`, message: FOCUSED },
  { selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', message: FOCUSED },
];
