import type { CustomerInsights, OrderStatusCounts, PopularItem, RevenueByHour, SalesTrends } from '@pickup/contract';
import { ORDER_STATUSES, addDays } from '@pickup/contract';
import { ZONE, type GeneratedOrder } from './generated-orders.js';

/** Each figure once more, slowly and plainly, from the orders themselves: what SQL says must be the same. */

/** Swedish writes `2026-11-21 17:05`. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const dayOf = ({ placedAt }: GeneratedOrder) => clock.format(placedAt).slice(0, 10);
const hourOf = ({ placedAt }: GeneratedOrder) => Number(clock.format(placedAt).slice(11, 13));
const emailOf = ({ email }: GeneratedOrder) => email.toLowerCase();

const euros = (cents: number) => Number((cents / 100).toFixed(2));
const centsOf = ({ lines }: GeneratedOrder) =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
const revenueOf = (orders: GeneratedOrder[]) => euros(orders.reduce((sum, order) => sum + centsOf(order), 0));

const sold = (orders: GeneratedOrder[]) => orders.filter(({ status }) => status !== 'CANCELLED');
const onDay = (orders: GeneratedOrder[], day: string) => orders.filter((order) => dayOf(order) === day);

const daysUntil = (today: string, days: number) =>
  Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));

/** The orders that count in a figure over the last days. */
const within = (orders: GeneratedOrder[], today: string, days: number) =>
  daysUntil(today, days).flatMap((day) => onDay(sold(orders), day));

export function recountDay(orders: GeneratedOrder[], day: string) {
  const own = onDay(sold(orders), day);
  const cents = own.reduce((sum, order) => sum + centsOf(order), 0);
  return {
    todayOrders: own.length,
    todayRevenue: euros(cents),
    averageOrderValue: own.length === 0 ? 0 : euros(Math.round(cents / own.length)),
  };
}

export function recountTrends(orders: GeneratedOrder[], today: string, days: number): SalesTrends {
  const range = daysUntil(today, days).map((day) => [day, onDay(sold(orders), day)] as const);
  return {
    period: days,
    dailyRevenue: Object.fromEntries(range.map(([day, own]) => [day, revenueOf(own)])),
    dailyOrders: Object.fromEntries(range.map(([day, own]) => [day, own.length])),
  };
}

export const recountStatuses = (orders: GeneratedOrder[], day: string): Partial<OrderStatusCounts> =>
  Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, onDay(orders, day).filter((order) => order.status === status).length]),
  );

export function recountItems(orders: GeneratedOrder[], today: string, days: number, limit: number): PopularItem[] {
  const lines = within(orders, today, days).flatMap((order) => order.lines);
  const items = [...new Set(lines.map(({ name }) => name))].map((name) => {
    const own = lines.filter((line) => line.name === name);
    return {
      name,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      revenue: euros(own.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)),
      choiceRevenue: euros(own.reduce((sum, { quantity, choiceCents }) => sum + quantity * (choiceCents ?? 0), 0)),
    };
  });
  const byCodePoint = (a: PopularItem, b: PopularItem) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));
  return items.sort((a, b) => b.quantity - a.quantity || b.revenue - a.revenue || byCodePoint(a, b)).slice(0, limit);
}

export function recountCustomers(orders: GeneratedOrder[], today: string, days: number): CustomerInsights {
  const own = within(orders, today, days);
  const active = [...new Set(own.map(emailOf))];
  const everBy = (email: string) => sold(orders).filter((order) => emailOf(order) === email).length;
  return {
    period: days,
    totalCustomers: new Set(sold(orders).map(emailOf)).size,
    activeCustomers: active.length,
    repeatCustomers: active.filter((email) => everBy(email) >= 2).length,
    averageOrdersPerCustomer: active.length === 0 ? 0 : Math.round((own.length / active.length) * 100) / 100,
  };
}

export const recountHours = (orders: GeneratedOrder[], day: string): RevenueByHour =>
  Object.fromEntries(
    Array.from({ length: 24 }, (_, hour) => [
      String(hour),
      revenueOf(onDay(sold(orders), day).filter((order) => hourOf(order) === hour)),
    ]),
  );
