import {
  PLACEHOLDER_IMAGE,
  fromCents,
  type AdminOrder,
  type AdminOrderDetails,
  type StatusTransition,
  type PlacedOrder,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { presentMail, readMailsOf } from '../mailing/read-mails.js';
import { readMoves, type StoredOrder } from './read-order.js';
import type { MoveRow } from './rows.js';

const sharedFields = ({ row }: StoredOrder) => ({
  orderNumber: row.number,
  status: row.order_status,
  createdAt: row.placed_at,
  customerName: row.customer_name,
  customerEmail: row.customer_email,
  customerPhone: row.customer_phone,
  notes: row.notes,
  subtotal: fromCents(row.subtotal_cents),
  tax: fromCents(row.tax_cents),
  total: fromCents(row.total_cents),
});

/** An order as its customer sees it: the secret is its id (ruling 6). */
export const presentPlacedOrder = (order: StoredOrder): PlacedOrder => ({
  ...sharedFields(order),
  id: order.row.public_id,
  estimatedReadyAt: order.row.estimated_ready_at,
  items: order.lines.map((line) => ({
    menuItemId: line.item_id,
    itemType: line.item_type,
    menuItemName: line.name,
    unitPrice: fromCents(line.unit_cents),
    quantity: line.quantity,
    totalPrice: fromCents(line.total_cents),
    customizations: line.customizations ?? [],
    menuItemImageUrl: line.image_url ?? PLACEHOLDER_IMAGE,
    allergens: line.allergens,
    dietary: line.dietary,
  })),
});

/** An order as the owner sees it: never the customer's secret. */
export const presentAdminOrder = (order: StoredOrder): AdminOrder => ({
  ...sharedFields(order),
  id: order.row.document_id,
  pickupTime: order.row.estimated_ready_at,
  items: order.lines.map((line) => ({
    id: line.document_id,
    menuItemName: line.name,
    quantity: line.quantity,
    unitPrice: fromCents(line.unit_cents),
    totalPrice: fromCents(line.total_cents),
    customizations: line.customizations ?? [],
    allergens: line.allergens,
    dietary: line.dietary,
  })),
  deliveredAt: order.row.delivered_at,
  openedAt: order.row.opened_at,
});

const presentMove = (move: MoveRow): StatusTransition => ({
  from: move.from_status,
  to: move.to_status,
  at: move.moved_at,
  by: move.moved_by,
});

/** An order with all that happened to it. */
export async function readAdminOrderDetails(sql: Sql, order: StoredOrder): Promise<AdminOrderDetails> {
  const moves = await readMoves(sql, order.row.id);
  const mails = await readMailsOf(sql, order.row.id);
  return { ...presentAdminOrder(order), moves: moves.map(presentMove), mails: mails.map(presentMail) };
}
