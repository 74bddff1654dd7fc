import {
  type CancelReason,
  type Cents,
  formatOrderNumber,
  type Language,
  type LineDietaryInformation,
  type LineItemType,
  lineTotal,
  type LocalChoice,
  type OrderChannel,
  type OrderStatus,
  orderTotals,
  type PickupBooking,
} from '@pickup/contract';
import { randomText, rowDefaults } from '@pickup/strapi-kit';
import { slotUnitsText } from '../kitchen/booking.js';
import { choiceCents, toStoredChoice } from './stored-choices.js';

/** A line item about to be written. */
export interface LineToWrite extends LineDietaryInformation {
  itemId: string;
  itemType: LineItemType;
  name: string;
  nameNl: string | null;
  unitPrice: Cents;
  quantity: number;
  choices: LocalChoice[];
  customizations: string[];
  imageUrl: string;
  /** Of one piece with its choices. */
  kitchenUnits: number;
}

/** When an order is collected and what it takes of the kitchen; instants in milliseconds. */
export interface Pickup extends Pick<PickupBooking, 'day' | 'slots' | 'releaseAt'> {
  /** The chosen time; null for as soon as possible. */
  chosenAt: number | null;
}

/** An order about to be written; instants in milliseconds. */
export interface OrderToWrite {
  placedAt: number;
  /** The chosen pickup time, else the estimate. */
  estimatedReadyAt: number | null;
  /** Null where nothing is booked. */
  pickup: Pickup | null;
  businessDay: string;
  businessHour: number;
  counter: number;
  status: OrderStatus;
  channel: OrderChannel;
  customer: { name: string; email: string; phone: string };
  notes: string | null;
  language: Language;
  /** When the kitchen saw it; null for one that nobody has seen. */
  openedAt: number | null;
  lines: LineToWrite[];
}

/** The columns by which a repeated request finds its order (product.md, Replay). */
export interface Replay {
  idempotencyKey: string | null;
  payloadHash: string | null;
}

// Strapi's columns are spread last: adding properties to a spread object is several times slower than spreading into one.

const instant = (at: number | null) => (at === null ? null : new Date(at));

const pickupColumns = (pickup: Pickup | null) => ({
  pickup_at: instant(pickup?.chosenAt ?? null),
  release_at: instant(pickup?.releaseAt ?? null),
  pickup_day: pickup?.day ?? null,
  slot_units: pickup && slotUnitsText(pickup.slots),
});

export function orderRow(order: OrderToWrite, customerId: number | null, { idempotencyKey, payloadHash }: Replay) {
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
    channel: order.channel,
    notes: order.notes,
    subtotal_cents: subtotal,
    tax_cents: tax,
    total_cents: total,
    language: order.language,
    placed_at: placedAt,
    estimated_ready_at: instant(order.estimatedReadyAt),
    ...pickupColumns(order.pickup),
    delivered_at: instant(order.openedAt),
    opened_at: instant(order.openedAt),
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

/** The columns of a line that a correction may change. */
export const lineColumns = (line: LineToWrite, index: number) => ({
  position: index + 1,
  item_id: line.itemId,
  item_type: line.itemType,
  name: line.name,
  name_nl: line.nameNl,
  unit_cents: line.unitPrice,
  quantity: line.quantity,
  total_cents: lineTotal(line.unitPrice, line.quantity),
  ...choiceColumns(line),
  kitchen_units: line.kitchenUnits,
  customizations: JSON.stringify(line.customizations),
  image_url: line.imageUrl,
  allergens: line.allergens && JSON.stringify(line.allergens),
  known_allergens: line.knownAllergens.length > 0 ? JSON.stringify(line.knownAllergens) : null,
  dietary: JSON.stringify(line.dietary),
});

export const lineRows = (orderId: number, { lines, placedAt, businessDay }: OrderToWrite) =>
  lines.map((line, index) => ({
    order_id: orderId,
    ...lineColumns(line, index),
    made: false,
    business_day: businessDay,
    ...rowDefaults(new Date(placedAt)),
  }));

/** A transition about to be written. */
export interface TransitionToWrite {
  from: OrderStatus;
  to: OrderStatus;
  at: Date;
  /** Who makes it, as the status history shows it. */
  by: string;
  /** Why the restaurant cancels the order. */
  reason?: CancelReason | undefined;
  /** Left out where it can never be undone. */
  undoableUntil?: Date;
  isUndo?: boolean;
}

export const transitionRow = (
  orderId: number,
  { from, to, at, by, reason, undoableUntil, isUndo = false }: TransitionToWrite,
) => ({
  order_id: orderId,
  from_status: from,
  to_status: to,
  moved_at: at,
  moved_by: by,
  cancel_reason: reason ?? null,
  undoable_until: undoableUntil ?? null,
  undone: false,
  is_undo: isUndo,
  ...rowDefaults(at),
});
