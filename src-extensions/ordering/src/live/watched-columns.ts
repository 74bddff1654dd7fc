/** Columns of an order whose change the boards are told of: whoever cooks it has to know. */
export const WATCHED_ORDER_COLUMNS = [
  'customer_name',
  'customer_phone',
  'notes',
  'total_cents',
  'estimated_ready_at',
] as const;

/** The same of a line. A changed quantity changes the order's total, which is watched already, except where the price is 0. */
export const WATCHED_LINE_COLUMNS = ['name', 'customizations', 'allergens', 'dietary'] as const;
