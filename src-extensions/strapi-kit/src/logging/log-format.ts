import { describeFault, withoutSecrets } from './fault-report.js';

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

function tell(entry: Entry): string {
  if (entry instanceof Error) return describeFault(entry);
  const { message } = entry;
  return message instanceof Error ? describeFault(message) : withoutSecrets(String(message));
}

/** The one way into the log, Strapi's own entries included: nobody's data comes through (issue 7, privacy). */
export const logFormat = {
  transform(entry: Entry): Entry {
    const { level } = entry;
    return { level, [LEVEL]: level, [LINE]: `[${new Date().toISOString()}] ${level}: ${tell(entry)}` };
  },
};
