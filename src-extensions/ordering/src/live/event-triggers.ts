import type { Transaction } from '@pickup/strapi-kit';

/** How one kind of database writes down what happens to orders. */
export interface EventTriggers {
  /** True when every trigger of this version is there. */
  areInstalled: (trx: Transaction) => Promise<boolean>;
  /** Keeps every other writer of orders out until the transaction ends. */
  lockOrders: (trx: Transaction) => Promise<void>;
  create: (trx: Transaction) => Promise<void>;
  remove: (trx: Transaction) => Promise<void>;
}

/** What makes an order another one for whoever cooks it. */
export const TOLD_COLUMNS = ['customer_name', 'customer_phone', 'notes', 'total_cents', 'estimated_ready_at'] as const;

/** The same of a line. A quantity counts where it changes no sum: otherwise its order has changed already. */
export const TOLD_LINE_COLUMNS = ['name', 'customizations', 'allergens', 'dietary'] as const;
