import { ORDER_STATUSES } from '@pickup/contract';
import { belongsToOrder } from './belongs-to-order.js';

/** One status move of an order, kept for good (ruling 13). */
export const orderMove = {
  kind: 'collectionType',
  collectionName: 'order_moves',
  info: { singularName: 'order-move', pluralName: 'order-moves', displayName: 'Order move' },
  options: { draftAndPublish: false },
  attributes: {
    order: belongsToOrder('moves'),
    fromStatus: { type: 'enumeration', enum: [...ORDER_STATUSES], required: true },
    toStatus: { type: 'enumeration', enum: [...ORDER_STATUSES], required: true },
    movedAt: { type: 'datetime', required: true },
    movedBy: { type: 'string', required: true },
  },
  indexes: [{ name: 'order_moves_order_index', columns: ['order_id'] }],
} as const;
