import { afterAll } from 'vitest';
import { mayBeDeclared } from './declared-styles.js';

/** What is asked of an element before a role is found, a name is read, something is pressed, shown or scrolled. */
const ASKED = new Set(['display', 'visibility', 'pointer-events', 'animation-name', 'overflow-y']);

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

  /** Most properties are declared nowhere for an element; what it is displayed as, its tag tells too. */
  const isEmpty = (element: Element, name: string) =>
    name !== 'display' && !mayBeDeclared(element, name, INHERITED.has(name));

  function answer(element: HTMLElement | SVGElement, name: string): string {
    const own = element.style.getPropertyValue(name);
    if (own !== '') return own;
    if (name === 'display' && element instanceof HTMLElement && element.hidden) return 'none';
    const key = `${name} ${INHERITED.has(name) ? lookWithAncestors(element) : look(element)}`;
    const found = known.get(key) ?? (isEmpty(element, name) ? '' : fromSheets(element).getPropertyValue(name));
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
