import {
  ERASED_NAME,
  ERASED_PHONE,
  erasedEmail,
  isOpenStatus,
  type CustomerOrder,
  type CustomerRecord,
} from '@pickup/contract';
import { write } from './changing.js';
import { isSold } from './counting-orders.js';
import { newId, type Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { presentAdminOrder } from './present.js';
import type { KitchenOrder, KitchenReview } from './records.js';
import { Refusal } from './refusal.js';

/** What the kitchen has of one person, the oldest first. */
interface Held {
  orders: KitchenOrder[];
  reviews: KitchenReview[];
}

/** @throws Refusal 404 for a person of whom there is nothing */
function heldOf(kitchen: Kitchen, email: string): Held {
  const isTheirs = ({ customerEmail }: { customerEmail: string }) => customerEmail.toLowerCase() === email;
  const held = {
    orders: kitchen.orders.filter(isTheirs).toReversed(),
    reviews: kitchen.reviews.filter(isTheirs).toReversed(),
  };
  if (held.orders.length + held.reviews.length === 0) {
    throw new Refusal(404, 'Nothing is stored under this email address.');
  }
  return held;
}

function recordOf(orders: readonly KitchenOrder[]): CustomerRecord | null {
  const [first, last] = [orders[0], orders.at(-1)];
  if (!first || !last) return null;
  return {
    name: last.customerName,
    phone: last.customerPhone,
    firstOrderAt: first.createdAt,
    lastOrderAt: last.createdAt,
    orderCount: orders.filter(isSold).length,
  };
}

const presentOrder = (order: KitchenOrder): CustomerOrder => ({
  ...presentAdminOrder(order),
  moves: order.moves.map(({ by: _, ...move }) => move),
  mails: order.mails,
});

/** @throws Refusal 409 while one of the orders is open */
function erase(kitchen: Kitchen, { orders, reviews }: Held): void {
  const open = orders.find(({ status }) => isOpenStatus(status));
  if (open) {
    throw new Refusal(409, `Order ${open.orderNumber} is still open (${open.status}): complete or cancel it first.`);
  }
  const nobody = { customerName: ERASED_NAME, customerEmail: erasedEmail(newId(kitchen, 'nobody')) };
  for (const order of orders) {
    Object.assign(order, { ...nobody, customerPhone: ERASED_PHONE, notes: null, secret: newId(kitchen, 'secret') });
    for (const line of order.items) line.customizations = [];
  }
  for (const review of reviews) write(review, { ...nobody, comment: null, orderNumber: null });
}

/** How the calls about one customer's data are answered. */
export const ownerCustomerAnswers = (kitchen: Kitchen) =>
  ({
    exportCustomer: ({ query }) => {
      const email = query.email.toLowerCase();
      const { orders, reviews } = heldOf(kitchen, email);
      return { email, customer: recordOf(orders), orders: orders.map(presentOrder), reviews };
    },
    eraseCustomer: ({ body }) => {
      const held = heldOf(kitchen, body.email.toLowerCase());
      erase(kitchen, held);
      return { orders: held.orders.length, reviews: held.reviews.length };
    },
  }) satisfies Answers;
