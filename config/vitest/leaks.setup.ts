import { afterAll, expect, vi } from 'vitest';

/*
 * The files of a worker run one after another in one process. Whatever a file leaves behind there could break its
 * neighbour, so this fails the file itself, by name.
 */

/** How long what has been ended may take to be gone, in milliseconds. */
const PATIENCE_MS = 2_000;
/** The two that wait below. */
const OWN_TIMERS = 2;

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
const listeners = () =>
  Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]));
const globals = () => Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'));

const before = {
  env: { ...process.env },
  globals: globals(),
  fetch: globalThis.fetch,
  listeners: listeners(),
  timers: timers(),
};

afterAll(async () => {
  expect(vi.isFakeTimers(), 'fake timers are left behind').toBe(false);
  expect({ ...process.env }, 'an environment variable is left changed').toEqual(before.env);
  expect(
    globals().filter((name) => !before.globals.includes(name)),
    'a global is left behind',
  ).toEqual([]);
  expect(globalThis.fetch, 'fetch is left replaced').toBe(before.fetch);
  expect(listeners(), 'a listener of the process is left behind').toEqual(before.listeners);
  await vi
    .waitUntil(() => timers() <= before.timers + OWN_TIMERS, { timeout: PATIENCE_MS })
    .catch(() => {
      throw new Error(`Timers are left behind: ${timers() - before.timers - OWN_TIMERS}`);
    });
});
