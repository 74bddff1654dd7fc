import { accessSync, constants } from 'node:fs';
import { fingerprint, isFresh, markFresh, markStale } from './fingerprint.mjs';
import { ExplainedError } from './run.mjs';

/** More would not be faster on two cores, and each takes some hundred megabytes. */
const AT_ONCE = 2;

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS'];

function explain({ says }, error, root) {
  if (UNWRITABLE.includes(error.code)) {
    return `${says} failed: ${error.path ?? root} must be a place this user can write to, but it is not.`;
  }
  return `${says} failed: ${error instanceof ExplainedError ? error.message : (error.stack ?? error)}`;
}

/** Does a step unless its inputs are those of the last time. */
async function bringOne(step, { root, say, signal }) {
  const taken = step.isDone ? null : fingerprint(root, step);
  if (step.isDone?.() ?? isFresh(root, step, taken)) return;
  say(`${step.says} …\n`);
  try {
    accessSync(root, constants.W_OK);
    // Until it is done the step counts as never done: half a build must not be started later.
    if (!step.isDone) markStale(root, step);
    await step.work({ signal });
    if (!step.isDone) markFresh(root, step, taken);
  } catch (error) {
    throw new ExplainedError(explain(step, error, root), { cause: error });
  }
}

/**
 * A step of the build. It is done when it says so itself, or else when its outputs were made from its inputs.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} says what it is called while it runs
 * @property {readonly string[]} [after] names of the steps that have to be done before it
 * @property {readonly string[]} [inputs] files and folders, from the root
 * @property {readonly string[]} [outputs]
 * @property {() => boolean} [isDone]
 * @property {(how: { signal: AbortSignal }) => Promise<void>} work
 */

/**
 * Does what is stale of these steps: two at a time, in their order, each when those of them it comes `after` are done.
 * The first that fails ends the others.
 * @param {readonly Step[]} steps
 * @param {{ root: string, say?: (text: string) => void, onDone?: (name: string) => void }} options
 *   `onDone` hears of each step that is up to date; what it throws ends the others, too
 * @throws ExplainedError that names the step which failed
 */
export async function bringAll(steps, { root, say = (text) => process.stdout.write(text), onDone }) {
  const ending = new AbortController();
  const missing = new Set(steps.map(({ name }) => name));
  const waiting = new Set(steps);
  const running = new Set();

  async function begin(step) {
    waiting.delete(step);
    await bringOne(step, { root, say, signal: ending.signal });
    missing.delete(step.name);
    onDone?.(step.name);
  }

  try {
    while (missing.size > 0) {
      for (const step of waiting) {
        if (running.size === AT_ONCE) break;
        if (step.after?.some((name) => missing.has(name))) continue;
        const work = begin(step);
        running.add(work);
        work.then(
          () => running.delete(work),
          () => undefined,
        );
      }
      if (running.size === 0) throw new Error(`Steps wait for each other: ${[...missing].join(', ')}`);
      await Promise.race(running);
    }
  } catch (error) {
    ending.abort();
    await Promise.allSettled(running);
    throw error;
  }
}
