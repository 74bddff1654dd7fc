/** A line item of an order, with the name and prices of the day it was placed (ruling 8). */
export const orderLine = {
  kind: 'collectionType',
  collectionName: 'order_lines',
  info: { singularName: 'order-line', pluralName: 'order-lines', displayName: 'Order line' },
  options: { draftAndPublish: false },
  attributes: {
    order: {
      type: 'relation',
      relation: 'manyToOne',
      target: 'plugin::ordering.order',
      inversedBy: 'lines',
      useJoinTable: false,
    },
    position: { type: 'integer', required: true },
    itemId: { type: 'string', required: true, maxLength: 64 },
    itemType: { type: 'enumeration', enum: ['menu', 'deal'], required: true },
    name: { type: 'string', required: true },
    unitCents: { type: 'integer', required: true },
    quantity: { type: 'integer', required: true },
    totalCents: { type: 'integer', required: true },
    customizations: { type: 'json' },
    imageUrl: { type: 'text' },
    businessDay: { type: 'string', required: true, maxLength: 10 },
  },
  indexes: [
    { name: 'order_lines_order_index', columns: ['order_id'] },
    // What the popular items of a window read: they never touch the rows themselves.
    {
      name: 'order_lines_day_figures_index',
      columns: ['business_day', 'name', 'order_id', 'quantity', 'total_cents'],
    },
  ],
} as const;
