import { afterAll } from 'vitest';

/**
 * What is asked of an element's style before a role is found, a name is read, something is pressed, shown or scrolled: the
 * word of a rule that says something of it, where its name alone is not that word.
 */
const ASKED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointer-events', 'pointer-events'],
  ['animation-name', 'animation'],
  ['overflow-y', 'overflow'],
]);

/** What an element takes from those around it: its class alone does not tell. */
const INHERITED = new Set(['visibility', 'pointer-events']);

const look = (element: Element) =>
  `${element.localName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('style') ?? ''}`;

function lookWithAncestors(element: Element): string {
  const above = element.parentElement;
  return above === null ? look(element) : `${lookWithAncestors(above)} > ${look(element)}`;
}

/** What has been answered, for all files of a worker: the names of classes come from what stands in them. */
const known = new Map<string, string>();

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What stands in a rule, which takes long to put together. */
const textOf = new WeakMap<CSSRule, string>();

function selectorsAbout(word: string, rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    const text = textOf.get(rule) ?? rule.cssText;
    textOf.set(rule, text);
    if (!text.includes(word)) return [];
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    return rule instanceof CSSGroupingRule ? selectorsAbout(word, rule.cssRules) : [];
  });
}

/** The selectors of all rules of the page that say something of a word, looked up again whenever there are others. */
const selectors = { count: 0, last: undefined as CSSRule | undefined, byWord: new Map<string, string[]>() };

function selectorsOfPage(word: string): string[] {
  const lists = [...document.styleSheets].map(({ cssRules }) => cssRules);
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const list = lists.at(-1);
  const last = list?.[list.length - 1];
  if (count !== selectors.count || last !== selectors.last)
    Object.assign(selectors, { count, last, byWord: new Map() });
  const found = selectors.byWord.get(word) ?? lists.flatMap((rules) => selectorsAbout(word, rules));
  selectors.byWord.set(word, found);
  return found;
}

/** Whether a style says something of a word for an element, or for one around it from which it would be taken. */
function isSaid(element: Element, word: string, isInherited: boolean): boolean {
  const hasOwn = element.getAttribute('style')?.includes(word) ?? false;
  if (hasOwn || selectorsOfPage(word).some((selector) => element.matches(selector))) return true;
  return isInherited && element.parentElement !== null && isSaid(element.parentElement, word, isInherited);
}

/**
 * Answers what the testing libraries ask of an element's style from what is known of its class, and of the classes around
 * it for what it inherits: matching every rule of every style sheet for each element anew took a third of the time of all
 * screen tests. An element's own style and `hidden` count as ever. Any other property is the DOM's answer. It holds until
 * the file ends: the files of a worker share a window, which would ask itself ever deeper.
 */
export function rememberStyles(window: Window): void {
  const ofWindow: unknown = Reflect.get(window, 'getComputedStyle');
  const fromSheets = window.getComputedStyle.bind(window);
  const forget = () => known.clear();
  window.addEventListener('resize', forget);
  afterAll(() => {
    window.removeEventListener('resize', forget);
    Reflect.set(window, 'getComputedStyle', ofWindow);
  });

  /** Nobody says something of most properties of most elements; what an element is displayed as, the DOM says itself. */
  function fromStyles(element: Element, name: string): string {
    const isEmpty = name !== 'display' && !isSaid(element, ASKED.get(name) ?? name, INHERITED.has(name));
    return isEmpty ? '' : fromSheets(element).getPropertyValue(name);
  }

  function answer(element: HTMLElement | SVGElement, name: string): string {
    const own = element.style.getPropertyValue(name);
    if (own !== '') return own;
    if (name === 'display' && element instanceof HTMLElement && element.hidden) return 'none';
    const key = `${name} ${INHERITED.has(name) ? lookWithAncestors(element) : look(element)}`;
    const found = known.get(key) ?? fromStyles(element, name);
    known.set(key, found);
    return found;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof HTMLElement || element instanceof SVGElement))
      return fromSheets(element, pseudo);
    const all = () => fromSheets(element);
    return new Proxy(element.style, {
      get(_, name) {
        if (typeof name === 'string' && ASKED.has(kebab(name))) return answer(element, kebab(name));
        if (name === 'getPropertyValue') {
          return (asked: string) => (ASKED.has(asked) ? answer(element, asked) : all().getPropertyValue(asked));
        }
        const value: unknown = Reflect.get(all(), name);
        return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, all(), args) : value;
      },
    });
  };
}
