import { type LineRow, OrderRow } from '../../orders/order-rows.js';

/** A line of {@link orderRow}. */
export const line = (changes: Partial<LineRow>): LineRow => ({
  order_id: 4711,
  document_id: 'line',
  item_id: 'dish',
  item_type: 'menu',
  name: 'Margherita',
  name_nl: null,
  unit_cents: 1250,
  quantity: 2,
  total_cents: 2500,
  choices: [],
  customizations: ['Extra basil'],
  image_url: null,
  allergens: ['gluten', 'milk'],
  known_allergens: [],
  dietary: [],
  made: false,
  kitchen_units: 1,
  ...changes,
});

/** An order as the database holds it. */
export const orderRow = (changes: Partial<OrderRow> = {}): OrderRow =>
  OrderRow.parse({
    id: 4711,
    document_id: 'order',
    number: '20261121-017',
    public_id: 'Qm3vZ8xT1hKfW6yBn0aLr4cUeJ9sPd2g',
    order_status: 'PENDING',
    customer_name: 'Anneke de Boer',
    customer_email: 'anneke.deboer@example.nl',
    customer_phone: '+31 30 555 0178',
    notes: 'No bag, please.',
    subtotal_cents: 3400,
    tax_cents: 0,
    total_cents: 3400,
    placed_at: '2026-11-21T17:42:08.512Z',
    estimated_ready_at: '2026-11-21T18:05:00.000Z',
    pickup_at: null,
    release_at: null,
    delivered_at: null,
    opened_at: null,
    channel: 'online',
    corrections: null,
    updated_at: '2026-11-21T17:42:08.512Z',
    language: 'en',
    ...changes,
  });
