import { z } from 'zod';
import { Choice, chosenOptions } from './choice.js';
import { LANGUAGES, ORDER_STATUSES } from './enumerations.js';
import { OutgoingMail } from './mail.js';
import { ORDER_LIMITS } from './limits.js';
import { EmailAddress, Id, Instant, Money, PersonName, PhoneNumber, trimVisibleText } from './scalar.js';
import { dietaryFields } from './dietary-information.js';

export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const LineItemType = z.enum(['menu', 'deal'], 'must be menu or deal');
export type LineItemType = z.infer<typeof LineItemType>;

const quantityRange = `must be a whole number from 1 to ${ORDER_LIMITS.quantity}`;

const Customization = z
  .string('must be text')
  .overwrite(trimVisibleText)
  .min(1, 'must not be empty')
  .max(ORDER_LIMITS.customization, `must be at most ${ORDER_LIMITS.customization} characters`);

/** One line of an order request. It has no price: the server prices every order itself (product.md, Prices). */
export const PlaceOrderLine = z.strictObject({
  itemId: Id,
  itemType: LineItemType,
  quantity: z.int(quantityRange).min(1, quantityRange).max(ORDER_LIMITS.quantity, quantityRange),
  customizations: z
    .array(Customization)
    .max(ORDER_LIMITS.customizations, `must be at most ${ORDER_LIMITS.customizations}`)
    .default([]),
  options: chosenOptions,
});
export type PlaceOrderLine = z.infer<typeof PlaceOrderLine>;

const orderItems = z
  .array(PlaceOrderLine, 'must be a list of items')
  .min(1, 'must hold at least one item')
  .max(ORDER_LIMITS.lines, `must hold at most ${ORDER_LIMITS.lines} lines`);

export const QuoteRequest = z.strictObject({ items: orderItems });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

const contentsHash = 'must be the contentsHash of a quote';

/** Stands for what was in the lines of a quote: items, choices, allergens and marks (product.md, Quotes). */
export const ContentsHash = z
  .string(contentsHash)
  .length(22, contentsHash)
  .regex(/^[\w-]*$/, contentsHash);

export const PlaceOrder = z.strictObject({
  customerName: PersonName,
  customerEmail: EmailAddress,
  customerPhone: PhoneNumber,
  notes: z
    .string('must be text')
    .overwrite(trimVisibleText)
    .max(ORDER_LIMITS.notes, `must be at most ${ORDER_LIMITS.notes} characters`)
    .nullish()
    .transform((notes) => notes || null),
  items: orderItems,
  /** The total the customer was shown; with another total the order is not placed (product.md, Quotes). */
  quotedTotal: Money.min(0, 'must not be negative').optional(),
  /** The `contentsHash` of the quote the customer was shown; with other contents the order is not placed. */
  quotedContentsHash: ContentsHash.optional(),
  /** The language of the mails to the customer. */
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`).default('en'),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;
/** The payload as a client writes it, before defaults and trimming. */
export type PlaceOrderInput = z.input<typeof PlaceOrder>;

/** A repeated request with the same key places no second order: 8 to 100 visible characters (product.md, Replay). */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, 'must be 8 to 100 visible characters')
  .describe('The same key with the same order never places it twice.');

/** What was asked for in a line of an order. */
const choiceFields = {
  /** As they were when it was placed; `unitPrice` includes them. */
  choices: z.array(Choice),
  /** The choices in words, then what was typed. */
  customizations: z.array(z.string()),
};

/** A line of a placed order as its customer sees it. */
export const OrderedLine = z.object({
  menuItemId: z.string(),
  itemType: LineItemType,
  menuItemName: z.string(),
  unitPrice: Money,
  quantity: z.int(),
  totalPrice: Money,
  ...choiceFields,
  menuItemImageUrl: z.string(),
  ...dietaryFields,
});
export type OrderedLine = z.infer<typeof OrderedLine>;

/** The answer to a placed order. `id` is the secret in the address of its page (product.md, Order addresses). */
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

/** A placed order as its page shows it. */
export const TrackedOrder = PlacedOrder.extend({
  /** Its status history, oldest first. */
  steps: z.array(z.object({ status: OrderStatus, at: Instant })),
  /** Whether nobody in the kitchen has opened it in time: the page then asks the customer to call. */
  unseen: z.boolean(),
  /** Whether its customer can still cancel it. */
  cancellable: z.boolean(),
  /** Null unless it is cancelled. */
  cancelledBy: z.enum(['customer', 'restaurant']).nullable(),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

/** One entry of an order's status history. */
export const StatusTransition = z.object({ from: OrderStatus, to: OrderStatus, at: Instant, by: z.string() });
export type StatusTransition = z.infer<typeof StatusTransition>;

/** A line of an order as the kitchen sees it. */
export const AdminOrderLine = z.object({
  id: z.string(),
  menuItemName: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  totalPrice: Money,
  ...choiceFields,
  ...dietaryFields,
});
export type AdminOrderLine = z.infer<typeof AdminOrderLine>;

/** An order as the owner sees it; `pickupTime` is when it is estimated to be ready. */
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
  /** When a board first received it; null until then. */
  deliveredAt: Instant.nullable(),
  /** When somebody first opened or confirmed it; null until then. */
  openedAt: Instant.nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** One order with its status history (`moves`) and its mails, oldest first. */
export const AdminOrderDetails = AdminOrder.extend({ moves: z.array(StatusTransition), mails: z.array(OutgoingMail) });
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

/** What can happen to an order. `moved`: its status changed. `changed`: a developer corrected its details. */
export const ORDER_EVENT_KINDS = ['placed', 'moved', 'opened', 'changed'] as const;
export const OrderEventKind = z.enum(ORDER_EVENT_KINDS);
export type OrderEventKind = z.infer<typeof OrderEventKind>;

/** Something that happened to an order, with the order as it is now. */
export const OrderEvent = z.object({ kind: OrderEventKind, order: AdminOrder });
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Sent once a board has received every event it missed: the orders nobody has opened yet, oldest first. */
export const BoardReady = z.object({ unopened: z.array(AdminOrder) });
export type BoardReady = z.infer<typeof BoardReady>;
