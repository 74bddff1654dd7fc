import { customer } from './customer.js';
import { order } from './order.js';
import { orderDay } from './order-day.js';
import { orderLine } from './order-line.js';
import { orderMove } from './order-move.js';
import { orderTally } from './order-tally.js';

/** The order tables, as Strapi wants its plugin's content types. */
export const contentTypes = {
  order: { schema: order },
  'order-line': { schema: orderLine },
  'order-move': { schema: orderMove },
  customer: { schema: customer },
  'order-day': { schema: orderDay },
  'order-tally': { schema: orderTally },
};
