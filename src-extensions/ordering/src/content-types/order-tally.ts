/**
 * Running totals over all orders: one row for each status and one, `customers`, for everyone who ever ordered (ruling 28).
 * Triggers of the database keep them exact (counting/counters.ts), so that no list and no figure counts all of history.
 */
export const orderTally = {
  kind: 'collectionType',
  collectionName: 'order_tallies',
  info: { singularName: 'order-tally', pluralName: 'order-tallies', displayName: 'Order tally' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false }, 'content-manager': { visible: false } },
  attributes: {
    name: { type: 'string', required: true, maxLength: 20 },
    value: { type: 'integer', required: true, default: 0 },
  },
  indexes: [{ name: 'order_tallies_name_unique', columns: ['name'], type: 'unique' }],
} as const;
