import { onTestFinished } from 'vitest';

type Methods = Partial<Pick<Storage, 'setItem' | 'removeItem'>>;

/**
 * Replaces methods of localStorage, which a spy cannot do: happy-dom's storage ignores what is set on it.
 * @returns restores them before the end of the test
 */
export function replaceInStorage(methods: Methods): () => void {
  const storage = window.localStorage;
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};
  const replaced = new Map<string | symbol, unknown>(Object.entries(methods));
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    value: new Proxy(storage, { get: (target, name): unknown => replaced.get(name) ?? Reflect.get(target, name) }),
  });
  const restore = () => void Object.defineProperty(window, 'localStorage', before);
  onTestFinished(restore);
  return restore;
}
