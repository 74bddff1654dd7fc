import { z } from 'zod';

const moment = z.union([z.number(), z.string(), z.date()]).transform((at) => new Date(at));

/** A datetime column: milliseconds on SQLite, a Date on PostgreSQL. Read as the wire has it: ISO 8601 in UTC. */
export const instantColumn = moment.transform((at) => at.toISOString());

/** The same, read in milliseconds. */
export const millisecondsColumn = moment.transform((at) => at.getTime());

/** A JSON column as the database gives it: text on SQLite, parsed on PostgreSQL. */
export const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
