import { beforeWrites } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { customerRules } from './guard-customers.js';
import { lineRules } from './guard-lines.js';
import { mailRules } from './guard-mails.js';
import { orderRules } from './guard-orders.js';
import { guardTable, type OrderingUid } from './guard-table.js';
import { refuseWrite } from './refuse-write.js';

/** Content types that only the product writes, with the sentence that refuses a developer's write. */
const PRODUCT_ONLY = {
  'plugin::ordering.order-move':
    'The history of an order is not changed by hand: change the status of the order, and the move is kept.',
  'plugin::ordering.order-day': 'Order numbers are counted by the product: a changed counter would give one out twice.',
  'plugin::ordering.order-tally': 'The database keeps the tallies itself, from the orders.',
  'plugin::ordering.order-event': 'The database keeps the events itself, from what happens to the orders.',
  'plugin::ordering.slot-load': 'What is booked of a slot follows from the orders: npm run recount counts it again.',
  'plugin::ordering.day-count': 'What is taken of a dish follows from the orders: npm run recount counts it again.',
  'plugin::ordering.order-origin': 'Where open orders came from is kept by the product, and goes when an order ends.',
  'plugin::ordering.board': 'Boards come and go by themselves.',
} as const satisfies Record<OrderingUid, string>;

/**
 * Applies the rules of the back office to what a developer writes in the raw panel (product.md, Raw panel).
 */
export function guardPanel(strapi: Core.Strapi): void {
  guardTable(strapi, orderRules(strapi));
  guardTable(strapi, lineRules(catalogueOf(strapi)));
  guardTable(strapi, customerRules);
  guardTable(strapi, mailRules);
  for (const [uid, sentence] of Object.entries(PRODUCT_ONLY)) {
    beforeWrites(strapi, () => refuseWrite(sentence), [uid]);
  }
}
