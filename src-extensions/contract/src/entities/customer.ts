import { z } from 'zod';
import { OutgoingMail } from './mail.js';
import { AdminOrder, StatusTransition } from './order.js';
import { OrderCorrection } from './order-correction.js';
import { AdminReview } from './review.js';
import { EmailAddress, Instant } from './scalar.js';

/** Identifies a customer: two addresses that differ in case only are the same customer. */
export const CustomerAddress = z.strictObject({ email: EmailAddress });
export type CustomerAddress = z.infer<typeof CustomerAddress>;

/** The stored customer with the name and phone of the latest order; `orderCount` is without cancelled orders. */
export const CustomerRecord = z.object({
  name: z.string(),
  phone: z.string(),
  firstOrderAt: Instant,
  lastOrderAt: Instant,
  orderCount: z.int(),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

/** A browser that is notified of an order: where its push service takes notifications. */
export const NotifiedBrowser = z.object({ endpoint: z.string(), since: Instant });
export type NotifiedBrowser = z.infer<typeof NotifiedBrowser>;

/** An order of the customer with its status history. The history leaves out which of the staff changed a status or corrected it: that is not the customer's data. */
export const CustomerOrder = AdminOrder.extend({
  moves: z.array(StatusTransition.omit({ by: true })),
  corrections: z.array(OrderCorrection.omit({ by: true })),
  mails: z.array(OutgoingMail),
  notified: z.array(NotifiedBrowser),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** Everything that is stored about one email address, oldest first. Helpful votes are not part of it: they hold no address. */
export const CustomerData = z.object({
  /** In lower case. */
  email: z.string(),
  /** Null for someone who only wrote reviews. */
  customer: CustomerRecord.nullable(),
  orders: z.array(CustomerOrder),
  reviews: z.array(AdminReview),
});
export type CustomerData = z.infer<typeof CustomerData>;

/** How many records were made anonymous. */
export const ErasedCustomer = z.object({ orders: z.int().min(0), reviews: z.int().min(0) });
export type ErasedCustomer = z.infer<typeof ErasedCustomer>;
