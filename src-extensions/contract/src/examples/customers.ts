import type { Examples } from './example.js';
import { orderExamples } from './orders.js';
import { reviewExamples } from './reviews.js';

const { moves, ...order } = orderExamples.adminOrder.response;
const review = reviewExamples.adminReview.response;
const email = review.customerEmail;

const nothingHeld = 'Nothing is stored under this email address.';
const invalid = { email: 'anneke.deboer' };

/** One customer's data, handed over and erased. */
export const customerExamples = {
  exportCustomer: {
    request: { query: { email } },
    response: {
      email,
      customer: {
        name: order.customerName,
        phone: order.customerPhone,
        firstOrderAt: order.createdAt,
        lastOrderAt: order.createdAt,
        orderCount: 1,
      },
      orders: [{ ...order, status: 'COMPLETED', moves: moves.map(({ from, to, at }) => ({ from, to, at })) }],
      reviews: [review],
    },
    invalid: { query: invalid },
    errors: { 404: nothingHeld },
  },
  eraseCustomer: {
    request: { body: { email } },
    response: { orders: 1, reviews: 1 },
    invalid: { body: invalid },
    errors: {
      404: nothingHeld,
      409: 'Order 20261121-017 is still open (CONFIRMED): complete or cancel it first.',
    },
  },
} satisfies Partial<Examples>;
