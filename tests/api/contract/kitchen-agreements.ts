import { randomUUID } from 'node:crypto';
import { addDays, localDay, type AdminMenuItem, type PlaceOrderInput, type WeekHours } from '@pickup/contract';
import { everyDay } from '../../restaurant/kitchen-calls.js';
import { middayZone } from '../../restaurant/midday.js';
import { minutesAhead, newSpecialDay, specialDayForm } from './kitchen-scenarios.js';
import { asOwner, dishForm, newDish, newestOrder, orderForm, refusalOf, seen, type Agreement } from './scenario.js';
import type { Target } from './target.js';

/** What is left of a dish, and whether it can be sold, as a quote of one says. */
async function quotedLine({ api }: Target, { id }: AdminMenuItem) {
  const items = [{ itemId: id, itemType: 'menu' as const, quantity: 1 }];
  const { lines } = await api.get('quote', { body: { items } });
  return [lines[0]?.obstacle, lines[0]?.left];
}

/** An order of so many of a dish. */
const orderOf = async (target: Target, { id }: AdminMenuItem, quantity: number): Promise<PlaceOrderInput> => ({
  ...(await orderForm(target)),
  items: [{ itemId: id, itemType: 'menu', quantity }],
});

/** Sends an order that is refused. @returns its status, why, where, and whether a quote came with it */
async function refusedOrder({ api }: Target, body: PlaceOrderInput) {
  const answer = await api.call('placeOrder', { body });
  if (answer.ok) return [answer.status];
  const { reason, quote, issues } = answer.error.details;
  return [answer.status, reason, (issues ?? []).map(({ path }) => path), quote !== undefined];
}

