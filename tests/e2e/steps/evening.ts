import {
  isOpenStatus,
  nextStatuses,
  OrderStatus,
  shortOrderNumber,
  type OrderStatus as Status,
} from '@pickup/contract';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { jumpClock } from '../../product/shifted-clock.js';
import type { DemoProduct } from '../fixtures/demo-product.js';

const MINUTE_MS = 60_000;
/** What one press of a finger or a key takes of the evening: looking, reaching, pressing. */
const PRESS_MS = 1_500;
/** How long the cook looks away when there is nothing to do. */
const PAUSE_MS = 10_000;
/** How far the clocks may lag behind the evening. */
const LAG_MS = MINUTE_MS / 2;

/** How an evening goes. */
export interface Plan {
  /** That guests place, evenly over the minutes. */
  orders: number;
  minutes: number;
  /** From the start of its preparation until an order can be ready. */
  cookMinutes: number;
  /** Until it is collected. */
  waitMinutes: number;
}

const Row = z.object({
  document_id: z.string(),
  number: z.string(),
  order_status: OrderStatus,
  placed_at: z.coerce.number(),
  estimated_ready_at: z.coerce.number(),
});

/** An open order as the kitchen knows it. */
export interface Waiting {
  id: string;
  /** As it is called out: `017`. */
  number: string;
  status: Status;
  placedAt: number;
  dueAt: number;
}

/** A busy evening on a clock of its own, which moves with each press. Times in milliseconds. */
export interface Evening {
  now: () => number;
  /** Lets the time of so many presses pass. */
  press: (count?: number) => void;
  /** What is open, after the guests who are due have ordered and the clocks of product and page have caught up. */
  look: () => Promise<readonly Waiting[]>;
  /** What the kitchen would move on now: what is new first, then what is cooked or collected, the oldest first. */
  nextOf: (open: readonly Waiting[]) => Waiting | undefined;
  /** Notes that an order was moved on. */
  moved: (order: Waiting) => void;
  pause: () => void;
  /** Whether all guests have ordered. */
  isOver: () => boolean;
  presses: () => number;
  /** From its arrival to its first move, of each order. */
  firstMoves: () => readonly number[];
}

const OPEN = OrderStatus.options.filter(isOpenStatus);

/** The next status of an open order. */
export function stepOf({ status }: Waiting): Status {
  const [next] = nextStatuses(status);
  if (next === undefined) throw new Error(`${status} is no status of an open order`);
  return next;
}

/** Starts an evening with an empty kitchen. @param clockFile of {@link jumpClock} */
export async function startEvening(
  { api, process, sql }: DemoProduct,
  page: Page,
  clockFile: string,
  plan: Plan,
): Promise<Evening> {
  await sql('orders').whereIn('order_status', OPEN).update({ order_status: 'COMPLETED' });
  const start = Date.now();
  // An evening before may have left it ahead.
  await jumpClock(process, clockFile, 0);
  await page.clock.install({ time: start });
  await page.clock.resume();
  const dishes = (await api.get('menuItems', {})).filter(
    ({ soldOut, optionGroups }) => !soldOut && optionGroups.every(({ min }) => min === 0),
  );
  const arrivals = new Map<string, number>();
  const begun = new Map<string, number>();
  const readied = new Map<string, number>();
  const firstMoves: number[] = [];
  let now = start;
  let shown = start;
  let presses = 0;

  const dishOf = (index: number) => {
    const dish = dishes[index % dishes.length];
    if (!dish) throw new Error('The demo restaurant sells nothing');
    return { itemId: dish.id, itemType: 'menu' as const, quantity: 1 + (index % 2) };
  };
  async function order(counter: number): Promise<void> {
    const placed = await api.get('placeOrder', {
      body: {
        customerName: `Guest ${counter}`,
        customerEmail: `guest-${counter}@example.com`,
        customerPhone: '+31 20 555 0142',
        items: [dishOf(counter), dishOf(counter + 3)],
        ...(counter % 7 === 0 && { notes: 'Nut allergy: please no pistachio.' }),
      },
    });
    arrivals.set(shortOrderNumber(placed.orderNumber), now);
  }
  async function catchUp(): Promise<void> {
    if (now - shown < LAG_MS) return;
    shown = now;
    await jumpClock(process, clockFile, now - Date.now());
    await page.clock.setSystemTime(now);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  async function read(): Promise<readonly Waiting[]> {
    const rows: unknown = await sql('orders')
      .whereIn('order_status', OPEN)
      .select(Object.keys(Row.shape))
      .orderBy('id');
    return z
      .array(Row)
      .parse(rows)
      .map((row) => ({
        id: row.document_id,
        number: shortOrderNumber(row.number),
        status: row.order_status,
        placedAt: row.placed_at,
        dueAt: row.estimated_ready_at,
      }));
  }
  const passed = (since: number | undefined, minutes: number) =>
    since !== undefined && now - since >= minutes * MINUTE_MS;
  const isDue = ({ number, status }: Waiting) =>
    status === 'CONFIRMED' ||
    (status === 'PREPARING' && passed(begun.get(number), plan.cookMinutes)) ||
    (status === 'READY' && passed(readied.get(number), plan.waitMinutes));

  return {
    now: () => now,
    press: (count = 1) => {
      presses += count;
      now += count * PRESS_MS;
    },
    look: async () => {
      const due = Math.floor((now - start) / ((plan.minutes * MINUTE_MS) / plan.orders)) + 1;
      while (arrivals.size < Math.min(due, plan.orders)) await order(arrivals.size);
      await catchUp();
      return read();
    },
    nextOf: (open) => open.find(({ status }) => status === 'PENDING') ?? open.find(isDue),
    moved: (one) => {
      const arrived = arrivals.get(one.number);
      if (one.status === 'PENDING' && arrived !== undefined) firstMoves.push(now - arrived);
      if (one.status === 'CONFIRMED') begun.set(one.number, now);
      if (one.status === 'PREPARING') readied.set(one.number, now);
    },
    pause: () => void (now += PAUSE_MS),
    isOver: () => arrivals.size === plan.orders,
    presses: () => presses,
    firstMoves: () => firstMoves,
  };
}
