import { board } from './board.js';
import { customer } from './customer.js';
import { order } from './order.js';
import { orderDay } from './order-day.js';
import { orderEvent } from './order-event.js';
import { orderLine } from './order-line.js';
import { orderMail } from './order-mail.js';
import { orderMove } from './order-move.js';
import { orderTally } from './order-tally.js';

/** The order tables, as Strapi wants its plugin's content types. */
export const contentTypes = {
  order: { schema: order },
  'order-line': { schema: orderLine },
  'order-move': { schema: orderMove },
  'order-mail': { schema: orderMail },
  customer: { schema: customer },
  'order-day': { schema: orderDay },
  'order-tally': { schema: orderTally },
  'order-event': { schema: orderEvent },
  board: { schema: board },
};
