import { LANGUAGES, LineItemType, OrderStatus } from '@pickup/contract';
import { fromJson, instantColumn, dietaryColumns } from '@pickup/strapi-kit';
import { z } from 'zod';

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
  customizations: z.unknown().transform(fromJson).pipe(z.array(z.string()).nullable()),
  image_url: z.string().nullable(),
  ...dietaryColumns,
});
export type LineRow = z.infer<typeof LineRow>;

/** A row of `order_moves`. */
export const MoveRow = z.object({
  from_status: OrderStatus,
  to_status: OrderStatus,
  moved_at: instantColumn,
  moved_by: z.string(),
});
export type MoveRow = z.infer<typeof MoveRow>;

export const ORDER_COLUMNS = Object.keys(OrderRow.shape);
const LINE_COLUMNS = Object.keys(LineRow.shape);
const MOVE_COLUMNS = Object.keys(MoveRow.shape);

/** The beginnings of what is asked of these tables in plain SQL. */
export const SELECT_ORDER = `SELECT ${ORDER_COLUMNS.join(', ')} FROM orders`;
export const SELECT_LINES = `SELECT ${LINE_COLUMNS.join(', ')} FROM order_lines`;
export const SELECT_MOVES = `SELECT ${MOVE_COLUMNS.join(', ')} FROM order_moves`;
