import {
  formatOrderNumber,
  lineTotal,
  orderTotals,
  type Allergen,
  type Cents,
  type DietaryMark,
  type Language,
  type LineItemType,
  type OrderStatus,
} from '@pickup/contract';
import { randomText, rowDefaults } from '@pickup/strapi-kit';

/** A line item about to be written. */
interface LineToWrite {
  itemId: string;
  itemType: LineItemType;
  name: string;
  unitPrice: Cents;
  quantity: number;
  customizations: string[];
  imageUrl: string;
  allergens: Allergen[] | null;
  dietary: DietaryMark[];
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
  /** When it was seen in the kitchen; null for one that nobody has seen yet. */
  seenAt: number | null;
  lines: LineToWrite[];
}

/** How a repeat of the same request finds its order (ruling 9). */
export interface Replay {
  idempotencyKey: string | null;
  payloadHash: string | null;
}

// Strapi's columns come last in each row: engines add to a spread object several times slower than they spread into one.

const instant = (at: number | null) => (at === null ? null : new Date(at));

export function orderRow(order: OrderToWrite, customerId: number, { idempotencyKey, payloadHash }: Replay) {
  const { subtotal, tax, total } = orderTotals(order.lines);
  const placedAt = new Date(order.placedAt);
  return {
    number: formatOrderNumber(order.businessDay, order.counter),
    // 192 random bits: the only thing that opens an order for a visitor (ruling 6).
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
    customizations: JSON.stringify(line.customizations),
    image_url: line.imageUrl,
    allergens: line.allergens && JSON.stringify(line.allergens),
    dietary: JSON.stringify(line.dietary),
    business_day: businessDay,
    ...rowDefaults(new Date(placedAt)),
  }));

export const moveRow = (orderId: number, from: OrderStatus, to: OrderStatus, at: Date, by: string) => ({
  order_id: orderId,
  from_status: from,
  to_status: to,
  moved_at: at,
  moved_by: by,
  ...rowDefaults(at),
});
