import { ORDER_EVENT_KINDS } from '@pickup/contract';

/**
 * What happened to orders, in the order of the commits: the row id is the place in the stream that boards resume from.
 * The database itself writes it (live/triggers).
 */
export const orderEvent = {
  kind: 'collectionType',
  collectionName: 'order_events',
  info: { singularName: 'order-event', pluralName: 'order-events', displayName: 'Order event' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false }, 'content-manager': { visible: false } },
  attributes: {
    /** The row of the order. */
    orderRow: { type: 'integer', required: true },
    eventKind: { type: 'enumeration', enum: [...ORDER_EVENT_KINDS], required: true },
    happenedAt: { type: 'datetime', required: true },
  },
} as const;
