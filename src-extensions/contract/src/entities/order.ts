import { z } from 'zod';
import { LocalChoice } from './choice.js';
import { CANCEL_REASONS, ORDER_CHANNELS, ORDER_STATUSES } from './enumerations.js';
import { OutgoingMail } from './mail.js';
import { OrderCorrection } from './order-correction.js';
import { Version } from './record-change.js';
import { Id, Instant, Money } from './scalar.js';
import { LineItemType } from './order-request.js';
import { lineDietaryFields } from './dietary-information.js';

export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const CancelReason = z.enum(CANCEL_REASONS, `must be one of ${CANCEL_REASONS.join(', ')}`);
export type CancelReason = z.infer<typeof CancelReason>;

/** What was ordered in a line, in the names of that moment. */
const orderedFields = {
  menuItemName: z.string(),
  /** Null where it was not translated. */
  menuItemNameNl: z.string().nullable(),
  /** `unitPrice` includes them. */
  choices: z.array(LocalChoice),
  /** The choices in words, then what was typed. */
  customizations: z.array(z.string()),
};

/** A line of a placed order as its customer sees it. */
export const OrderedLine = z.object({
  menuItemId: z.string(),
  itemType: LineItemType,
  unitPrice: Money,
  quantity: z.int(),
  totalPrice: Money,
  ...orderedFields,
  menuItemImageUrl: z.string(),
  ...lineDietaryFields,
});
export type OrderedLine = z.infer<typeof OrderedLine>;

/** The answer to a placed order. `id` is the secret in the address of its page (product.md, Order addresses). */
export const PlacedOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  /** The chosen pickup time, else the estimate. */
  estimatedReadyAt: Instant.nullable(),
  /** The chosen pickup time; null for as soon as possible. */
  pickupAt: Instant.nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  notes: z.string().nullable(),
  items: z.array(OrderedLine),
  subtotal: Money,
  tax: Money,
  total: Money,
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** A placed order as its page shows it. */
export const TrackedOrder = PlacedOrder.extend({
  /** Its status history, oldest first, without what was undone. */
  steps: z.array(z.object({ status: OrderStatus, at: Instant })),
  /** Whether nobody in the kitchen has opened it in time: the page then asks the customer to call. */
  unseen: z.boolean(),
  /** Whether its customer can still cancel it. */
  cancellable: z.boolean(),
  /** Null unless it is cancelled. */
  cancelledBy: z.enum(['customer', 'restaurant']).nullable(),
  /** Why the restaurant has cancelled it; null where it gave no reason. */
  cancelReason: CancelReason.nullable(),
  /** When the restaurant last corrected it; null where it never did. */
  correctedAt: Instant.nullable(),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** One entry of an order's status history. */
export const StatusTransition = z.object({
  from: OrderStatus,
  to: OrderStatus,
  at: Instant,
  by: z.string(),
  /** Why the restaurant cancelled it; null for every other status, and where it gave no reason. */
  reason: CancelReason.nullable(),
  /** Whether a later entry has undone this one. */
  undone: z.boolean(),
  /** Whether this entry undoes an earlier one. */
  isUndo: z.boolean(),
});
export type StatusTransition = z.infer<typeof StatusTransition>;

/** A line of an order as the kitchen sees it. */
export const AdminOrderLine = z.object({
  id: z.string(),
  /** Of the dish or deal. */
  menuItemId: z.string(),
  itemType: LineItemType,
  quantity: z.int(),
  unitPrice: Money,
  totalPrice: Money,
  ...orderedFields,
  ...lineDietaryFields,
  /** Whether the kitchen has struck it as made. */
  made: z.boolean(),
});
export type AdminOrderLine = z.infer<typeof AdminOrderLine>;

/** An order as the owner sees it; `pickupTime` is the chosen time, else when it is estimated to be ready. */
export const AdminOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  /** Empty where none was given by phone. */
  customerEmail: z.string(),
  customerPhone: z.string(),
  channel: z.enum(ORDER_CHANNELS),
  status: OrderStatus,
  createdAt: Instant,
  pickupTime: Instant.nullable(),
  /** The chosen pickup time; null for as soon as possible. */
  pickupAt: Instant.nullable(),
  /** When it has to be begun: until then it is for later; null for at once. */
  releaseAt: Instant.nullable(),
  items: z.array(AdminOrderLine),
  subtotal: Money,
  tax: Money,
  total: Money,
  notes: z.string().nullable(),
  /** When a board first received it; null until then. */
  deliveredAt: Instant.nullable(),
  /** When somebody first opened or confirmed it; null until then. Of an order for later only what happens from its release on counts. */
  openedAt: Instant.nullable(),
  /** Since when it waits to be collected; null unless it is ready. */
  readyAt: Instant.nullable(),
  /** When somebody of the restaurant last corrected it; null where nobody did. */
  correctedAt: Instant.nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** One order with its status history (`moves`), its corrections and its mails, oldest first. */
export const AdminOrderDetails = AdminOrder.extend({
  version: Version,
  moves: z.array(StatusTransition),
  corrections: z.array(OrderCorrection),
  mails: z.array(OutgoingMail),
});
export type AdminOrderDetails = z.infer<typeof AdminOrderDetails>;

/** The orders of one business day in figures: `orders` and the money without the cancelled ones. */
export const OrderStatistics = z.object({
  date: z.string(),
  orders: z.int(),
  cancelled: z.int(),
  revenue: Money,
  averageOrderValue: Money,
});
export type OrderStatistics = z.infer<typeof OrderStatistics>;

/** A count for each of the six statuses. */
export const OrderStatusCounts = z.record(OrderStatus, z.int());
export type OrderStatusCounts = z.infer<typeof OrderStatusCounts>;

/** What can happen to an order. `moved`: its status changed. `changed`: its details were corrected, or a line was struck as made. */
export const ORDER_EVENT_KINDS = ['placed', 'moved', 'opened', 'changed'] as const;
export const OrderEventKind = z.enum(ORDER_EVENT_KINDS);
export type OrderEventKind = z.infer<typeof OrderEventKind>;

/** Something that happened to an order, with the order as it is now. */
export const OrderEvent = z.object({ kind: OrderEventKind, order: AdminOrder });
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Sent once a board has received every event it missed: the orders that wait to be opened, oldest first, those for later among them. */
export const BoardReady = z.object({ unopened: z.array(AdminOrder) });
export type BoardReady = z.infer<typeof BoardReady>;