/** Does something in a restaurant with other settings, and puts those back that it had. */
async function withSettings<Result>(
  target: Target,
  settings: { unitsPerSlot: number } | { openingHours: WeekHours; timeZone?: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const { openingHours, timeZone, unitsPerSlot } = await asOwner(target, 'adminRestaurant', {});
  await asOwner(target, 'updateRestaurant', { body: settings });
  try {
    return await work();
  } finally {
    await asOwner(target, 'updateRestaurant', { body: { openingHours, timeZone, unitsPerSlot } });
  }
}

/** Around the clock. */
const openingHours = everyDay({ open: '00:00', close: '00:00' });

/** Does something while the kitchen is open, however late it is. */
const whileOpen = <Result>(target: Target, work: () => Promise<Result>) => withSettings(target, { openingHours }, work);

/** Does something at midday, so that what is ordered now is collected today. @param work gets the time zone */
function atMidday<Result>(target: Target, work: (timeZone: string) => Promise<Result>): Promise<Result> {
  const timeZone = middayZone(target.now());
  return withSettings(target, { openingHours, timeZone }, () => work(timeZone));
}

export const KITCHEN_AGREEMENTS: Agreement[] = [
  {
    what: 'an order is placed for a quoted time, is for later, and another time makes it another order',
    async observe(target) {
      const form = await orderForm(target);
      const { pickupTimes, readyAt } = await target.api.get('quote', { body: { items: form.items } });
      const [pickupAt = '', other = ''] = pickupTimes.slice(-2);
      const headers = { 'idempotency-key': randomUUID() };
      const body = { ...form, pickupAt };
      const placed = await target.api.get('placeOrder', { headers, body });
      const { content } = await asOwner(target, 'adminOrders', { query: { size: '1' } });
      const [order] = content;
      const again = await target.api.call('placeOrder', { headers, body: { ...body, quotedReadyAt: readyAt ?? '' } });
      const another = await target.api.call('placeOrder', { headers, body: { ...body, pickupAt: other } });
      return [
        [placed.pickupAt === pickupAt, placed.estimatedReadyAt === pickupAt],
        [order?.pickupAt === pickupAt, order?.pickupTime === pickupAt, (order?.releaseAt ?? '') < pickupAt],
        [again.status, another.status],
      ];
    },
    expected: [
      [true, true],
      [true, true, true],
      [200, 409],
    ],
  },
  {
    what: 'a time that is not offered, and a later one than was shown, are refused with a new quote',
    async observe(target) {
      const form = await orderForm(target);
      return [
        await refusedOrder(target, { ...form, pickupAt: minutesAhead(target, -60) }),
        await refusedOrder(target, { ...form, quotedReadyAt: minutesAhead(target, -60) }),
      ];
    },
    expected: [
      [409, 'pickup-time', ['pickupAt'], true],
      [409, 'later', [], true],
    ],
  },
  {
    what: 'what is left of a dish is taken, told, refused, and given back',
    observe: (target) =>
      atMidday(target, async () => {
        const dish = await asOwner(target, 'createMenuItem', { body: { ...dishForm(null), dailyCount: 7 } });
        const before = await quotedLine(target, dish);
        const { id } = await target.api.get('placeOrder', { body: await orderOf(target, dish, 5) });
        const taken = await quotedLine(target, dish);
        const refused = await target.api.call('placeOrder', { body: await orderOf(target, dish, 3) });
        await target.api.get('placeOrder', { body: await orderOf(target, dish, 2) });
        const none = await quotedLine(target, dish);
        await target.api.get('cancelOrder', { params: { id } });
        const dishes = await asOwner(target, 'adminMenuItems', { query: {} });
        const shown = dishes.find((one) => one.id === dish.id);
        return [
          before,
          taken,
          refused.ok ? null : refused.error.message,
          none,
          [shown?.soldOut, shown?.left, shown?.portionsLeft],
        ];
      }),
    expected: [[null, null], [null, 2], 'Line 1: there are only 2 of Leek tart left.', ['sold-out', 0], [false, 5, 5]],
  },
  {
    what: 'a pause refuses orders until it is ended, and says until when',
    observe: (target) =>
      whileOpen(target, async () => {
        const form = await orderForm(target);
        const pausedUntil = minutesAhead(target, 15);
        const paused = await asOwner(target, 'changeKitchenControl', { body: { pausedUntil } });
        const { noPickup, readyAt } = await target.api.get('quote', { body: { items: form.items } });
        const refused = await refusedOrder(target, form);
        const open = await asOwner(target, 'changeKitchenControl', { body: { pausedUntil: null } });
        const status = [
          paused.pausedUntil === pausedUntil,
          paused.status.reason,
          paused.status.opensAt === pausedUntil,
        ];
        return [status, [noPickup, readyAt], refused, [open.pausedUntil, open.status.open]];
      }),
    expected: [
      [true, 'paused', true],
      ['closed', null],
      [409, 'no-pickup', ['pickupAt'], true],
      [null, true],
    ],
  },
  {
    what: 'extra minutes end together, and neither they nor a pause end in the past or too far ahead',
    async observe(target) {
      const refused = (body: object) => refusalOf(target, 'changeKitchenControl', { body });
      const extraUntil = minutesAhead(target, 30);
      const busy = await asOwner(target, 'changeKitchenControl', { body: { extraMinutes: 5, extraUntil } });
      const calm = await asOwner(target, 'changeKitchenControl', { body: { extraMinutes: null } });
      return [
        [busy.extraMinutes, busy.extraUntil === extraUntil, calm.extraMinutes, calm.extraUntil],
        await refused({ pausedUntil: minutesAhead(target, -1) }),
        await refused({ extraMinutes: 5, extraUntil: minutesAhead(target, 32 * 24 * 60) }),
        await refused({ extraMinutes: 5 }),
      ];
    },
    expected: [
      [5, true, null, null],
      [400, 'pausedUntil must lie in the future.'],
      [400, 'extraUntil must be at most 31 days ahead.'],
      [400, 'extraUntil must be given with extraMinutes.'],
    ],
  },
  {
    what: 'a date has one special day, and none that is made has passed',
    async observe(target) {
      const day = await newSpecialDay(target);
      const other = await newSpecialDay(target);
      const refused = [
        await refusalOf(target, 'createSpecialDay', { body: specialDayForm(day.date) }),
        await refusalOf(target, 'updateSpecialDay', { ...seen(other), body: specialDayForm(day.date) }),
        await refusalOf(target, 'createSpecialDay', { body: specialDayForm('2020-01-01') }),
      ];
      return refused.map(([status, message]) => [status, String(message).replaceAll(day.date, 'that date')]);
    },
    expected: [
      [409, 'There is a special day on that date already: change that one.'],
      [409, 'There is a special day on that date already: change that one.'],
      [400, 'date must not lie in the past: 2020-01-01 is over.'],
    ],
  },
  {
    what: 'what is sold out today is back tomorrow, and a day of return has not come yet',
    observe: (target) =>
      atMidday(target, async (timeZone) => {
        const today = localDay(target.now(), timeZone);
        const dish = await newDish(target);
        const soldOut = await asOwner(target, 'setDishSoldOut', { ...seen(dish), body: { until: 'today' } });
        const obstacle = await quotedLine(target, dish);
        const back = await asOwner(target, 'setDishSoldOut', { ...seen(soldOut), body: { until: null } });
        const params = { id: dish.optionGroups[0]?.options[1]?.id ?? '' };
        const group = await asOwner(target, 'setOptionSoldOut', { params, body: { until: 'forever' } });
        const [status, message] = await refusalOf(target, 'setDishSoldOut', {
          params: { id: dish.id },
          body: { until: today },
        });
        return [
          [soldOut.soldOut, soldOut.soldOutUntil === addDays(today, 1), obstacle[0]],
          [back.soldOut, back.soldOutUntil],
          group.options.map(({ soldOutUntil }) => soldOutUntil),
          [status, String(message).replace(today, 'today')],
        ];
      }),
    expected: [
      [true, true, 'sold-out'],
      [false, null],
      [null, 'forever'],
      [400, 'until must be a day after today, today: it is when what is sold out is back.'],
    ],
  },
  {
    what: 'a second shift is kept where a request says nothing of it, and never overlaps the first',
    async observe(target) {
      const { openingHours } = await asOwner(target, 'adminRestaurant', {});
      const lunch = { open: '00:00', close: '14:00', closed: false };
      const second = { open: '17:00', close: '00:00' };
      const monday = { ...openingHours, monday: { ...lunch, second } };
      return withSettings(target, { openingHours: monday }, async () => {
        const without = { ...openingHours, monday: { ...lunch, close: '15:00' } };
        const kept = await asOwner(target, 'updateRestaurant', { body: { openingHours: without } });
        const late = { ...openingHours, monday: { ...lunch, close: '18:00' } };
        const refused = await refusalOf(target, 'updateRestaurant', { body: { openingHours: late } });
        return [kept.openingHours.monday, refused];
      });
    },
    expected: [
      { open: '00:00', close: '15:00', closed: false, second: { open: '17:00', close: '00:00' } },
      [400, 'openingHours.monday.second must not overlap: 17:00 is before 00:00-18:00 has ended.'],
    ],
  },
  {
    what: 'a slot holds every dish',
    async observe(target) {
      const dish = await asOwner(target, 'createMenuItem', {
        body: { ...dishForm(null), name: 'Party platter', kitchenUnits: 90 },
      });
      return withSettings(target, { unitsPerSlot: 90 }, async () => [
        await refusalOf(target, 'updateRestaurant', { body: { unitsPerSlot: 89 } }),
        await refusalOf(target, 'updateMenuItem', {
          params: { id: dish.id },
          body: { ...dishForm(null), name: 'Party platter', kitchenUnits: 91 },
        }),
        await refusalOf(target, 'deleteMenuItem', { params: { id: dish.id } }),
      ]);
    },
    expected: [
      [400, 'unitsPerSlot is too small: Party platter needs 90, a slot holds 89.'],
      [400, 'kitchenUnits is too large: Party platter needs 91, a slot holds 90.'],
      [204],
    ],
  },
  {
    what: 'an order for later is not opened before its release',
    async observe(target) {
      const { items } = await orderForm(target);
      const { pickupTimes } = await target.api.get('quote', { body: { items } });
      const { id } = await newestOrder(target, { items, pickupAt: pickupTimes.at(-1) ?? null });
      const opened = await asOwner(target, 'markOrderOpened', { params: { id } });
      const confirmed = await asOwner(target, 'transitionOrder', { params: { id }, query: { status: 'CONFIRMED' } });
      return [opened.openedAt, confirmed.status, confirmed.openedAt];
    },
    expected: [null, 'CONFIRMED', null],
  },
];
