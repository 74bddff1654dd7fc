import {
  createContext,
  type HTMLAttributes,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from './hydration.js';

const HydratingContext = createContext(false);

/** Stands around an app that takes over what a server rendered: parts of it may stay as they came until they are used. */
export const HydratingProvider = HydratingContext.Provider;

/** Whether the component's first render takes over what the server rendered. */
export function useTakesOver(): boolean {
  const takesOver = useContext(HydratingContext);
  const isHydrated = useHydrated();
  return useState(takesOver && !isHydrated)[0];
}

/** The same commit renders the components and stops the watching: a press right after it is theirs alone. */
const useEffectInCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** How far from the window's edges a part counts as near. */
const MARGIN = '25% 0px';

/** Positions among the children, from an element down to one inside it. */
function wayTo(root: Element, target: Element): number[] {
  const parent = target.parentElement;
  if (target === root || !parent) return [];
  return [...wayTo(root, parent), [...parent.children].indexOf(target)];
}

const follow = (root: Element, way: readonly number[]): Element | undefined =>
  way.reduce<Element | undefined>((at, index) => at?.children[index], root);

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What a press is meant for: the control around what was hit, which may be an icon that cannot be pressed by itself. */
function controlAround(hit: EventTarget | null): Element | null {
  return hit instanceof Element ? (hit.closest('a, button') ?? hit) : null;
}

/**
 * Calls `use` when the visitor comes near an element, clicks in it or focuses something in it, and `postpone` when a press
 * begins in it: a browser reports no click on an element that was replaced since then. @returns what stops it
 */
function watch(root: HTMLElement, { use, postpone }: { use: () => void; postpone: () => void }): () => void {
  let isPressed = false;
  // Elements are made anew: what was meant for an old one is done to the new one in its place, if it says the same.
  const replaced = (hit: EventTarget | null): HTMLElement | null => {
    const target = controlAround(hit);
    if (!target) return null;
    const [way, words] = [wayTo(root, target), wordsOf(target)];
    flushSync(use);
    const found = follow(root, way);
    return found instanceof HTMLElement && wordsOf(found) === words ? found : null;
  };
  const focusReplaced = (hit: EventTarget | null) => replaced(hit)?.focus({ preventScroll: true });
  const onClick = (event: MouseEvent) => {
    // A link that is to be opened elsewhere is one already.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const isFocused = controlAround(event.target) === document.activeElement;
    const control = replaced(event.target);
    if (isFocused) control?.focus({ preventScroll: true });
    control?.click();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isPressed) focusReplaced(target);
  };
  const onPress = () => {
    isPressed = true;
    postpone();
  };
  // The click, if there is one, comes in the same task.
  const onRelease = () => {
    if (isPressed) setTimeout(() => startTransition(use));
    isPressed = false;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (isPressed || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      // What had the focus before anybody watched keeps it, too.
      const { activeElement } = document;
      if (root.contains(activeElement)) focusReplaced(activeElement);
      else startTransition(use);
    },
    { rootMargin: MARGIN },
  );
  observer.observe(root);
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('focusin', onFocus, { signal });
  // A tap's mouse events may come in a later task than its pointer events.
  for (const begin of ['pointerdown', 'mousedown']) root.addEventListener(begin, onPress, { signal });
  for (const end of ['pointerup', 'pointercancel', 'mouseup']) {
    window.addEventListener(end, onRelease, { capture: true, signal });
  }
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

interface StaticProps<Root extends HTMLElement> extends Pick<
  HTMLAttributes<Root>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
> {
  ref: RefObject<Root>;
}

/**
 * Lets a part of a page stay as the server rendered it, without components, until the visitor comes near, clicks or focuses
 * something in it, or what it shows changes outside a press; so a long page is ready as soon as a short one.
 * @param eager whether it is rendered at once, because it is in sight
 * @param shown all that its content depends on, compared by identity
 * @returns the props of its element as long as it stays, which then has no children; null from then on
 */
export function useStaticUntilNear<Root extends HTMLElement>(
  eager: boolean,
  shown: readonly unknown[],
): StaticProps<Root> | null {
  const takesOver = useTakesOver();
  const [first] = useState({ shown, isStatic: takesOver && !eager });
  const [stage, setStage] = useState<'unused' | 'pressed' | 'used'>('unused');
  const isUnchanged = shown.every((value, index) => value === first.shown[index]);
  const isStatic = first.isStatic && (stage === 'pressed' || (stage === 'unused' && isUnchanged));
  const ref = useRef<Root>(null);
  useEffectInCommit(() => {
    if (!isStatic || !ref.current) return undefined;
    return watch(ref.current, { use: () => setStage('used'), postpone: () => setStage('pressed') });
  }, [isStatic]);
  // React leaves the inside of an element alone whose HTML it is told, whatever that is, and empties it before it renders children.
  return isStatic ? { ref, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } : null;
}
