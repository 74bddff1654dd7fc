import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';

/*
 * The files of a worker run one after another in one process. Whatever a file leaves behind there could break its
 * neighbour, so this fails the file itself, by name.
 */

/** How long what has been ended may take to be gone, in milliseconds. */
const PATIENCE_MS = 2_000;
const STEP_MS = 10;

/**
 * What has been set with its own timer, and an error from where it was set: its stack is written only when it is asked
 * for, which is slow. The runner's timers are not among them.
 */
const started = new Map<NodeJS.Timeout, Error>();
/** Above this, timers that are over are let go of. */
const MANY = 2_000;

/** Node says of a timer that is over that it is destroyed. */
const isOver = (timer: NodeJS.Timeout): boolean => Reflect.get(timer, '_destroyed') !== false;

/** Notes what is set from here on. @returns what puts the function back */
function follow(name: 'setTimeout' | 'setInterval'): () => void {
  const original = globalThis[name];
  const followed = new Proxy(original, {
    apply: (target, _, given: Parameters<typeof setTimeout>) => {
      const timer = target(...given);
      if (started.size > MANY) for (const each of started.keys()) if (isOver(each)) started.delete(each);
      started.set(timer, new Error(`${name} of ${String(given[1])} ms`));
      return timer;
    },
  });
  Reflect.set(globalThis, name, followed);
  return () => Reflect.set(globalThis, name, original);
}

/** Who set what is still to come and keeps the process waiting. */
const pending = () => [...started].filter(([timer]) => !isOver(timer) && timer.hasRef()).map(([, { stack }]) => stack);

const listeners = () =>
  Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]));
const globals = () => Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'));

/** What is replaced for one file would be replaced for all that follow. */
const refuseToMock = () => {
  throw new Error('A file that replaces modules needs a process of its own: name it *.isolated.test.');
};
vi.mock = refuseToMock;
vi.doMock = refuseToMock;

const before = {
  env: { ...process.env },
  globals: globals(),
  fetch: globalThis.fetch,
  listeners: listeners(),
};
const restore = [follow('setTimeout'), follow('setInterval')];

afterAll(async () => {
  expect(vi.isFakeTimers(), 'fake timers are left behind').toBe(false);
  expect({ ...process.env }, 'an environment variable is left changed').toEqual(before.env);
  expect(
    globals().filter((name) => !before.globals.includes(name)),
    'a global is left behind',
  ).toEqual([]);
  expect(globalThis.fetch, 'fetch is left replaced').toBe(before.fetch);
  expect(listeners(), 'a listener of the process is left behind').toEqual(before.listeners);
  for (let waited = 0; pending().length > 0 && waited < PATIENCE_MS; waited += STEP_MS) await wait(STEP_MS);
  restore.forEach((putBack) => putBack());
  expect(pending(), 'a timer is left behind').toEqual([]);
});
