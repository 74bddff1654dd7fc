/** Who watches the kitchen's orders: one row for each connected board, kept fresh while it is. */
export const board = {
  kind: 'collectionType',
  collectionName: 'order_boards',
  info: { singularName: 'board', pluralName: 'boards', displayName: 'Board' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false }, 'content-manager': { visible: false } },
  attributes: {
    connectionId: { type: 'string', required: true, maxLength: 64 },
    seenAt: { type: 'datetime', required: true },
  },
  indexes: [{ name: 'order_boards_connection_unique', columns: ['connection_id'], type: 'unique' }],
} as const;
