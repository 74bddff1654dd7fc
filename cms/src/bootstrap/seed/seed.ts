import path from 'node:path';
import { addDays, businessDay, dealPhase, localDay, type OptionGroup, startsLater } from '@pickup/contract';
import { importOrders } from '@pickup/ordering';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { Settings } from '../../start/settings.js';
import { readSeed } from './content.js';
import { busyEvening } from './orders/busy-evening.js';
import {
  demoCalendar,
  generateOrders,
  type GeneratedOrder,
  type OrderHistoryOptions,
} from './orders/generate-orders.js';
import type { SeedProduct } from './orders/order-lines.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo is the same on every machine, except that its days are relative to the first start. */
const SEED = 20_261_121;

/** The length of the demo's order history, and its customers. */
interface OrderHistory extends Pick<OrderHistoryOptions, 'days' | 'count' | 'customers'> {
  /** Whether orders for the coming evening are added that fill some of its pickup times. */
  busyEvening?: boolean;
}

/** Two months of a quiet restaurant. */
const DEMO_HISTORY: OrderHistory = {
  days: 60,
  count: 900,
  customers: { people: 450, newcomers: 0 },
  busyEvening: true,
};

const Stored = z.object({ id: z.number(), documentId: z.string() });

async function create(strapi: Core.Strapi, uid: UID.ContentType, data: Record<string, unknown>) {
  return Stored.parse(await strapi.db.query(uid).create({ data: { ...data, publishedAt: new Date() } }));
}

/** A group of the demo: its row, and the group as visitors see it. */
interface SeededGroup {
  id: number;
  group: OptionGroup;
}

async function seedOptionGroups(strapi: Core.Strapi, dir: string): Promise<Map<string, SeededGroup>> {
  const groups = new Map<string, SeededGroup>();
  for (const { key, options: forms, ...form } of readSeed(dir, 'option-groups')) {
    const { id, documentId } = await create(strapi, 'api::option-group.option-group', { ...form, isActive: true });
    const options = [];
    for (const [position, option] of forms.entries()) {
      const made = await create(strapi, 'api::option-group.option', { ...option, position, group: id });
      options.push({ ...option, id: made.documentId, soldOut: false });
    }
    groups.set(key, { id, group: { ...form, id: documentId, options } });
  }
  return groups;
}

async function seedMenu(strapi: Core.Strapi, dir: string) {
  const categoryIds = new Map<string, number>();
  for (const [position, { key, ...category }] of readSeed(dir, 'categories').entries()) {
    categoryIds.set(key, (await create(strapi, 'api::category.category', { ...category, position })).id);
  }
  const groups = await seedOptionGroups(strapi, dir);
  const dishes = [];
  for (const [position, { key, category, optionGroups, ...dish }] of readSeed(dir, 'menu-items').entries()) {
    const categoryId = categoryIds.get(category);
    if (categoryId === undefined) throw new Error(`Dish ${key} names the unknown category ${category}`);
    const own = optionGroups.map((name) => {
      const group = groups.get(name);
      if (!group) throw new Error(`Dish ${key} names the unknown option group ${name}`);
      return group;
    });
    const { documentId } = await create(strapi, 'api::menu-item.menu-item', {
      ...dish,
      position,
      isActive: true,
      category: categoryId,
      optionGroups: own.map(({ id }) => id),
    });
    dishes.push({ id: documentId, ...dish, optionGroups: own.map(({ group }) => group) });
  }
  return dishes;
}

async function seedDeals(strapi: Core.Strapi, dir: string, today: string) {
  const onDay = (days: number | null) => (days === null ? null : addDays(today, days));
  const deals = [];
  for (const { key: _key, startsInDays, endsInDays, ...deal } of readSeed(dir, 'deals')) {
    const data = { ...deal, isActive: true, validFrom: onDay(startsInDays), validUntil: onDay(endsInDays) };
    const { documentId } = await create(strapi, 'api::deal.deal', data);
    deals.push({ id: documentId, ...data, nameNl: deal.titleNl });
  }
  return deals;
}

