/** The text of a rule, which takes long to put together. */
const textOf = new WeakMap<CSSRule, string>();

/** The selectors of the rules whose text has a word, in media queries and the like too. */
function selectorsWith(word: string, rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    const text = textOf.get(rule) ?? rule.cssText;
    textOf.set(rule, text);
    if (!text.includes(word)) return [];
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    return rule instanceof CSSGroupingRule ? selectorsWith(word, rule.cssRules) : [];
  });
}

/** What has been looked up in the page's rules, as long as those are as many and end with the same one. */
const lookedUp: { count: number; last: CSSRule | undefined; selectors: Map<string, string[]> } = {
  count: 0,
  last: undefined,
  selectors: new Map(),
};

function selectorsOfPage(word: string): string[] {
  const sheets = [...document.styleSheets].map(({ cssRules }) => cssRules);
  const count = sheets.reduce((sum, { length }) => sum + length, 0);
  const sheet = sheets.at(-1);
  const last = sheet?.[sheet.length - 1];
  if (count !== lookedUp.count || last !== lookedUp.last) {
    Object.assign(lookedUp, { count, last });
    lookedUp.selectors.clear();
  }
  const found = lookedUp.selectors.get(word) ?? sheets.flatMap((rules) => selectorsWith(word, rules));
  lookedUp.selectors.set(word, found);
  return found;
}

/** Whether a style attribute or a matching rule may declare a property of an element, or for one it inherits from. */
export function mayBeDeclared(element: Element, property: string, isInherited: boolean): boolean {
  // As their shorthands do: `overflow` declares an `overflow-y`, `animation` an `animation-name`.
  const word = property.replace(/-(name|y)$/, '');
  const hasOwn = element.getAttribute('style')?.includes(word) ?? false;
  if (hasOwn || selectorsOfPage(word).some((selector) => element.matches(selector))) return true;
  const above = isInherited ? element.parentElement : null;
  return above !== null && mayBeDeclared(above, property, isInherited);
}
