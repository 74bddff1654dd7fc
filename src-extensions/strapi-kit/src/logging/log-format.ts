import { isCorruption } from '../database/database-corruption.js';
import { describeError, isClientError, withoutSecrets } from './describe-error.js';

/** How long repeats are counted instead of logged, in milliseconds. */
const QUIET_MS = 60_000;

/** Distinct entries that are tracked; a new one replaces the oldest. */
const MAX_TRACKED = 200;

interface SeenEntry {
  at: number;
  /** Repeats since then. */
  suppressed: number;
}

/** Suppresses repeated log entries, so that one sender or one broken disk cannot fill the log. */
class RepeatFilter {
  readonly #entries = new Map<string, SeenEntry>();

  /**
   * @returns how many repeats were suppressed before, or null when this one is suppressed as well
   */
  register(what: string, now: number): number | null {
    const entry = this.#entries.get(what);
    // A clock that was set back must not suppress anything for longer.
    if (entry && Math.abs(now - entry.at) < QUIET_MS) {
      entry.suppressed += 1;
      return null;
    }
    this.#entries.delete(what);
    if (this.#entries.size >= MAX_TRACKED) this.#forgetOldest();
    this.#entries.set(what, { at: now, suppressed: 0 });
    return entry?.suppressed ?? 0;
  }

  #forgetOldest(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}

/** Where winston's transports find the level and the line to write. */
const LEVEL = Symbol.for('level');
const LINE = Symbol.for('message');

/** A log entry: an error, or a record with a message; winston adds the level to either. */
export interface LogEntry {
  level: string;
  message?: unknown;
  [LEVEL]?: string;
  [LINE]?: string;
}

interface LogLine {
  level: string;
  text: string;
}

/** The line for an error; null when it is suppressed. */
function lineOf(fault: Error, level: string, repeats: RepeatFilter, now: number): LogLine | null {
  // A corrupt database is logged once, with what to do (database-corruption.ts).
  if (isCorruption(fault)) return null;
  const isClients = isClientError(fault);
  const text = isClients ? `A request could not be read: ${fault.name}.` : describeError(fault);
  const suppressed = repeats.register(isClients ? 'client' : text, now);
  if (suppressed === null) return null;
  const more = isClients
    ? ` And ${suppressed} more since the last such line.`
    : `\nThe same, untold since: ${suppressed} times.`;
  return { level: isClients ? 'warn' : level, text: suppressed === 0 ? text : `${text}${more}` };
}

/**
 * The format of all log entries, Strapi's included: it removes personal data and secrets, and logs a repeated error once a
 * minute with its count.
 * @param clock gives the time in milliseconds
 */
export function createLogFormat(clock: () => number = Date.now) {
  const repeats = new RepeatFilter();
  return {
    /** @returns false for an entry that is not to be written */
    transform(entry: LogEntry): LogEntry | false {
      const now = clock();
      const what = entry instanceof Error ? entry : entry.message;
      const line =
        what instanceof Error
          ? lineOf(what, entry.level, repeats, now)
          : { level: entry.level, text: withoutSecrets(String(what)) };
      if (!line) return false;
      const { level, text } = line;
      return { level, [LEVEL]: level, [LINE]: `[${new Date(now).toISOString()}] ${level}: ${text}` };
    },
  };
}

/** The format of this process's log. */
export const logFormat = createLogFormat();
