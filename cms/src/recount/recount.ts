import '../start/environment.js';
import path from 'node:path';
import { localTime } from '@pickup/contract';
import { type Recount, recountBooks } from '@pickup/ordering';
import type { Sql } from '@pickup/strapi-kit';
import { readSoldDishes } from '../api/menu-item/sold-dishes.js';
import { runProgram } from '../backup/program.js';
import { catalogue } from '../bootstrap/catalogue.js';
import { readSettings } from '../start/settings.js';
import { inDatabase } from './open-database.js';

const appDir = path.resolve(__dirname, '../../..');

/** `2026-11-22 18:15` */
function clockText(at: number, timeZone: string): string {
  const { day } = localTime(new Date(at), timeZone);
  return `${day} ${new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)}`;
}

/** What differed, a line each, in the order of time. */
async function describe(sql: Sql, { timeZone, slots, portions }: Recount): Promise<string[]> {
  const dishes = await readSoldDishes(sql, [...new Set(portions.map(({ itemId }) => itemId))]);
  const nameOf = (itemId: string) => dishes.find(({ id }) => id === itemId)?.name ?? `dish ${itemId}`;
  return [
    ...slots
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, booked, counted }) => `${clockText(start, timeZone)}: ${booked} booked, ${counted} counted`),
    ...portions
      .map(({ day, itemId, booked, counted }) => `${day} ${nameOf(itemId)}: ${booked} taken, ${counted} counted`)
      .sort(),
  ];
}

/** Counts what is booked of the kitchen again from the orders, and mends it; the product may be running. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, appDir);
  const lines = await inDatabase(settings, 'slot_loads, day_counts', async (sql) =>
    describe(sql, await recountBooks(catalogue, sql, new Date())),
  );
  process.stdout.write(lines.length === 0 ? 'The books are right.\n' : `${lines.join('\n')}\nMended.\n`);
}

runProgram(main);
