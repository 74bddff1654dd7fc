import {
  ORDER_LIMITS,
  PlaceOrder,
  WEEKDAYS,
  WeekHours,
  addDays,
  calendarOf,
  canTransition,
  daysBetween,
  instantOf,
  localDay,
  localTime,
  openingState,
  weekdayOf,
} from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { generateOrders, type GeneratedOrder, type OrderHistoryOptions } from './generate-orders.js';

const timeZone = 'Europe/Amsterdam';
const day = (open: string, close: string) => ({ open, close, closed: false });
const openingHours: WeekHours = {
  monday: day('11:30', '22:00'),
  tuesday: day('11:30', '22:00'),
  wednesday: day('11:30', '22:00'),
  thursday: day('11:30', '22:00'),
  friday: day('11:30', '23:00'),
  saturday: day('11:00', '23:00'),
  sunday: day('11:00', '22:00'),
};

const dish = (name: string, price: number, popular = false) => ({
  id: `dish ${name}`,
  name,
  price,
  popular,
  imageUrl: '',
  allergens: null,
  dietary: [],
  optionGroups: [],
});
const dishes = [
  dish('Pizza Margherita', 12.5, true),
  dish('Half Chicken', 18.5, true),
  dish('Garden Salad', 11.5),
  dish('Onion Soup', 9.95),
  dish('Frites', 5.5),
  dish('Ribeye Steak', 27.5),
  dish('Crème Caramel', 6.5),
  dish('House Lemonade', 4.5),
  dish('Seafood Paella', 19.5),
  dish('Lamb Flatbread', 14.95),
];
const deals = [
  { id: 'deal lunch', name: 'Green Lunch', price: 12.5, imageUrl: '', allergens: null, dietary: [], optionGroups: [] },
];

/** A Saturday evening in the rush; the clock went back four weeks before. */
const today = '2026-11-21';
const rush = instantOf(today, '19:30', timeZone);
const options: OrderHistoryOptions = {
  seed: 20,
  now: rush,
  timeZone,
  openingHours,
  dishes,
  deals,
  days: 60,
  count: 900,
  customers: { people: 450, newcomers: 0 },
};
const generate = (changes: Partial<OrderHistoryOptions> = {}) => [...generateOrders({ ...options, ...changes })];
const orders = generate();

const countBy = <Key>(keyOf: (order: GeneratedOrder) => Key, list = orders): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const order of list) counts.set(keyOf(order), (counts.get(keyOf(order)) ?? 0) + 1);
  return counts;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the same options', () => {
  it('give the same orders for the same seed, and other orders for another seed', () => {
    expect(generate()).toEqual(orders);
    expect(generate({ seed: 21 })).not.toEqual(orders);
  });
});

