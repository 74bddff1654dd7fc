import { builtinModules } from 'node:module';
import path from 'node:path';
import { offers, workspaceOf, workspaces } from './workspaces.mjs';

const SCOPE = '@pickup/';
const BUILT_IN = new Set(builtinModules);
const TEST_FILE = /\.test\.tsx?$/;
/** What only tests import. */
const OF_TESTS = /\.test\.tsx?$|\/testing\//;
const OF_REACT = /^(react|react-dom|react-router|react-router-dom|styled-components|@radix-ui\/.+)$/;

/** Where our own code runs without React: the server's workspaces, Strapi's panel extension apart. */
const PANEL = 'cms/src/admin/';

/** `@scope/name` or `name` of an imported package. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** `storefront/src/features/menu/Card.tsx` → app `storefront`, part `features/menu`; null outside the two apps. */
function placeInApp(file) {
  const match = /^(storefront|admin-ui)\/src\/(features\/[^/]+|app)(?=\/|$)/.exec(file);
  return match && { app: match[1], part: match[2] };
}

/** What is wrong with importing one file of an app from another of it; null when nothing is. */
function withinApp(file, target) {
  const to = placeInApp(target);
  if (!to) return null;
  const from = placeInApp(file)?.part ?? null;
  const atTheTop = /^[^/]+\/src\/[^/]+$/.test(file);
  if (from === to.part || from === 'app' || atTheTop) return null;
  if (to.part === 'app') return TEST_FILE.test(file) ? null : 'Only app/ imports app/: it puts the features together.';
  return from === null
    ? `Only app/ imports features; what ${to.part} shares belongs outside features/.`
    : `Features never import each other: ${from} imports ${to.part}. What both need belongs outside features/.`;
}

/** What is wrong with a file of workspace `from` importing workspace `to`; null when nothing is. */
function acrossWorkspaces(file, from, to) {
  const { may, testsMay = [] } = workspaces[from];
  const allowed = TEST_FILE.test(file) ? [...may, ...testsMay] : may;
  if (allowed.includes(to)) return null;
  return `${from} must not import ${to}; of ours it may import ${may.join(', ') || 'nothing'}.`;
}

function ofOurs(file, workspace, target) {
  const [name, ...rest] = target.slice(SCOPE.length).split('/');
  if (!(name in workspaces)) return `There is no package ${SCOPE}${name}.`;
  if (name === workspace) return `${workspace} imports its own files by their relative path.`;
  const subpath = ['.', ...rest].join('/');
  return (
    acrossWorkspaces(file, workspace, name) ??
    (offers(name, subpath) ? null : `${SCOPE}${name} does not offer ${subpath}: import what its package exports.`)
  );
}

function ofOthers(file, workspace, specifier) {
  const isTest = TEST_FILE.test(file);
  const name = packageOf(specifier);
  const isBuiltIn = specifier.startsWith('node:') || BUILT_IN.has(name);
  const { side } = workspaces[workspace];
  if (side === 'pure' && name !== 'zod' && !(OF_TESTS.test(file) && ['vitest', 'fast-check'].includes(name))) {
    return `${workspace} imports zod and its own files only, not ${specifier}.`;
  }
  if (side === 'browser' && !isTest && isBuiltIn)
    return `${workspace} runs in a browser: it must not import ${specifier}.`;
  if (side === 'browser' && name.startsWith('@strapi/'))
    return `${workspace} knows the server by its calls only, not ${specifier}.`;
  if (side === 'server' && OF_REACT.test(name) && !file.startsWith(PANEL)) {
    return `${workspace} is a server package: it must not import ${specifier}.`;
  }
  return null;
}

/**
 * What is wrong with an import, as a sentence; null when nothing is.
 * @param {string} file  the importing file, relative to the root
 * @param {string} specifier  what it imports
 */
export function importProblem(file, specifier) {
  const workspace = workspaceOf(file);
  if (!workspace) return null;
  if (specifier.startsWith(SCOPE)) return ofOurs(file, workspace, specifier);
  if (!specifier.startsWith('.')) return ofOthers(file, workspace, specifier);
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const to = workspaceOf(`${target}/`);
  if (to === workspace) return withinApp(file, target);
  if (!to)
    return workspace === 'config' || workspace === 'tests'
      ? null
      : `${workspace} must not import files outside its folder: ${target}.`;
  const problem = acrossWorkspaces(file, workspace, to);
  if (problem || to === 'config' || to === 'tests') return problem;
  return `Import ${SCOPE}${to} by its name, never by a path into its folder.`;
}

/** Reports every import that goes against the directions of `workspaces.mjs`. */
export const directions = {
  meta: { type: 'problem', docs: { description: 'imports follow the directions between workspaces' }, schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const message = importProblem(file, node.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      TSExternalModuleReference: (node) => check(node.expression),
      "CallExpression[callee.name='require']": (node) => check(node.arguments[0]),
    };
  },
};
