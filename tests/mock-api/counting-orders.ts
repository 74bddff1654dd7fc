import {
  addDays,
  businessDay,
  businessHour,
  fromCents,
  toCents,
  type Cents,
  type OrderStatus,
  type OrderStatusCounts,
} from '@pickup/contract';
import type { Kitchen } from './kitchen.js';
import type { KitchenOrder } from './records.js';

/** The restaurant's day at the kitchen's time. */
export const today = ({ now, restaurant }: Kitchen): string => businessDay(now, restaurant.timeZone);

/** The last days, oldest first, today included (ruling 27). */
export const lastDays = (kitchen: Kitchen, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(today(kitchen), index - days + 1));

export const dayOf = ({ restaurant }: Kitchen, { createdAt }: KitchenOrder): string =>
  businessDay(Date.parse(createdAt), restaurant.timeZone);

export const hourOf = ({ restaurant }: Kitchen, { createdAt }: KitchenOrder): number =>
  businessHour(Date.parse(createdAt), restaurant.timeZone);

/** A cancelled order counts in no figure but the status distribution (ruling 15). */
export const isSold = ({ status }: KitchenOrder): boolean => status !== 'CANCELLED';

/** What was sold on some days. */
export const soldOn = (kitchen: Kitchen, days: readonly string[]): KitchenOrder[] =>
  kitchen.orders.filter((order) => isSold(order) && days.includes(dayOf(kitchen, order)));

export const revenueOf = (orders: readonly KitchenOrder[]): Cents =>
  orders.reduce((sum, { total }) => sum + toCents(total), 0);

/** In euros; 0 when there is none. */
export const averageValue = (orders: readonly KitchenOrder[]): number =>
  orders.length === 0 ? 0 : fromCents(Math.round(revenueOf(orders) / orders.length));

/** All six statuses are present (ruling 27). */
export function countPerStatus(orders: readonly KitchenOrder[]): OrderStatusCounts {
  const count = (wanted: OrderStatus) => orders.filter(({ status }) => status === wanted).length;
  return {
    PENDING: count('PENDING'),
    CONFIRMED: count('CONFIRMED'),
    PREPARING: count('PREPARING'),
    READY: count('READY'),
    COMPLETED: count('COMPLETED'),
    CANCELLED: count('CANCELLED'),
  };
}
