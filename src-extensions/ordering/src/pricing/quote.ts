import { createHash } from 'node:crypto';
import {
  priceOrder,
  quoteLines,
  type HashText,
  type OrderToPrice,
  type PlaceOrderLine,
  type PricedLine,
  type Quote,
  type SaleItem,
} from '@pickup/contract';
import { HttpError, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { type Catalogue, catalogueOf, type OrderingRestaurant } from './catalogue-port.js';

/** Nobody can find other contents with the same hash. */
export const hashText: HashText = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The items and deals behind some lines, whatever their state. */
export async function readItemsOf(
  { readDishes, readDeals }: Pick<Catalogue, 'readDishes' | 'readDeals'>,
  sql: Sql,
  lines: readonly PlaceOrderLine[],
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
): Promise<OrderingRestaurant> {
  const restaurant = await readRestaurant(sql);
  if (!restaurant) throw new HttpError(503, 'The restaurant does not take orders yet.');
  return restaurant;
}

/** The priced lines of an order. @throws HttpError 400 and 409 for what {@link priceOrder} refuses */
export function requirePlaceable(
  order: OrderToPrice,
  items: readonly SaleItem[],
  restaurant: OrderingRestaurant,
  now: Date,
): PricedLine[] {
  const priced = priceOrder(order, items, restaurant, now, hashText);
  if (!priced.refusal) return priced.lines;
  const { status, message, issues, quote } = priced.refusal;
  throw new HttpError(status, message, { issues, ...(quote && { details: { quote } }) });
}

/** What a cart costs now. It stores nothing. @throws HttpError 503 before the owner has described the restaurant */
export async function makeQuote(strapi: Core.Strapi, lines: readonly PlaceOrderLine[], now: Date): Promise<Quote> {
  const sql = sqlOf(strapi.db.connection);
  const catalogue = catalogueOf(strapi);
  const restaurant = await requireRestaurant(catalogue, sql);
  return quoteLines(lines, await readItemsOf(catalogue, sql, lines), restaurant, now, hashText);
}
