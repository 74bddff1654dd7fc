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
import { type Sql, versionOf } from '@pickup/strapi-kit';
import { presentMail, readMailsOf } from '../mail/mails.js';
import type { LineRow, TransitionRow } from './order-rows.js';
import { readStatusHistory, type StoredOrder } from './read-order.js';
import { presentChoice } from './stored-choices.js';
import { cancellationOf, stands } from './status-history.js';

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
    menuItemId: line.item_id,
    itemType: line.item_type,
    menuItemName: line.name,
    menuItemNameNl: line.name_nl || null,
    quantity: line.quantity,
    unitPrice: fromCents(line.unit_cents),
    totalPrice: fromCents(line.total_cents),
    choices,
    customizations: customizationsWith({ choices, customizations: line.customizations ?? [] }),
    allergens: line.allergens,
    knownAllergens: line.known_allergens,
    dietary: line.dietary,
  };
}

/** An order as its customer sees it: its id is the secret public id (product.md, Order addresses). */
export const presentPlacedOrder = (order: StoredOrder): PlacedOrder => ({
  ...sharedFields(order),
  id: order.row.public_id,
  estimatedReadyAt: order.row.estimated_ready_at,
  pickupAt: order.row.pickup_at,
  items: order.lines.map((line) => ({
    menuItemImageUrl: line.image_url ?? PLACEHOLDER_IMAGE,
    ...lineFields(line),
  })),
});

const correctedAtOf = ({ row }: StoredOrder): string | null => row.corrections.at(-1)?.at ?? null;

/** An order as the owner sees it, without the secret public id. */
export const presentAdminOrder = (order: StoredOrder): AdminOrder => ({
  ...sharedFields(order),
  id: order.row.document_id,
  channel: order.row.channel,
  pickupTime: order.row.estimated_ready_at,
  pickupAt: order.row.pickup_at,
  releaseAt: order.row.release_at,
  items: order.lines.map((line) => ({ id: line.document_id, ...lineFields(line), made: line.made })),
  deliveredAt: order.row.delivered_at,
  openedAt: order.row.opened_at,
  readyAt: order.readyAt,
  correctedAt: correctedAtOf(order),
});

const presentTransition = (row: TransitionRow): StatusTransition => ({
  from: row.from_status,
  to: row.to_status,
  at: row.moved_at,
  by: row.moved_by,
  reason: row.cancel_reason,
  undone: row.undone,
  isUndo: row.is_undo,
});

/** An order with its status history and its mail. */
export async function readAdminOrderDetails(sql: Sql, order: StoredOrder): Promise<AdminOrderDetails> {
  const history = await readStatusHistory(sql, order.row.id);
  const mails = await readMailsOf(sql, order.row.id);
  return {
    ...presentAdminOrder(order),
    version: versionOf(order.row.updated_at),
    moves: history.map(presentTransition),
    corrections: order.row.corrections,
    mails: mails.map(presentMail),
  };
}

/** An order as its customer follows it. */
export async function trackOrder(sql: Sql, order: StoredOrder, unseen: boolean): Promise<TrackedOrder> {
  const placed = presentPlacedOrder(order);
  const history = await readStatusHistory(sql, order.row.id);
  const isCancelled = placed.status === 'CANCELLED';
  const { by: cancelledBy, reason } = cancellationOf(history);
  return {
    ...placed,
    steps: [
      // A corrected order may start in any status; the first row of its history says which.
      { status: history[0]?.from_status ?? placed.status, at: placed.createdAt },
      ...history.filter(stands).map(({ to_status: status, moved_at: at }) => ({ status, at })),
    ],
    unseen,
    cancellable: placed.status === 'PENDING',
    cancelledBy: isCancelled ? cancelledBy : null,
    cancelReason: isCancelled ? reason : null,
    correctedAt: correctedAtOf(order),
  };
}
