import { field, relation, readOnlyField, readOnlyRelation, type PanelLayout } from '@pickup/strapi-kit';
import type { OrderingUid } from './guard-table.js';

export const orderLayout: PanelLayout = {
  mainField: 'number',
  sort: 'placedAt:DESC',
  columns: ['number', 'orderStatus', 'customerName', 'customerEmail', 'customerPhone', 'totalCents', 'placedAt'],
  form: [
    {
      number: readOnlyField(
        'Order number',
        'Called out at the counter: the business day and a daily counter, 20261121-017.',
      ),
      orderStatus: field(
        'Status',
        'Step by step PENDING, CONFIRMED, PREPARING, READY, COMPLETED; or CANCELLED from any of them but the last. Boards, mail and figures follow.',
      ),
      statusCorrection: field(
        'Reason for a correction',
        'Needed for a status change that the back office does not allow. It goes into the order’s history; here the field is empty again after saving.',
      ),
    },
    {
      customerName: field('Customer name', 'Called out at pickup. Copied from the checkout; this order only.'),
      customerEmail: field(
        'Customer email',
        'Mail about the order goes here, and figures tell customers apart by it. After a change, the order counts for the new address. Empty where none was given by phone.',
      ),
      customerPhone: field(
        'Customer phone',
        'Called when something is wrong. Copied from the checkout; this order only.',
      ),
    },
    {
      customer: readOnlyRelation(
        'Customer',
        'email',
        'The customer record with this email address; it follows when the address is changed.',
      ),
      language: field('Language', 'The language of the mails about the order.'),
    },
    {
      channel: readOnlyField('Came in', 'Online, or by phone and typed by the owner.'),
    },
    { notes: field('Notes', 'What the customer wrote to the kitchen. Printed on the ticket.') },
    {
      lines: readOnlyRelation(
        'Lines',
        'name',
        'What was ordered. Open a line to change it, or add one under “Order line”; the amounts follow.',
      ),
    },
    {
      subtotalCents: readOnlyField('Subtotal (cents)', 'The sum of the lines. It follows when a line is changed.'),
      taxCents: readOnlyField('Tax (cents)', 'Worked out from the subtotal, at the tax rate built into the product.'),
      totalCents: readOnlyField('Total (cents)', 'What the customer pays: subtotal and tax.'),
    },
    {
      placedAt: readOnlyField('Placed at', 'When the order came in.'),
      estimatedReadyAt: field(
        'Ready at',
        'The pickup time the customer was told. A change shows on the customer’s order page, and moves what the order takes of the kitchen; no mail is sent.',
      ),
    },
    {
      pickupAt: readOnlyField('Chosen pickup time', 'Empty for as soon as possible. It follows from “Ready at”.'),
      releaseAt: readOnlyField(
        'To be begun at',
        'Until then it is for later; empty for at once. It follows from “Ready at”.',
      ),
    },
    {
      pickupDay: readOnlyField(
        'Day of the pickup',
        'The business day whose portions it takes. It follows from “Ready at”.',
      ),
    },
    {
      // Strapi gives JSON a row of its own.
      slotUnits: readOnlyField(
        'Booked',
        'The units of kitchen work it takes, by the slot’s start in milliseconds: [[1795371300000, 3]].',
      ),
    },
    {
      deliveredAt: readOnlyField('Reached a board at', 'When an open kitchen board first showed it; empty until then.'),
      openedAt: readOnlyField(
        'First opened at',
        'When somebody first opened or moved it in the back office; empty until then.',
      ),
    },
    {
      corrections: readOnlyField(
        'Corrections',
        'What the restaurant corrected in the back office, when and who, as JSON; empty where nothing was.',
      ),
    },
    {
      businessDay: readOnlyField(
        'Business day',
        'The restaurant’s day on which it was placed; figures count it on this day.',
      ),
      businessHour: readOnlyField('Business hour', 'The restaurant’s hour in which it was placed, 0 to 23.'),
    },
    {
      moves: readOnlyRelation('History', 'toStatus', 'Every change of the status, kept for good.'),
      mails: readOnlyRelation('Mails', 'mailKind', 'Mail about the order. Open one to see whether it was sent.'),
    },
  ],
  hidden: {
    publicId: readOnlyField(
      'Secret of the order page',
      'The secret in the address of the customer’s order page. The panel never shows it.',
    ),
    idempotencyKey: readOnlyField(
      'Key against double orders',
      'Sent by the customer’s browser: the same order sent twice is placed once.',
    ),
    payloadHash: readOnlyField('Fingerprint of the request', 'Tells a repeat from another order under the same key.'),
  },
};

