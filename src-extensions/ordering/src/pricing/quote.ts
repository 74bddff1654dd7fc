import { createHash } from 'node:crypto';
import {
  planPickup,
  priceOrder,
  quoteLines,
  timeOrder,
  unitsOfLines,
  type HashText,
  type OrderCircumstances,
  type OrderToPrice,
  type PlaceOrder,
  type PlaceOrderLine,
  type PricedLine,
  type Quote,
  type QuoteRequest,
  type SaleItem,
} from '@pickup/contract';
import { HttpError, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readBookedUnits, readPortionsTaken } from '../kitchen/books.js';
import { type Catalogue, catalogueOf, type OrderingRestaurant } from './catalogue-port.js';

/** Nobody can find other contents with the same hash. */
export const hashText: HashText = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The dishes and deals behind some lines, whatever their state. */
export async function readItemsOf(
  { readDishes, readDeals }: Pick<Catalogue, 'readDishes' | 'readDeals'>,
  sql: Sql,
  lines: readonly Pick<PlaceOrderLine, 'itemType' | 'itemId'>[],
): Promise<SaleItem[]> {
  const idsOf = (type: PlaceOrderLine['itemType']) => [
    ...new Set(lines.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId)),
  ];
  return [...(await readDishes(sql, idsOf('menu'))), ...(await readDeals(sql, idsOf('deal')))];
}

/** @throws HttpError 503 before the owner has described the restaurant */
export async function requireRestaurant(
  { readRestaurant }: Pick<Catalogue, 'readRestaurant'>,
  sql: Sql,
  now: Date,
): Promise<OrderingRestaurant> {
  const restaurant = await readRestaurant(sql, now);
  if (!restaurant) throw new HttpError(503, 'The restaurant does not take orders yet.');
  return restaurant;
}

/**
 * Who asks for an order. Doors that are not open yet, a pause, and whether orders are taken while the kitchen is closed, are for customers on the site: the
 * owner knows what the kitchen can do (product.md, Phone orders).
 */
export type Asker = 'customer' | 'owner';

export const settingsFor = (asker: Asker, restaurant: OrderingRestaurant): OrderingRestaurant =>
  asker === 'owner' ? { ...restaurant, doorsOpen: true, pausedUntil: null, ordersWhenClosed: true } : restaurant;

/** What an order is priced and timed by. */
export type Circumstances = OrderCircumstances & { currencySymbol: string };

/** Before any time zone's yesterday, whose last slots may take an order of a night that is open past midnight. */
const TWO_DAYS = 2 * 24 * 60 * 60_000;

/** What is booked by now; nothing where the kitchen has no limit. */
export const readLimitedBookings = (sql: Sql, { unitsPerSlot }: OrderingRestaurant, now: Date) =>
  unitsPerSlot === null ? undefined : readBookedUnits(sql, new Date(now.getTime() - TWO_DAYS), null);

/**
 * Reads what some lines are priced and timed by.
 * @param pickupAt the chosen time; null for as soon as possible
 * @throws HttpError 503 before the owner has described the restaurant
 */
export async function readCircumstances(
  catalogue: Catalogue,
  sql: Sql,
  { items: lines, pickupAt }: Pick<PlaceOrder, 'items' | 'pickupAt'>,
  now: Date,
  asker: Asker,
): Promise<Circumstances> {
  const restaurant = settingsFor(asker, await requireRestaurant(catalogue, sql, now));
  const items = await readItemsOf(catalogue, sql, lines);
  const plan = planPickup(restaurant, now, await readLimitedBookings(sql, restaurant, now));
  const timing = timeOrder(plan, unitsOfLines(lines, items), pickupAt === null ? null : Date.parse(pickupAt));
  const counted = items.filter(({ dailyCount }) => dailyCount !== null).map(({ id }) => id);
  const portionsTaken = await readPortionsTaken(sql, timing.day, counted);
  return { items, timing, portionsTaken, hashOf: hashText, currencySymbol: restaurant.currencySymbol };
}

/** The priced lines of an order. @throws HttpError 400 and 409 for what {@link priceOrder} refuses */
export function requirePlaceable(order: OrderToPrice, circumstances: Circumstances): PricedLine[] {
  const priced = priceOrder(order, circumstances);
  if (!priced.refusal) return priced.lines;
  const { status, message, issues, quote, reason } = priced.refusal;
  throw new HttpError(status, message, { issues, details: { reason, ...(quote && { quote }) } });
}

/** What a cart costs now, and when it can be collected. It stores nothing. @throws HttpError 503 before the owner has described the restaurant */
export async function makeQuote(strapi: Core.Strapi, request: QuoteRequest, now: Date, asker: Asker): Promise<Quote> {
  const sql = sqlOf(strapi.db.connection);
  return quoteLines(request.items, await readCircumstances(catalogueOf(strapi), sql, request, now, asker));
}
