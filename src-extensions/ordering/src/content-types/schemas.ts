import { board, dayCount, orderDay, orderEvent, orderOrigin, orderTally, slotLoad } from './bookkeeping.js';
import { customer } from './customer.js';
import { orderLine, orderMail, orderTransition } from './order-details.js';
import { order } from './order.js';
import { orderPush, pushSubscription } from './push.js';

/** The order tables, as Strapi wants its plugin's content types. */
export const contentTypes = {
  order: { schema: order },
  'order-line': { schema: orderLine },
  'order-move': { schema: orderTransition },
  'order-mail': { schema: orderMail },
  'push-subscription': { schema: pushSubscription },
  'order-push': { schema: orderPush },
  customer: { schema: customer },
  'order-day': { schema: orderDay },
  'order-tally': { schema: orderTally },
  'order-event': { schema: orderEvent },
  'order-origin': { schema: orderOrigin },
  board: { schema: board },
  'slot-load': { schema: slotLoad },
  'day-count': { schema: dayCount },
};
