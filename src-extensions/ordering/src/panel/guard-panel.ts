import { beforeWrites } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { customerRules } from './customer-rules.js';
import { guardTable, type OrderingUid } from './guard-table.js';
import { lineRules } from './line-rules.js';
import { mailRules } from './mail-rules.js';
import { orderRules } from './order-rules.js';
import { refuseWrite } from './refuse-write.js';

/** Tables that the product alone writes, and what to do instead. */
const PRODUCT_ONLY = {
  'plugin::ordering.order-move':
    'The history of an order is not changed by hand: change the status of the order, and the move is kept.',
  'plugin::ordering.order-day': 'Order numbers are counted by the product: a changed counter would give one out twice.',
  'plugin::ordering.order-tally': 'The database keeps the tallies itself, from the orders.',
  'plugin::ordering.order-event': 'The database keeps the events itself, from what happens to the orders.',
  'plugin::ordering.board': 'Boards come and go by themselves.',
} as const satisfies Record<OrderingUid, string>;

/**
 * Holds what a developer writes in the raw panel to the rules of our own screens (decision 8): figures follow, and what
 * could not be so is refused in words. Hooks and write share the panel's transaction.
 */
export function guardPanel(strapi: Core.Strapi): void {
  guardTable(strapi, orderRules(strapi));
  guardTable(strapi, lineRules);
  guardTable(strapi, customerRules);
  guardTable(strapi, mailRules);
  for (const [uid, sentence] of Object.entries(PRODUCT_ONLY)) {
    beforeWrites(strapi, () => refuseWrite(sentence), [uid]);
  }
}
