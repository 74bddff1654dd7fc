import { z } from 'zod';
import { LANGUAGES, ORDER_STATUSES } from './enumerations.js';
import { OutgoingMail } from './mail.js';
import { ORDER_LIMITS } from './limits.js';
import { EmailAddress, Id, Instant, Money, PersonName, PhoneNumber, shownText } from './scalar.js';
import { dietaryFields } from './dietary-information.js';

export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const LineItemType = z.enum(['menu', 'deal'], 'must be menu or deal');
export type LineItemType = z.infer<typeof LineItemType>;

const quantityRange = `must be a whole number from 1 to ${ORDER_LIMITS.quantity}`;

const Customization = z
  .string('must be text')
  .overwrite(shownText)
  .min(1, 'must not be empty')
  .max(ORDER_LIMITS.customization, `must be at most ${ORDER_LIMITS.customization} characters`);

/** One line a customer asks for. It carries no price: the server prices every order itself (ruling 8). */
export const PlaceOrderLine = z.strictObject({
  itemId: Id,
  itemType: LineItemType,
  quantity: z.int(quantityRange).min(1, quantityRange).max(ORDER_LIMITS.quantity, quantityRange),
  customizations: z
    .array(Customization)
    .max(ORDER_LIMITS.customizations, `must be at most ${ORDER_LIMITS.customizations}`)
    .default([]),
});
export type PlaceOrderLine = z.infer<typeof PlaceOrderLine>;

const orderItems = z
  .array(PlaceOrderLine, 'must be a list of items')
  .min(1, 'must hold at least one item')
  .max(ORDER_LIMITS.lines, `must hold at most ${ORDER_LIMITS.lines} lines`);

/** What a quote is asked for: the lines of a cart. */
export const QuoteRequest = z.strictObject({ items: orderItems });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** The order create payload (specification 3, ruling 10). */
export const PlaceOrder = z.strictObject({
  customerName: PersonName,
  customerEmail: EmailAddress,
  customerPhone: PhoneNumber,
  notes: z
    .string('must be text')
    .overwrite(shownText)
    .max(ORDER_LIMITS.notes, `must be at most ${ORDER_LIMITS.notes} characters`)
    .nullish()
    .transform((notes) => notes || null),
  items: orderItems,
  /** The total the customer was shown: given, the order is placed for it or not at all. */
  quotedTotal: Money.min(0, 'must not be negative').optional(),
  /** In which the customer is written to. */
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`).default('en'),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;
/** The payload as a client writes it, before defaults and trimming. */
export type PlaceOrderInput = z.input<typeof PlaceOrder>;

/** A key that makes repeats of one order harmless: 8 to 100 visible characters (ruling 9). */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, 'must be 8 to 100 visible characters')
  .describe('The same key with the same order never places it twice.');

/** A line of a placed order as its customer sees it (specification 3, order response). */
export const OrderedLine = z.object({
  menuItemId: z.string(),
  itemType: LineItemType,
  menuItemName: z.string(),
  unitPrice: Money,
  quantity: z.int(),
  totalPrice: Money,
  customizations: z.array(z.string()),
  menuItemImageUrl: z.string(),
  ...dietaryFields,
});
export type OrderedLine = z.infer<typeof OrderedLine>;

/** The order response. `id` is the secret that opens this order, and nothing else does (ruling 6). */
export const PlacedOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  estimatedReadyAt: Instant.nullable(),
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

/** A placed order as its page follows it. */
export const TrackedOrder = PlacedOrder.extend({
  /** The statuses it has had, oldest first, each with its moment. */
  steps: z.array(z.object({ status: OrderStatus, at: Instant })),
  /** True while nobody in the kitchen has looked at it although somebody should have: the customer had better call. */
  unseen: z.boolean(),
  /** Whether its customer can still cancel it. */
  cancellable: z.boolean(),
  /** Who took it back; null while it stands. */
  cancelledBy: z.enum(['customer', 'restaurant']).nullable(),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** One status move, kept for good (ruling 13). */
export const StatusTransition = z.object({ from: OrderStatus, to: OrderStatus, at: Instant, by: z.string() });
export type StatusTransition = z.infer<typeof StatusTransition>;

/** A line of an order as the kitchen sees it (specification 3). */
export const AdminOrderLine = z.object({
  id: z.string(),
  menuItemName: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  totalPrice: Money,
  customizations: z.array(z.string()),
  ...dietaryFields,
});
export type AdminOrderLine = z.infer<typeof AdminOrderLine>;

/** An order as the owner sees it; `pickupTime` is when it is estimated to be ready (specification 3, ruling 14). */
export const AdminOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  pickupTime: Instant.nullable(),
  items: z.array(AdminOrderLine),
  subtotal: Money,
  tax: Money,
  total: Money,
  notes: z.string().nullable(),
  /** When it first reached a board; null until then. */
  deliveredAt: Instant.nullable(),
  /** When somebody first opened or confirmed it; null until then. */
  openedAt: Instant.nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** One order with its history of moves and its mail, oldest first. */
export const AdminOrderDetails = AdminOrder.extend({ moves: z.array(StatusTransition), mails: z.array(OutgoingMail) });
export type AdminOrderDetails = z.infer<typeof AdminOrderDetails>;

/** The orders of one business day in figures: `orders` and the money without the cancelled ones (ruling 15). */
export const OrderStatistics = z.object({
  date: z.string(),
  orders: z.int(),
  cancelled: z.int(),
  revenue: Money,
  averageOrderValue: Money,
});
export type OrderStatistics = z.infer<typeof OrderStatistics>;

/** A count for each of the six statuses (ruling 27). */
export const OrderStatusCounts = z.record(OrderStatus, z.int());
export type OrderStatusCounts = z.infer<typeof OrderStatusCounts>;

/** What can happen to an order, as a board hears it; `changed`: its details were mended. */
export const ORDER_EVENT_KINDS = ['placed', 'moved', 'opened', 'changed'] as const;
export const OrderEventKind = z.enum(ORDER_EVENT_KINDS);
export type OrderEventKind = z.infer<typeof OrderEventKind>;

/** Something that happened to an order, which is given as it stands now. */
export const OrderEvent = z.object({ kind: OrderEventKind, order: AdminOrder });
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Sent when a board is connected and has been told all it missed: the orders nobody has opened, oldest first. */
export const BoardReady = z.object({ unopened: z.array(AdminOrder) });
export type BoardReady = z.infer<typeof BoardReady>;