describe('the times of orders', () => {
  it('are as many as requested, oldest first, spread over all days and not after now', () => {
    expect(orders).toHaveLength(900);
    const times = orders.map(({ placedAt }) => placedAt);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThanOrEqual(rush);
    expect(new Set(orders.map(({ businessDay }) => businessDay)).size).toBe(60);
    expect(orders[0]?.businessDay).toBe(addDays(today, -59));
  });

  it('lie inside the opening hours, on the business day and hour of the restaurant', () => {
    for (const { placedAt, businessDay, businessHour } of orders) {
      expect(openingState(calendarOf({ openingHours, timeZone, specialDays: [] }), placedAt).open).toBe(true);
      expect(localTime(placedAt, timeZone)).toMatchObject({ day: businessDay, hour: businessHour });
    }
  });

  it('have a lunch peak and a higher dinner peak', () => {
    const hours = countBy(({ businessHour }) => businessHour);
    const perHour = (from: number, to: number) =>
      sum(Array.from({ length: to - from + 1 }, (_, index) => hours.get(from + index) ?? 0)) / (to - from + 1);
    expect(perHour(12, 13)).toBeGreaterThan(2 * perHour(15, 16));
    expect(perHour(18, 20)).toBeGreaterThan(1.3 * perHour(12, 13));
  });

  it('are more from Friday to Sunday', () => {
    const weekdays = countBy(({ businessDay }) => weekdayOf(businessDay));
    const quietest = Math.min(...(['friday', 'saturday', 'sunday'] as const).map((name) => weekdays.get(name) ?? 0));
    const midweek = (['monday', 'tuesday', 'wednesday', 'thursday'] as const).map((name) => weekdays.get(name) ?? 0);
    expect(quietest).toBeGreaterThan(Math.max(...midweek));
  });

  it('follow opening hours past midnight', () => {
    const late = { ...openingHours, friday: day('17:00', '02:00'), saturday: day('17:00', '02:00') };
    const generated = generate({ openingHours: late, now: instantOf(today, '01:00', timeZone) });
    const nights = generated.filter(({ businessHour }) => businessHour < 2);
    expect(new Set(nights.map(({ businessDay }) => weekdayOf(businessDay)))).toEqual(new Set(['friday', 'saturday']));
    expect(generated.some(({ status }) => status === 'PENDING')).toBe(true);
    expect(
      generated.filter(
        ({ placedAt }) => !openingState(calendarOf({ openingHours: late, timeZone, specialDays: [] }), placedAt).open,
      ),
    ).toEqual([]);
  });
});

describe('opening periods', () => {
  it('that overlap give orders oldest first', () => {
    const longer = { ...openingHours, thursday: day('10:00', '09:00'), friday: day('08:30', '23:00') };
    const generated = generate({ openingHours: longer, count: 6000 });
    const times = generated.map(({ placedAt }) => placedAt);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const night = generated.filter(
      ({ placedAt, businessHour }) => weekdayOf(localDay(placedAt, timeZone)) === 'friday' && businessHour < 8,
    );
    expect(new Set(night.map(({ businessDay }) => weekdayOf(businessDay)))).toEqual(new Set(['thursday']));
  });

  it('give no order when every day is closed', () => {
    const closed = { open: '11:00', close: '22:00', closed: true };
    const never = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, closed]));
    expect(generate({ openingHours: WeekHours.parse(never) })).toEqual([]);
  });
});

describe('a long history', () => {
  const long = generate({ days: 400, count: 20_000, customers: { people: 800, newcomers: 0.1 } });
  const peopleOf = (list: readonly GeneratedOrder[]) => new Set(list.map(({ customer }) => customer.email));

  it('has the requested length', () => {
    expect(long).toHaveLength(20_000);
    expect(new Set(long.map(({ businessDay }) => businessDay)).size).toBe(400);
  });

  it('replaces customers by new ones, each with an address and a phone number of their own', () => {
    const people = peopleOf(long);
    expect(people.size).toBeGreaterThan(2200);
    expect(people.size).toBeLessThan(2800);
    expect(new Set(long.map(({ customer }) => customer.phone)).size).toBe(people.size);
    const first = peopleOf(long.slice(0, 2000));
    const last = peopleOf(long.slice(-2000));
    const stayed = [...first].filter((email) => last.has(email)).length;
    expect(stayed / first.size).toBeLessThan(0.3);
  });
});

