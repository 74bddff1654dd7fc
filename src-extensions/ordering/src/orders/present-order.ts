import {
  type AdminOrder,
  type AdminOrderDetails,
  customizationsWith,
  fromCents,
  type PlacedOrder,
  PLACEHOLDER_IMAGE,
  type StatusTransition,
  type TrackedOrder,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { presentMail, readMailsOf } from '../mail/mails.js';
import type { LineRow, TransitionRow } from './order-rows.js';
import { readStatusHistory, type StoredOrder } from './read-order.js';
import { presentChoice } from './stored-choices.js';
import { isCancelledByCustomer } from './transition-order.js';

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

function lineFields(line: LineRow) {
  const choices = line.choices.map(presentChoice);
  return {
    menuItemName: line.name,
    quantity: line.quantity,
    unitPrice: fromCents(line.unit_cents),
    totalPrice: fromCents(line.total_cents),
    choices,
    customizations: customizationsWith({ choices, customizations: line.customizations ?? [] }),
    allergens: line.allergens,
    dietary: line.dietary,
  };
}

/** An order as its customer sees it: its id is the secret public id (product.md, Order addresses). */
export const presentPlacedOrder = (order: StoredOrder): PlacedOrder => ({
  ...sharedFields(order),
  id: order.row.public_id,
  estimatedReadyAt: order.row.estimated_ready_at,
  items: order.lines.map((line) => ({
    menuItemId: line.item_id,
    itemType: line.item_type,
    menuItemImageUrl: line.image_url ?? PLACEHOLDER_IMAGE,
    ...lineFields(line),
  })),
});

/** An order as the owner sees it, without the secret public id. */
export const presentAdminOrder = (order: StoredOrder): AdminOrder => ({
  ...sharedFields(order),
  id: order.row.document_id,
  pickupTime: order.row.estimated_ready_at,
  items: order.lines.map((line) => ({ id: line.document_id, ...lineFields(line) })),
  deliveredAt: order.row.delivered_at,
  openedAt: order.row.opened_at,
});

const presentTransition = (row: TransitionRow): StatusTransition => ({
  from: row.from_status,
  to: row.to_status,
  at: row.moved_at,
  by: row.moved_by,
});

/** An order with its status history and its mail. */
export async function readAdminOrderDetails(sql: Sql, order: StoredOrder): Promise<AdminOrderDetails> {
  const history = await readStatusHistory(sql, order.row.id);
  const mails = await readMailsOf(sql, order.row.id);
  return { ...presentAdminOrder(order), moves: history.map(presentTransition), mails: mails.map(presentMail) };
}

/** An order as its customer follows it. */
export async function trackOrder(sql: Sql, order: StoredOrder, unseen: boolean): Promise<TrackedOrder> {
  const placed = presentPlacedOrder(order);
  const history = await readStatusHistory(sql, order.row.id);
  const cancelledBy = isCancelledByCustomer(history) ? 'customer' : 'restaurant';
  return {
    ...placed,
    steps: [
      // A corrected order may start in any status; the first row of its history says which.
      { status: history[0]?.from_status ?? placed.status, at: placed.createdAt },
      ...history.map(({ to_status: status, moved_at: at }) => ({ status, at })),
    ],
    unseen,
    cancellable: placed.status === 'PENDING',
    cancelledBy: placed.status === 'CANCELLED' ? cancelledBy : null,
  };
}
