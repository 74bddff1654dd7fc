import { PERSON_LIMITS } from '@pickup/contract';

/** Everyone who ever ordered; customers are told apart by email address in lower case (product.md, Figures). */
export const customer = {
  kind: 'collectionType',
  collectionName: 'customers',
  info: { singularName: 'customer', pluralName: 'customers', displayName: 'Customer' },
  options: { draftAndPublish: false },
  attributes: {
    email: { type: 'string', required: true, maxLength: PERSON_LIMITS.email },
    name: { type: 'string', required: true, maxLength: PERSON_LIMITS.name },
    phone: { type: 'string', required: true, maxLength: PERSON_LIMITS.phone },
    firstOrderAt: { type: 'datetime', required: true },
    lastOrderAt: { type: 'datetime', required: true },
    /** Orders that are not cancelled; database triggers count them (triggers/tallies.ts). */
    orderCount: { type: 'integer', required: true, default: 0 },
    orders: { type: 'relation', relation: 'oneToMany', target: 'plugin::ordering.order', mappedBy: 'customer' },
  },
  indexes: [{ name: 'customers_email_unique', columns: ['email'], type: 'unique' }],
} as const;
