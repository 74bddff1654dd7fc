import { field, relation, settled, settledRelation, type PanelLayout } from './layout.js';

const order: PanelLayout = {
  version: 1,
  mainField: 'number',
  sortBy: 'placedAt',
  sortOrder: 'DESC',
  columns: ['number', 'orderStatus', 'customerName', 'customerEmail', 'customerPhone', 'totalCents', 'placedAt'],
  form: [
    ['number', 'orderStatus', 'statusCorrection'],
    ['customerName', 'customerEmail', 'customerPhone'],
    ['customer', 'language'],
    ['notes'],
    ['lines'],
    ['subtotalCents', 'taxCents', 'totalCents'],
    ['placedAt', 'estimatedReadyAt'],
    ['deliveredAt', 'openedAt'],
    ['businessDay', 'businessHour'],
    ['moves', 'mails'],
  ],
  fields: {
    number: settled('Order number', 'Called out at the counter: the business day and a daily counter, 20261121-017.'),
    publicId: settled('Secret of the order page', 'Opens the order for its customer. It is shown nowhere.'),
    idempotencyKey: settled(
      'Key against double orders',
      'Sent by the customer’s browser, so that a repeat places nothing.',
    ),
    payloadHash: settled('Fingerprint of the request', 'Tells a repeat from another order under the same key.'),
    orderStatus: field(
      'Status',
      'PENDING, CONFIRMED, PREPARING, READY, COMPLETED; CANCELLED from each but the last. Boards, mail and figures follow.',
    ),
    statusCorrection: field(
      'Why this status is put right',
      'Only for a move the back office does not allow. It goes to the history; the field is empty again afterwards.',
    ),
    customerName: field('Customer name', 'Called out at pickup. Copied from the checkout; this order only.'),
    customerEmail: field(
      'Customer email',
      'Mail about the order goes here, and figures tell customers apart by it. Changed, the order counts for that address.',
    ),
    customerPhone: field(
      'Customer phone',
      'Called when something is wrong. Copied from the checkout; this order only.',
    ),
    customer: settledRelation('Customer', 'email', 'The record of this email. It follows from the email address.'),
    language: field('Language', 'In which mail about the order is written.'),
    notes: field('Notes', 'What the customer wrote to the kitchen. Printed on the ticket.'),
    lines: settledRelation(
      'Lines',
      'name',
      'What was ordered. Open a line to change it, or add one under Order line: the amounts follow.',
    ),
    subtotalCents: settled('Subtotal (cents)', 'The sum of the lines. It follows when a line is changed.'),
    taxCents: settled('Tax (cents)', 'From the subtotal, at the rate of this build.'),
    totalCents: settled('Total (cents)', 'What the customer pays: subtotal and tax.'),
    placedAt: settled('Placed at', 'When the order came in.'),
    estimatedReadyAt: field(
      'Ready at',
      'What the customer was told. Changed, the order’s page says the new time; no mail is sent.',
    ),
    deliveredAt: settled('Reached a board at', 'When an open board in the kitchen first got it; empty until then.'),
    openedAt: settled(
      'First opened at',
      'When somebody first opened or moved it in the back office; empty until then.',
    ),
    businessDay: settled('Business day', 'The restaurant’s day on which it was placed; figures are kept by it.'),
    businessHour: settled('Business hour', 'The restaurant’s hour in which it was placed, 0 to 23.'),
    moves: settledRelation('Moves', 'toStatus', 'Every change of the status, kept for good.'),
    mails: settledRelation('Mails', 'mailKind', 'Mail about the order. Open one to see whether it was sent.'),
  },
};

const orderLine: PanelLayout = {
  version: 1,
  mainField: 'name',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
  columns: ['order', 'position', 'name', 'quantity', 'unitCents', 'totalCents', 'businessDay'],
  form: [
    ['order', 'position'],
    ['name', 'itemType', 'itemId'],
    ['quantity', 'unitCents', 'totalCents'],
    ['customizations'],
    ['allergens'],
    ['dietary'],
    ['imageUrl', 'businessDay'],
  ],
  fields: {
    order: relation(
      'Order',
      'number',
      'The order it belongs to. Chosen for a new line; a line never changes its order.',
    ),
    position: field('Position', 'Its place on the order, from 1. Left empty, a new line comes last.'),
    name: field('Name', 'As it was called when it was ordered. Popular items are counted by it.'),
    itemType: field('Item type', 'A dish of the menu, or a deal. It stays as it was ordered.'),
    itemId: field('Item ID', 'The ID of the dish or deal, for ordering again. It stays as it was ordered.'),
    quantity: field('Quantity', 'Line total and the order’s amounts follow.'),
    unitCents: field(
      'Unit price (cents)',
      'The price of that day, 1250 for 12.50. Line total and the order’s amounts follow.',
    ),
    totalCents: settled('Line total (cents)', 'Unit price times quantity. It follows by itself.'),
    customizations: field(
      'Customizations',
      'Wishes beside the line, a list of texts: ["no onions"]. At most 10 of 100 characters.',
    ),
    allergens: field(
      'Allergens',
      'As stated when it was ordered: ["milk","nuts"]; [] for none of the 14, null when nobody had stated them.',
    ),
    dietary: field(
      'Dietary marks',
      'As stated when it was ordered, such as ["vegetarian"]. They must not contradict the allergens.',
    ),
    imageUrl: field('Picture', 'Where its picture lies: an https address or a path of this site.'),
    businessDay: settled('Business day', 'The day of its order.'),
  },
};

const customer: PanelLayout = {
  version: 1,
  mainField: 'email',
  sortBy: 'lastOrderAt',
  sortOrder: 'DESC',
  columns: ['email', 'name', 'phone', 'orderCount', 'lastOrderAt'],
  form: [['email', 'name', 'phone'], ['firstOrderAt', 'lastOrderAt', 'orderCount'], ['orders']],
  fields: {
    email: field(
      'Email',
      'Tells customers apart, in lower case. Changed, all orders of the customer go with it; not to an address that another customer has.',
    ),
    name: field('Name', 'As on the latest order.'),
    phone: field('Phone', 'As on the latest order.'),
    firstOrderAt: settled('First order at', 'When the customer first ordered.'),
    lastOrderAt: settled('Last order at', 'When the customer last ordered.'),
    orderCount: settled('Orders', 'How many that are not cancelled; the database counts them.'),
    orders: settledRelation(
      'Orders of the customer',
      'number',
      'Everything ordered under this email. To forget a customer, use /admin/customers.',
    ),
  },
};

/** What a developer mends of orders. */
export const ORDER_LAYOUTS = {
  'plugin::ordering.order': order,
  'plugin::ordering.order-line': orderLine,
  'plugin::ordering.customer': customer,
} as const satisfies Record<string, PanelLayout>;
