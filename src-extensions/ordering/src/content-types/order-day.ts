/** The last order counter of each business day: one row to lock makes the numbers gapless and unique (ruling 7). */
export const orderDay = {
  kind: 'collectionType',
  collectionName: 'order_days',
  info: { singularName: 'order-day', pluralName: 'order-days', displayName: 'Order counter' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false } },
  attributes: {
    businessDay: { type: 'string', required: true, maxLength: 10 },
    lastCounter: { type: 'integer', required: true },
  },
  indexes: [{ name: 'order_days_day_unique', columns: ['business_day'], type: 'unique' }],
} as const;