export const lineLayout: PanelLayout = {
  mainField: 'name',
  sort: 'createdAt:DESC',
  columns: ['order', 'position', 'name', 'quantity', 'unitCents', 'totalCents', 'businessDay'],
  form: [
    {
      order: relation(
        'Order',
        'number',
        'The order it belongs to. Chosen for a new line; a line never changes its order.',
      ),
      position: field('Position', 'Its place on the order, from 1. Left empty, a new line comes last.'),
    },
    {
      name: field('Name', 'As it was called when it was ordered. Popular items are counted by it.'),
      nameNl: field('Dutch name', 'As it was called in Dutch: in the mails and on the page of a Dutch customer.'),
      itemType: field('Item type', 'A dish of the menu, or a deal. It stays as it was ordered.'),
      itemId: field('Item ID', 'The ID of the dish or deal, for ordering again. It stays as it was ordered.'),
    },
    {
      quantity: field('Quantity', 'Line total and the order’s amounts follow.'),
      unitCents: field(
        'Unit price (cents)',
        'The price of that day, 1250 for 12.50. Line total and the order’s amounts follow.',
      ),
      totalCents: readOnlyField('Line total (cents)', 'Unit price times quantity. It follows by itself.'),
    },
    {
      choices: field(
        'Choices',
        'What was chosen of the dish, with the names and prices of that day, as JSON; the unit price includes them. null for none.',
      ),
    },
    {
      choiceCents: readOnlyField('Earned by choices (cents)', 'The part of the line total that the choices cost.'),
      kitchenUnits: field(
        'Kitchen work (units)',
        'Of one piece with its choices. Left empty, a new line takes that of the dish. What the order has booked follows.',
      ),
    },
    {
      customizations: field(
        'Customizations',
        'Special wishes for this line, a JSON list of texts: ["no onions"]. At most 10, of 100 characters each.',
      ),
    },
    {
      allergens: field(
        'Allergens',
        'As stated when it was ordered: ["milk","nuts"]. [] means none of the 14, null that nobody had stated them.',
      ),
    },
    {
      knownAllergens: field(
        'Known allergens',
        'Where Allergens is null because a choice stated none: those of the dish and the other choices. null for none.',
      ),
    },
    {
      dietary: field(
        'Dietary marks',
        'As stated when it was ordered, such as ["vegetarian"]. They must not contradict the allergens.',
      ),
    },
    {
      imageUrl: field('Picture', 'Where its picture lies: an https address or a path of this site.'),
      made: field('Made', 'Whether the kitchen has struck it as made. Boards follow.'),
      businessDay: readOnlyField('Business day', 'The day of its order.'),
    },
  ],
};

export const customerLayout: PanelLayout = {
  mainField: 'email',
  sort: 'lastOrderAt:DESC',
  columns: ['email', 'name', 'phone', 'orderCount', 'lastOrderAt'],
  form: [
    {
      email: field(
        'Email',
        'In lower case; customers are told apart by it. All orders of the customer go with a change. An address that another customer has is refused.',
      ),
      name: field('Name', 'As on the latest order.'),
      phone: field('Phone', 'As on the latest order.'),
    },
    {
      firstOrderAt: readOnlyField('First order at', 'When the customer first ordered.'),
      lastOrderAt: readOnlyField('Last order at', 'When the customer last ordered.'),
      orderCount: readOnlyField('Orders', 'Orders that are not cancelled, counted by the database.'),
    },
    {
      orders: readOnlyRelation(
        'Orders of the customer',
        'number',
        'Everything ordered under this email. To erase a customer’s data, use /admin/customers.',
      ),
    },
  ],
};

/** The order tables that a developer corrects. */
export const ORDER_LAYOUTS = {
  'plugin::ordering.order': orderLayout,
  'plugin::ordering.order-line': lineLayout,
  'plugin::ordering.customer': customerLayout,
} as const satisfies Record<OrderingUid, PanelLayout>;
