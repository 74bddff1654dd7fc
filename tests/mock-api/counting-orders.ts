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
import type { MockData } from './data.js';
import type { MockOrder } from './records.js';

/** The restaurant's present business day. */
export const today = ({ now, restaurant }: MockData): string => businessDay(now, restaurant.timeZone);

/** The last days, oldest first, today included (ruling 27). */
export const lastDays = (data: MockData, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(today(data), index - days + 1));

export const dayOf = ({ restaurant }: MockData, { createdAt }: MockOrder): string =>
  businessDay(Date.parse(createdAt), restaurant.timeZone);

export const hourOf = ({ restaurant }: MockData, { createdAt }: MockOrder): number =>
  businessHour(Date.parse(createdAt), restaurant.timeZone);

/** A cancelled order counts in no figure but the status distribution (ruling 15). */
export const isSold = ({ status }: MockOrder): boolean => status !== 'CANCELLED';

/** What was sold on some days. */
export const soldOn = (data: MockData, days: readonly string[]): MockOrder[] =>
  data.orders.filter((order) => isSold(order) && days.includes(dayOf(data, order)));

export const revenueOf = (orders: readonly MockOrder[]): Cents =>
  orders.reduce((sum, { total }) => sum + toCents(total), 0);

/** In euros; 0 when there is none. */
export const averageValue = (orders: readonly MockOrder[]): number =>
  orders.length === 0 ? 0 : fromCents(Math.round(revenueOf(orders) / orders.length));

/** All six statuses are present (ruling 27). */
export function countPerStatus(orders: readonly MockOrder[]): OrderStatusCounts {
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
