import { MenuItem } from '@pickup/contract';
import { z } from 'zod';
import type { Demo } from '../demo.js';
import type { Bench } from '../measurement.js';
import { backOffice, editNumber, rawPanel, type Edited, type Editor } from './dish.js';

/** Edits of each way, each followed at once by a read on every connection. */
export const EDITS = 200;

/** What is read after each edit, all at once, each on a connection of its own. */
const READS = [
  { path: '/api/menu/items', encoding: 'identity' },
  { path: '/api/menu/items', encoding: 'br' },
  { path: '/menu', encoding: 'identity' },
  { path: '/menu', encoding: 'gzip' },
] as const;
type Read = (typeof READS)[number];

export interface Freshness {
  /** How the edits were made. */
  way: string;
  edits: number;
  /** Answers that did not show the edit, of so many. */
  calls: { stale: number; of: number };
  pages: { stale: number; of: number };
}

async function shows(demo: Demo, { path, encoding }: Read, { name, price }: Edited): Promise<boolean> {
  const accept = path === '/menu' ? 'text/html' : 'application/json';
  const answer = await demo.api.send(path, { headers: { accept, 'accept-encoding': encoding } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  if (path === '/menu') return answer.text.includes(name);
  const dishes = z.array(MenuItem).parse(JSON.parse(answer.text));
  return dishes.some((dish) => dish.name === name && dish.price === price);
}

async function measureWay(demo: Demo, { title, edit }: Editor): Promise<Freshness> {
  const found: Freshness = { way: title, edits: EDITS, calls: { stale: 0, of: 0 }, pages: { stale: 0, of: 0 } };
  for (let turn = 0; turn < EDITS; turn += 1) {
    const edited = editNumber(title, turn);
    await edit(edited);
    const fresh = await Promise.all(READS.map((read) => shows(demo, read, edited)));
    READS.forEach(({ path }, index) => {
      const kind = path === '/menu' ? found.pages : found.calls;
      kind.of += 1;
      if (!fresh[index]) kind.stale += 1;
    });
  }
  return found;
}

/** Edits a dish again and again, each way, and looks whether the first reads after the answer show it. */
export async function measureFreshness(bench: Bench, demo: Demo): Promise<Freshness[]> {
  const found: Freshness[] = [];
  for (const open of [backOffice, rawPanel]) {
    const way = await measureWay(demo, await open(demo));
    bench.say(`${way.way}: stale ${way.calls.stale} calls, ${way.pages.stale} pages of ${way.calls.of} each`);
    found.push(way);
  }
  return found;
}
