import {
  ERASED_NAME,
  ERASED_PHONE,
  erasedEmail,
  isOpenStatus,
  statusWord,
  type CustomerOrder,
  type CustomerRecord,
} from '@pickup/contract';
import { write } from './changing.js';
import { isSold } from './figures.js';
import { newId, type MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { presentAdminOrder } from './present.js';
import type { MockOrder, MockReview } from './records.js';
import { HttpError } from './http.js';

/** What is stored about one customer, the oldest first. */
interface CustomerData {
  orders: MockOrder[];
  reviews: MockReview[];
}

/** @throws HttpError 404 for a customer about whom nothing is stored */
function customerData(data: MockData, email: string): CustomerData {
  const isTheirs = ({ customerEmail }: { customerEmail: string }) => customerEmail.toLowerCase() === email;
  const held = {
    orders: data.orders.filter(isTheirs).toReversed(),
    reviews: data.reviews.filter(isTheirs).toReversed(),
  };
  if (held.orders.length + held.reviews.length === 0) {
    throw new HttpError(404);
  }
  return held;
}

function recordOf(orders: readonly MockOrder[]): CustomerRecord | null {
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

const presentOrder = (order: MockOrder): CustomerOrder => ({
  ...presentAdminOrder(order),
  moves: order.moves.map(({ by: _, undoableUntil: _until, ...move }) => move),
  corrections: order.corrections.map(({ by: _, ...correction }) => correction),
  mails: order.mails,
  notified: [],
});

/** @throws HttpError 409 while one of the orders is open */
function erase(data: MockData, { orders, reviews }: CustomerData): void {
  const open = orders.find(({ status }) => isOpenStatus(status));
  if (open) {
    throw new HttpError(
      409,
      `Order ${open.orderNumber} is still open (${statusWord(open.status)}): complete or cancel it first.`,
    );
  }
  const nobody = { customerName: ERASED_NAME, customerEmail: erasedEmail(newId(data, 'nobody')) };
  for (const order of orders) {
    Object.assign(order, { ...nobody, customerPhone: ERASED_PHONE, notes: null, secret: newId(data, 'secret') });
    for (const line of order.items) line.customizations = [];
  }
  for (const review of reviews) write(review, { ...nobody, comment: null, orderNumber: null });
}

/** The owner's calls about one customer's personal data. */
export const ownerCustomerCalls = (data: MockData) =>
  ({
    exportCustomer: ({ query }) => {
      const email = query.email.toLowerCase();
      const { orders, reviews } = customerData(data, email);
      return { email, customer: recordOf(orders), orders: orders.map(presentOrder), reviews };
    },
    eraseCustomer: ({ body }) => {
      const held = customerData(data, body.email.toLowerCase());
      erase(data, held);
      return { orders: held.orders.length, reviews: held.reviews.length };
    },
  }) satisfies Answers;