describe('an order', () => {
  it('has a counter from 1 without gaps on every day', () => {
    for (const businessDay of new Set(orders.map((order) => order.businessDay))) {
      const counters = orders.filter((order) => order.businessDay === businessDay).map(({ counter }) => counter);
      expect(counters).toEqual(counters.map((_, index) => index + 1));
    }
  });

  it('has totals that match its lines, and is valid as an order request', () => {
    for (const { lines, totals, customer, notes } of orders) {
      expect(lines.every(({ unitPrice }) => Number.isSafeInteger(unitPrice))).toBe(true);
      expect(totals.subtotal).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
      expect(totals.total).toBe(totals.subtotal + totals.tax);
      expect(new Set(lines.map(({ itemId }) => itemId)).size).toBe(lines.length);
      expect(lines.length).toBeLessThanOrEqual(ORDER_LIMITS.lines);
      PlaceOrder.parse({
        customerName: customer.name,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        notes,
        items: lines.map(({ itemId, itemType, quantity, customizations }) => ({
          itemId,
          itemType,
          quantity,
          customizations,
        })),
      });
    }
    expect(orders.some(({ lines }) => lines.some(({ itemType }) => itemType === 'deal'))).toBe(true);
    expect(orders.some(({ lines }) => lines.some(({ customizations }) => customizations.length > 0))).toBe(true);
  });

  it('comes from one of about 350 customers, some of them regulars', () => {
    const customers = countBy(({ customer }) => customer.email);
    expect(customers.size).toBeGreaterThan(310);
    expect(customers.size).toBeLessThan(390);
    expect([...customers.values()].filter((count) => count >= 7).length).toBeGreaterThan(10);
    expect(countBy(({ customer }) => customer.phone).size).toBe(customers.size);
  });

  it('is ready after the longest preparation time', () => {
    expect(orders.every(({ placedAt, estimatedReadyAt }) => estimatedReadyAt === placedAt + 20 * 60_000)).toBe(true);
  });
});

describe('status histories', () => {
  it('have allowed transitions in order, none after now, and end in the order’s status', () => {
    for (const { placedAt, transitions, status } of orders) {
      const path = ['PENDING', ...transitions.map(({ to }) => to)];
      expect(transitions.map(({ from }) => from)).toEqual(path.slice(0, -1));
      expect(transitions.every(({ from, to }) => canTransition(from, to))).toBe(true);
      const times = [placedAt, ...transitions.map(({ at }) => at), rush];
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(path.at(-1)).toBe(status);
    }
  });

  it('end old orders collected, about one in 25 cancelled', () => {
    const old = orders.filter(({ placedAt }) => placedAt < rush - 90 * 60_000);
    const statuses = countBy(({ status }) => status, old);
    expect([...statuses.keys()].sort()).toEqual(['CANCELLED', 'COMPLETED']);
    const share = (statuses.get('CANCELLED') ?? 0) / old.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.06);
  });

  it('leave an order in every status while the kitchen is open', () => {
    const live = countBy(({ status }) => status, orders.slice(-12));
    for (const status of ['PENDING', 'CONFIRMED', 'PREPARING', 'READY'] as const)
      expect(live.get(status)).toBeGreaterThan(0);
  });

  it('leave no open order while the kitchen is closed', () => {
    for (const clock of ['03:00', '10:59', '23:05']) {
      const now = instantOf(today, clock, timeZone);
      const generated = generate({ now });
      expect(generated.filter(({ status }) => status !== 'COMPLETED' && status !== 'CANCELLED')).toEqual([]);
      expect(generated.flatMap(({ transitions }) => transitions).filter(({ at }) => at > now)).toEqual([]);
      expect(daysBetween(generated.at(-1)?.businessDay ?? '', today)).toBe(clock === '23:05' ? 0 : 1);
    }
  });

  it('leave no open order right after a closing time in the rush', () => {
    const early = { ...openingHours, saturday: day('11:00', '20:00') };
    const now = instantOf(today, '20:01', timeZone);
    const generated = generate({ openingHours: early, now, days: 3, count: 600 });
    expect(generated.filter(({ status }) => status !== 'COMPLETED' && status !== 'CANCELLED')).toEqual([]);
    expect(generated.flatMap(({ transitions }) => transitions).filter(({ at }) => at > now)).toEqual([]);
    expect(generated.at(-1)?.businessDay).toBe(today);
  });

  it('start the day with few orders, none of them before the opening', () => {
    const generated = generate({ now: instantOf(today, '11:10', timeZone) });
    const first = generated.filter(({ businessDay }) => businessDay === today);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(4);
    expect(first.every(({ placedAt }) => placedAt >= instantOf(today, '11:00', timeZone))).toBe(true);
  });
});
