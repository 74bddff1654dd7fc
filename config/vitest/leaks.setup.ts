import { afterAll, expect, vi } from 'vitest';

/*
 * The files of a worker run one after another in one process and, for screens, in one DOM. Whatever a file leaves behind
 * there could break its neighbour, so this fails the file itself, by name.
 */

/** How long what has been ended may take to be gone, in milliseconds. */
const PATIENCE_MS = 2_000;
/** The one that waits below. */
const OWN_TIMERS = 2;
/** Names that libraries add once and for all when they are first used. */
const ADDED_BY_LIBRARIES =
  /^(__|\$\$|_|IS_REACT|TextEncoder|TextDecoder|vitest|zod|recharts|regeneratorRuntime|Symbol)/;

type Options = boolean | AddEventListenerOptions;
const targets = (): [string, EventTarget][] =>
  typeof window === 'undefined'
    ? []
    : [
        ['window', window],
        ['document', document],
      ];

/** Counts what listens to a target, by `type`; listeners that go by themselves (`once`, a signal) are not counted. */
function countListeners(target: EventTarget): { counts: () => Record<string, number>; stop: () => void } {
  const held = new Map<string, Set<unknown>>();
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null, options?: Options) => {
    const goesByItself = typeof options === 'object' && (options.once === true || options.signal !== undefined);
    if (!goesByItself) held.set(type, (held.get(type) ?? new Set()).add(listener));
    add(type, listener, options);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: Options,
  ) => {
    held.get(type)?.delete(listener);
    remove(type, listener, options);
  };
  return {
    counts: () =>
      Object.fromEntries([...held].filter(([, set]) => set.size > 0).map(([type, set]) => [type, set.size])),
    stop: () => {
      target.addEventListener = add;
      target.removeEventListener = remove;
    },
  };
}

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
const listenersOfProcess = () =>
  Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]));
const globals = () => Object.getOwnPropertyNames(globalThis).filter((name) => !ADDED_BY_LIBRARIES.test(name));

const before = {
  env: { ...process.env },
  globals: globals(),
  fetch: globalThis.fetch,
  listeners: listenersOfProcess(),
  timers: timers(),
};
const counted = targets().map(([name, target]) => ({ name, ...countListeners(target) }));

afterAll(async () => {
  expect(vi.isFakeTimers(), 'fake timers are left behind').toBe(false);
  expect({ ...process.env }, 'an environment variable is left changed').toEqual(before.env);
  expect(
    globals().filter((name) => !before.globals.includes(name)),
    'a global is left behind',
  ).toEqual([]);
  expect(globalThis.fetch, 'fetch is left replaced').toBe(before.fetch);
  expect(listenersOfProcess(), 'a listener of the process is left behind').toEqual(before.listeners);
  for (const { name, counts, stop } of counted) {
    expect(counts(), `a listener of the ${name} is left behind`).toEqual({});
    stop();
  }
  await vi
    .waitUntil(() => timers() <= before.timers + OWN_TIMERS, { timeout: PATIENCE_MS })
    .catch(() => {
      throw new Error(`Timers are left behind: ${timers() - before.timers - OWN_TIMERS}`);
    });
});