async function seedSpecialDays(strapi: Core.Strapi, dir: string, today: string): Promise<void> {
  const days = readSeed(dir, 'special-days').map(({ daysAhead, ...day }) => ({
    ...day,
    date: addDays(today, daysAhead),
  }));
  for (const day of days) await create(strapi, 'api::special-day.special-day', day);
}

async function seedReviews(strapi: Core.Strapi, dir: string, now: Date): Promise<void> {
  for (const { daysAgo, ...review } of readSeed(dir, 'reviews')) {
    const writtenAt = new Date(now.getTime() - daysAgo * DAY_MS);
    await create(strapi, 'api::review.review', { ...review, orderNumber: null, isActive: true, writtenAt });
  }
}

interface DemoOrders extends OrderHistoryOptions, Pick<OrderHistory, 'busyEvening'> {
  dishes: readonly (SeedProduct & { dailyCount?: number | null | undefined })[];
  unitsPerSlot: number | null;
}

/** The history of a demo, and the orders for its coming evening. */
function* historyAndEvening(options: DemoOrders): Generator<GeneratedOrder> {
  const { now, unitsPerSlot, busyEvening: isWanted = false } = options;
  const today = businessDay(now, demoCalendar(options));
  let lastCounter = 0;
  for (const order of generateOrders(options)) {
    if (order.businessDay === today) lastCounter = order.counter;
    yield order;
  }
  if (!isWanted || unitsPerSlot === null) return;
  // Of counted dishes as many are left as the demo says.
  const dishes = options.dishes.filter(({ dailyCount }) => !dailyCount);
  yield* busyEvening({ ...options, dishes, unitsPerSlot, lastCounter });
}

/**
 * Fills an empty database with the demo restaurant. Call it inside a transaction.
 * @returns how many orders its history has
 */
export async function seedDemo(strapi: Core.Strapi, now: Date, history: OrderHistory): Promise<number> {
  const dir = path.join(strapi.dirs.app.root, 'data/seed');
  const restaurant = readSeed(dir, 'restaurant');
  await create(strapi, 'api::restaurant.restaurant', restaurant);
  const dishes = await seedMenu(strapi, dir);
  const today = localDay(now, restaurant.timeZone);
  const deals = await seedDeals(strapi, dir, today);
  await seedReviews(strapi, dir, now);
  await seedSpecialDays(strapi, dir, today);
  const orders = historyAndEvening({
    seed: SEED,
    now: now.getTime(),
    timeZone: restaurant.timeZone,
    openingHours: restaurant.openingHours,
    unitsPerSlot: restaurant.unitsPerSlot,
    dishes: dishes.filter((dish) => dish.available),
    deals: deals
      .filter(
        (deal) =>
          deal.active && !deal.isConditional && dealPhase(deal, today) === 'current' && !startsLater(deal, today),
      )
      .map(({ title: name, discountedPrice: price, ...deal }) => ({
        ...deal,
        name,
        price: price ?? 0,
        optionGroups: [],
      })),
    ...history,
  });
  return importOrders(strapi, orders, 'demo', now);
}

/**
 * Seeds the database at the first start only: `demo` fills an empty one with the demo restaurant in one transaction;
 * `none` leaves it empty.
 */
export async function seedOnce(strapi: Core.Strapi, kind: Settings['SEED'], now: Date): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'pickup' });
  if ((await store.get({ key: 'seeded' })) === true) return;
  const isEmpty = (await strapi.db.query('api::restaurant.restaurant').count()) === 0;
  await strapi.db.transaction(async () => {
    if (kind === 'demo' && isEmpty) await seedDemo(strapi, now, DEMO_HISTORY);
    await store.set({ key: 'seeded', value: true });
  });
}
