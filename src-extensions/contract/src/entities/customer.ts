import { z } from 'zod';
import { OutgoingMail } from './mail.js';
import { AdminOrder, StatusTransition } from './order.js';
import { AdminReview } from './review.js';
import { EmailAddress, Instant } from './scalar.js';

/** Whose data is meant: customers are told apart by email, whatever its case (ruling 28). */
export const CustomerAddress = z.strictObject({ email: EmailAddress });
export type CustomerAddress = z.infer<typeof CustomerAddress>;

/** What is remembered of whoever ordered: the latest name and phone; `orderCount` is without cancelled orders. */
export const CustomerRecord = z.object({
  name: z.string(),
  phone: z.string(),
  firstOrderAt: Instant,
  lastOrderAt: Instant,
  orderCount: z.int(),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

/** An order of the customer with its moves; who in the house made a move is not the customer's data. */
export const CustomerOrder = AdminOrder.extend({
  moves: z.array(StatusTransition.omit({ by: true })),
  /** What was sent to the customer. */
  mails: z.array(OutgoingMail),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** Everything that is stored of one email, orders and reviews from the oldest on. A helpful vote holds no email. */
export const CustomerData = z.object({
  /** In lower case. */
  email: z.string(),
  /** Null for someone who only wrote reviews. */
  customer: CustomerRecord.nullable(),
  orders: z.array(CustomerOrder),
  reviews: z.array(AdminReview),
});
export type CustomerData = z.infer<typeof CustomerData>;

/** How much was made anonymous. */
export const ErasedCustomer = z.object({ orders: z.int().min(0), reviews: z.int().min(0) });
export type ErasedCustomer = z.infer<typeof ErasedCustomer>;
