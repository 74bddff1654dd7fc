import { isCorruption } from '../database/database-corruption.js';
import { describeError, isClientError, withoutSecrets } from './describe-error.js';
import { Repeats } from './repeats.js';

/** Where the logger's transports look for the level they judge by, and for the line they write. */
const LEVEL = Symbol.for('level');
const LINE = Symbol.for('message');

/** An entry of the log: a fault itself, or a record with a message; the logger puts the level into either. */
interface Entry {
  level: string;
  message?: unknown;
  [LEVEL]?: string;
  [LINE]?: string;
}

interface Told {
  level: string;
  text: string;
}

/** A fault as often as it is worth a line; null while it is only counted. */
function tellFault(fault: Error, level: string, repeats: Repeats, now: number): Told | null {
  // Of a damaged database the log tells once, with what to do (database-corruption.ts).
  if (isCorruption(fault)) return null;
  const isClients = isClientError(fault);
  const text = isClients ? `A request could not be read: ${fault.name}.` : describeError(fault);
  const untold = repeats.happened(isClients ? 'client' : text, now);
  if (untold === null) return null;
  const more = isClients
    ? ` And ${untold} more since the last such line.`
    : `\nThe same, untold since: ${untold} times.`;
  return { level: isClients ? 'warn' : level, text: untold === 0 ? text : `${text}${more}` };
}

/**
 * The one way into the log, Strapi's own entries included: nobody's data comes through, and a fault
 * that goes on happening is told once a minute, with how often.
 * @param clock gives the time in milliseconds
 */
export function createLogFormat(clock: () => number = Date.now) {
  const repeats = new Repeats();
  return {
    /** @returns false for an entry that is not to be written */
    transform(entry: Entry): Entry | false {
      const now = clock();
      const what = entry instanceof Error ? entry : entry.message;
      const told =
        what instanceof Error
          ? tellFault(what, entry.level, repeats, now)
          : { level: entry.level, text: withoutSecrets(String(what)) };
      if (!told) return false;
      const { level, text } = told;
      return { level, [LEVEL]: level, [LINE]: `[${new Date(now).toISOString()}] ${level}: ${text}` };
    },
  };
}

/** The format of this process's log. */
export const logFormat = createLogFormat();
