import {
  CancelReason,
  KnownAllergens,
  LANGUAGES,
  LineItemType,
  ORDER_CHANNELS,
  OrderCorrection,
  OrderStatus,
} from '@pickup/contract';
import { dietaryColumns, flagColumn, fromJson, instantColumn, millisecondsColumn } from '@pickup/strapi-kit';
import { z } from 'zod';
import { choicesColumn } from './stored-choices.js';

/** A row of `orders`; amounts in cents. */
export const OrderRow = z.object({
  id: z.number(),
  document_id: z.string(),
  number: z.string(),
  public_id: z.string(),
  order_status: OrderStatus,
  customer_name: z.string(),
  customer_email: z
    .string()
    .nullable()
    .transform((email) => email ?? ''),
  customer_phone: z.string(),
  channel: z
    .enum(ORDER_CHANNELS)
    .nullable()
    .transform((channel) => channel ?? 'online'),
  notes: z.string().nullable(),
  subtotal_cents: z.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
  placed_at: instantColumn,
  estimated_ready_at: instantColumn.nullable(),
  pickup_at: instantColumn.nullable(),
  release_at: instantColumn.nullable(),
  delivered_at: instantColumn.nullable(),
  opened_at: instantColumn.nullable(),
  corrections: z
    .unknown()
    .transform(fromJson)
    .pipe(z.array(OrderCorrection).nullable())
    .transform((corrections) => corrections ?? []),
  updated_at: millisecondsColumn,
  language: z
    .enum(LANGUAGES)
    .nullable()
    .transform((language) => language ?? 'en'),
});

// Made once, as all lists of rows: making a schema takes longer than reading an order with it.
export const OrderRows = z.array(OrderRow);
export type OrderRow = z.infer<typeof OrderRow>;

/** A row of `order_lines`; amounts in cents. */
export const LineRow = z.object({
  order_id: z.number(),
  document_id: z.string(),
  item_id: z.string(),
  item_type: LineItemType,
  name: z.string(),
  name_nl: z.string().nullable(),
  unit_cents: z.number(),
  quantity: z.number(),
  total_cents: z.number(),
  choices: choicesColumn,
  /** Of one piece; 0 in lines of before it was counted, which take nothing. */
  kitchen_units: z
    .number()
    .nullable()
    .transform((units) => units ?? 0),
  customizations: z.unknown().transform(fromJson).pipe(z.array(z.string()).nullable()),
  image_url: z.string().nullable(),
  made: flagColumn,
  ...dietaryColumns,
  /** Null in lines of before it was kept, and where nothing is to be added to what is stated. */
  known_allergens: z
    .unknown()
    .transform(fromJson)
    .pipe(KnownAllergens.nullable())
    .transform((known) => known ?? [])
    .catch([]),
});
export const LineRows = z.array(LineRow);
export type LineRow = z.infer<typeof LineRow>;

/** A row of `order_moves`. */
export const TransitionRow = z.object({
  id: z.number(),
  from_status: OrderStatus,
  to_status: OrderStatus,
  moved_at: instantColumn,
  moved_by: z.string(),
  cancel_reason: CancelReason.nullable(),
  undoable_until: millisecondsColumn.nullable(),
  undone: flagColumn,
  is_undo: flagColumn,
});
export const TransitionRows = z.array(TransitionRow);
export type TransitionRow = z.infer<typeof TransitionRow>;

export const ORDER_COLUMNS = Object.keys(OrderRow.shape);
const LINE_COLUMNS = Object.keys(LineRow.shape);
const TRANSITION_COLUMNS = Object.keys(TransitionRow.shape);

/** When an order came in or, for later, when it has to be begun. */
export const WAITING_SINCE = 'COALESCE(orders.release_at, orders.placed_at)';

/** The beginnings of SQL queries on these tables. */
export const SELECT_ORDER = `SELECT ${ORDER_COLUMNS.join(', ')} FROM orders`;
export const SELECT_LINES = `SELECT ${LINE_COLUMNS.join(', ')} FROM order_lines`;
export const SELECT_STATUS_HISTORY = `SELECT ${TRANSITION_COLUMNS.join(', ')} FROM order_moves`;

/** The endings of inserts that give the rows they wrote, as these queries would. */
export const RETURNING_ORDER = `RETURNING ${ORDER_COLUMNS.join(', ')}`;
export const RETURNING_LINES = `RETURNING ${LINE_COLUMNS.join(', ')}`;
