import {
  type Cents,
  type Choice,
  type DietaryInformation,
  formatOrderNumber,
  type Language,
  LANGUAGES,
  LineItemType,
  lineTotal,
  OrderStatus,
  orderTotals,
} from '@pickup/contract';
import { dietaryColumns, fromJson, instantColumn, randomText, rowDefaults } from '@pickup/strapi-kit';
import { z } from 'zod';
import { choiceCents, choicesColumn, toStoredChoice } from './stored-choices.js';

/** A row of `orders`; amounts in cents. */
export const OrderRow = z.object({
  id: z.number(),
  document_id: z.string(),
  number: z.string(),
  public_id: z.string(),
  order_status: OrderStatus,
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  notes: z.string().nullable(),
  subtotal_cents: z.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
  placed_at: instantColumn,
  estimated_ready_at: instantColumn.nullable(),
  delivered_at: instantColumn.nullable(),
  opened_at: instantColumn.nullable(),
  language: z
    .enum(LANGUAGES)
    .nullable()
    .transform((language) => language ?? 'en'),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** A row of `order_lines`; amounts in cents. */
export const LineRow = z.object({
  order_id: z.number(),
  document_id: z.string(),
  item_id: z.string(),
  item_type: LineItemType,
  name: z.string(),
  unit_cents: z.number(),
  quantity: z.number(),
  total_cents: z.number(),
  choices: choicesColumn,
  customizations: z.unknown().transform(fromJson).pipe(z.array(z.string()).nullable()),
  image_url: z.string().nullable(),
  ...dietaryColumns,
});
export type LineRow = z.infer<typeof LineRow>;

/** A row of `order_moves`. */
export const TransitionRow = z.object({
  from_status: OrderStatus,
  to_status: OrderStatus,
  moved_at: instantColumn,
  moved_by: z.string(),
});
export type TransitionRow = z.infer<typeof TransitionRow>;

export const ORDER_COLUMNS = Object.keys(OrderRow.shape);
const LINE_COLUMNS = Object.keys(LineRow.shape);
const TRANSITION_COLUMNS = Object.keys(TransitionRow.shape);

/** The beginnings of SQL queries on these tables. */
export const SELECT_ORDER = `SELECT ${ORDER_COLUMNS.join(', ')} FROM orders`;
export const SELECT_LINES = `SELECT ${LINE_COLUMNS.join(', ')} FROM order_lines`;
export const SELECT_STATUS_HISTORY = `SELECT ${TRANSITION_COLUMNS.join(', ')} FROM order_moves`;

/** A line item about to be written. */
interface LineToWrite extends DietaryInformation {
  itemId: string;
  itemType: LineItemType;
  name: string;
  unitPrice: Cents;
  quantity: number;
  choices: Choice[];
  customizations: string[];
  imageUrl: string;
}

/** An order about to be written; instants in milliseconds. */
export interface OrderToWrite {
  placedAt: number;
  estimatedReadyAt: number | null;
  businessDay: string;
  businessHour: number;
  counter: number;
  status: OrderStatus;
  customer: { name: string; email: string; phone: string };
  notes: string | null;
  language: Language;
  /** When the kitchen saw it; null for a new order. */
  seenAt: number | null;
  lines: LineToWrite[];
}

/** The columns by which a repeated request finds its order (product.md, Replay). */
export interface Replay {
  idempotencyKey: string | null;
  payloadHash: string | null;
}

// Strapi's columns are spread last: adding properties to a spread object is several times slower than spreading into one.

const instant = (at: number | null) => (at === null ? null : new Date(at));

export function orderRow(order: OrderToWrite, customerId: number, { idempotencyKey, payloadHash }: Replay) {
  const { subtotal, tax, total } = orderTotals(order.lines);
  const placedAt = new Date(order.placedAt);
  return {
    number: formatOrderNumber(order.businessDay, order.counter),
    // 192 random bits: the only way for a visitor to open an order (product.md, Order addresses).
    public_id: randomText(24, 'base64url'),
    idempotency_key: idempotencyKey,
    payload_hash: payloadHash,
    order_status: order.status,
    customer_name: order.customer.name,
    customer_email: order.customer.email.toLowerCase(),
    customer_phone: order.customer.phone,
    notes: order.notes,
    subtotal_cents: subtotal,
    tax_cents: tax,
    total_cents: total,
    language: order.language,
    placed_at: placedAt,
    estimated_ready_at: instant(order.estimatedReadyAt),
    delivered_at: instant(order.seenAt),
    opened_at: instant(order.seenAt),
    business_day: order.businessDay,
    business_hour: order.businessHour,
    customer_id: customerId,
    ...rowDefaults(placedAt),
  };
}

function choiceColumns({ choices, quantity }: Pick<LineToWrite, 'choices' | 'quantity'>) {
  const stored = choices.map(toStoredChoice);
  return {
    choices: stored.length > 0 ? JSON.stringify(stored) : null,
    choice_cents: lineTotal(choiceCents(stored), quantity),
  };
}

export const lineRows = (orderId: number, { lines, placedAt, businessDay }: OrderToWrite) =>
  lines.map((line, index) => ({
    order_id: orderId,
    position: index + 1,
    item_id: line.itemId,
    item_type: line.itemType,
    name: line.name,
    unit_cents: line.unitPrice,
    quantity: line.quantity,
    total_cents: lineTotal(line.unitPrice, line.quantity),
    ...choiceColumns(line),
    customizations: JSON.stringify(line.customizations),
    image_url: line.imageUrl,
    allergens: line.allergens && JSON.stringify(line.allergens),
    dietary: JSON.stringify(line.dietary),
    business_day: businessDay,
    ...rowDefaults(new Date(placedAt)),
  }));

export const transitionRow = (orderId: number, from: OrderStatus, to: OrderStatus, at: Date, by: string) => ({
  order_id: orderId,
  from_status: from,
  to_status: to,
  moved_at: at,
  moved_by: by,
  ...rowDefaults(at),
});
