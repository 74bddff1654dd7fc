import type { StyleSheetManager } from 'styled-components';

type Middleware = NonNullable<Parameters<typeof StyleSheetManager>[0]['stylisPlugins']>[number];
type StylisElement = Parameters<Middleware>[0];

/** What asks something of the window or of a container, and may stand inside a rule as well as around it. */
const CONDITIONS = new Set(['@media', '@container', '@supports']);

const isRule = (child: StylisElement | string): child is StylisElement =>
  typeof child !== 'string' && child.type === 'rule';

/** `@media print { .dish { … } }` as `.dish { @media print { … } }`. */
function nested(atRule: StylisElement, rule: StylisElement): StylisElement {
  const inside = { ...atRule, root: rule, parent: rule, children: rule.children };
  return { ...rule, root: null, parent: null, children: [inside] };
}

/**
 * Writes conditions inside of rules. When a rule is added to a style sheet, Chromium looks again only at the elements it
 * matches; when an at-rule is, at every element of the page, which took longer than all else a press on a button did.
 */
export const nestAtRules: Middleware = (element, index, children) => {
  if (!CONDITIONS.has(element.type) || element.root || !Array.isArray(element.children)) return;
  const rules = element.children.filter(isRule);
  if (rules.length < element.children.length) return;
  const [first, ...others] = rules.map((rule) => nested(element, rule));
  if (!first) return;
  Object.assign(element, first);
  children.splice(index + 1, 0, ...others);
};

/** On a server and in browsers that give what is nested another weight than its rule: nothing is changed. */
const leaveAtRules: Middleware = () => undefined;

const plugin = 'CSSNestedDeclarations' in globalThis ? nestAtRules : leaveAtRules;

// Names of classes depend on the name of each plugin: it is the same on both sides, also where names are shortened.
Object.defineProperty(plugin, 'name', { value: 'nest-at-rules' });

/** For all styles of an app. */
export const STYLIS_PLUGINS = [plugin];
