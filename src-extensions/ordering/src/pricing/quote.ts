import {
  estimatePickup,
  fromCents,
  lineTotal,
  localTime,
  orderTotals,
  type PlaceOrderLine,
  type Quote,
  type QuotedLine,
  unavailableLine,
} from '@pickup/contract';
import { HttpError, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { type Catalogue, catalogueOf, type OrderingRestaurant, type SaleItem } from './catalogue-port.js';
import { type CheckedLine, checkLines } from './price-lines.js';

function quoteLine(checked: CheckedLine): QuotedLine {
  const { line, item, unavailableReason } = checked;
  if (!item) return unavailableLine(line);
  const { chosen, unitCents } = checked;
  const { itemId, itemType, quantity, customizations } = line;
  return {
    itemId,
    itemType,
    quantity,
    customizations,
    options: line.options ?? null,
    choices: chosen.choices,
    choiceIssues: chosen.issues,
    obstacle: unavailableReason,
    name: item.name,
    unitPrice: fromCents(unitCents),
    totalPrice: fromCents(lineTotal(unitCents, quantity)),
    imageUrl: item.imageUrl,
    minimumOrderAmount: item.isConditional && item.minimumCents !== null ? fromCents(item.minimumCents) : null,
    isConditional: item.isConditional,
    maxPerOrder: item.maxPerOrder,
    allergens: chosen.allergens,
    dietary: chosen.dietary,
  };
}

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

/** What lines cost at a moment, and which of them cannot be ordered, by the rules that also place an order (product.md, Quotes). */
export function quoteLines(
  lines: readonly PlaceOrderLine[],
  items: readonly SaleItem[],
  restaurant: OrderingRestaurant,
  now: Date,
): Quote {
  const today = localTime(now, restaurant.timeZone).day;
  const checked = checkLines(lines, items, today);
  const { subtotal, tax, total } = orderTotals(
    checked.flatMap((one) =>
      one.unavailableReason === null ? [{ unitPrice: one.unitCents, quantity: one.line.quantity }] : [],
    ),
  );
  const { readyAt } = estimatePickup(restaurant, now);
  return {
    lines: checked.map(quoteLine),
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
    readyAt: readyAt === null ? null : new Date(readyAt).toISOString(),
  };
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

/** What a cart costs now. It stores nothing. @throws HttpError 503 before the owner has described the restaurant */
export async function makeQuote(strapi: Core.Strapi, lines: readonly PlaceOrderLine[], now: Date): Promise<Quote> {
  const sql = sqlOf(strapi.db.connection);
  const catalogue = catalogueOf(strapi);
  const restaurant = await requireRestaurant(catalogue, sql);
  return quoteLines(lines, await readItemsOf(catalogue, sql, lines), restaurant, now);
}
