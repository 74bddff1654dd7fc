import { ORDER_EVENT_KINDS } from '@pickup/contract';

/** The last order counter of each business day; locking its row makes order numbers gapless and unique (product.md, Order numbers). */
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

/**
 * Running totals over all orders: one row for each status, and one, `customers`, for everyone who ever ordered. Database
 * triggers keep them exact (triggers/tallies.ts), so that no list and no figure counts all of history.
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

/**
 * What happened to orders, in the order of the commits: the row id is the `Last-Event-ID` that a board resumes from.
 * Database triggers write it (triggers/order-events.ts).
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

/** One row for each connected orders board, with when it was last seen. */
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

/**
 * Units of kitchen work that orders take of each slot. The limit of a slot is kept by how a row is raised
 * (kitchen/books.ts), so that of many orders at once no two get the same units.
 */
export const slotLoad = {
  kind: 'collectionType',
  collectionName: 'slot_loads',
  info: { singularName: 'slot-load', pluralName: 'slot-loads', displayName: 'Slot load' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false } },
  attributes: {
    slotStart: { type: 'datetime', required: true },
    units: { type: 'integer', required: true, default: 0 },
  },
  indexes: [{ name: 'slot_loads_start_unique', columns: ['slot_start'], type: 'unique' }],
} as const;

/** Portions of each dish that orders take on each business day of pickup, whether or not the dish has a count. */
export const dayCount = {
  kind: 'collectionType',
  collectionName: 'day_counts',
  info: { singularName: 'day-count', pluralName: 'day-counts', displayName: 'Day count' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false } },
  attributes: {
    businessDay: { type: 'string', required: true, maxLength: 10 },
    itemId: { type: 'string', required: true, maxLength: 64 },
    taken: { type: 'integer', required: true, default: 0 },
  },
  indexes: [{ name: 'day_counts_day_item_unique', columns: ['business_day', 'item_id'], type: 'unique' }],
} as const;

/**
 * Where an open order came from: a row for each network around its visitor, its phone number and its email address, as keyed
 * hashes. They go when the order ends (orders/open-order-limit.ts).
 */
export const orderOrigin = {
  kind: 'collectionType',
  collectionName: 'order_origins',
  info: { singularName: 'order-origin', pluralName: 'order-origins', displayName: 'Order origin' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-type-builder': { visible: false }, 'content-manager': { visible: false } },
  attributes: {
    /** The row of the order. */
    orderRow: { type: 'integer', required: true },
    originHash: { type: 'string', required: true, maxLength: 64 },
    /** The kitchen units that the order took when it was placed. */
    units: { type: 'integer', required: true },
    /** Until when it counts, even if nobody ends the order. */
    countsUntil: { type: 'datetime', required: true },
  },
  indexes: [
    // Covers what every order asks.
    { name: 'order_origins_counts_index', columns: ['origin_hash', 'counts_until', 'units'] },
    { name: 'order_origins_order_index', columns: ['order_row'] },
  ],
} as const;
