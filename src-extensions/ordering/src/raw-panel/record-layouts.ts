import { field, readOnlyField, readOnlyRelation, type PanelLayout } from '@pickup/strapi-kit';
import type { OrderingUid } from './guard-table.js';

const statusHistory: PanelLayout = {
  mainField: 'toStatus',
  sort: 'movedAt:DESC',
  columns: ['order', 'fromStatus', 'toStatus', 'movedAt', 'movedBy', 'cancelReason'],
  form: [
    { order: readOnlyRelation('Order', 'number', 'The order that was moved.') },
    { fromStatus: readOnlyField('From', 'The status before.'), toStatus: readOnlyField('To', 'The status after.') },
    {
      movedAt: readOnlyField('Moved at', 'When it was moved.'),
      movedBy: readOnlyField(
        'Moved by',
        'The owner’s or developer’s email, with the reason of a correction, or “customer”.',
      ),
    },
    {
      cancelReason: readOnlyField(
        'Reason of a cancelling',
        'What the customer is told: SOLD_OUT, CLOSING, CUSTOMER (they asked for it), OTHER; empty where none was given.',
      ),
      undoableUntil: readOnlyField(
        'Can be undone until',
        'Within these seconds the back office can undo it, and no mail about it is sent; empty for what it cannot undo.',
      ),
    },
    {
      undone: readOnlyField('Was undone', 'Whether a later move has undone this one.'),
      isUndo: readOnlyField('Undoes another', 'Whether it puts back the status before an earlier move.'),
    },
  ],
};

/** When something is sent, and what became of it. @param receiver who takes it */
const outboxRows = (receiver: string): PanelLayout['form'] => [
  {
    queuedAt: readOnlyField('Written at', 'When the event that it tells of happened.'),
    nextAttemptAt: readOnlyField('Next attempt at', 'When it is tried next.'),
  },
  {
    sentAt: readOnlyField('Sent at', `When the ${receiver} took it; empty until then.`),
    claimedUntil: readOnlyField(
      'Being sent until',
      'While one instance of the product is sending it; empty otherwise.',
    ),
  },
  {
    lastError: readOnlyField('Last error', `What the ${receiver} said to the last attempt, if it failed.`),
    onceKey: readOnlyField('Key against doubles', 'Unique for each event, so that it is written only once.'),
  },
];

export const mailLayout: PanelLayout = {
  mainField: 'mailKind',
  sort: 'queuedAt:DESC',
  columns: ['order', 'mailKind', 'recipient', 'mailState', 'attempts', 'queuedAt', 'sentAt'],
  form: [
    {
      order: readOnlyRelation('Order', 'number', 'The order it is about; empty for mail to the owner about a board.'),
      mailKind: readOnlyField(
        'Kind',
        'To the customer: received, ready, cancelled, changed. To the owner: unseen, no-board.',
      ),
    },
    {
      recipient: readOnlyField('Recipient', 'The address it is sent to.'),
      language: readOnlyField('Language', 'The language it is written in.'),
    },
    {
      mailState: field(
        'State',
        'Set a failed mail to waiting, and it is tried again at once. A waiting one may be deleted.',
      ),
      attempts: readOnlyField('Attempts', 'How often it has been tried.'),
    },
    ...outboxRows('mail server'),
  ],
};

const orderDay: PanelLayout = {
  mainField: 'businessDay',
  sort: 'businessDay:DESC',
  columns: ['businessDay', 'lastCounter'],
  form: [
    {
      businessDay: readOnlyField('Business day', 'The restaurant’s day.'),
      lastCounter: readOnlyField('Last number', 'The counter of the day’s latest order; the product alone raises it.'),
    },
  ],
};

const orderTally: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'value'],
  form: [
    {
      name: readOnlyField(
        'Tally',
        'What is counted: the orders of a status, or “customers” for everyone who ever ordered.',
      ),
      value: readOnlyField('Count', 'Kept by the database itself.'),
    },
  ],
};

const orderEvent: PanelLayout = {
  mainField: 'eventKind',
  sort: 'happenedAt:DESC',
  columns: ['orderRow', 'eventKind', 'happenedAt'],
  form: [
    {
      orderRow: readOnlyField('Row of the order', 'The number of the order’s row in the database.'),
      eventKind: readOnlyField('Kind', 'Placed, moved, opened or changed.'),
    },
    { happenedAt: readOnlyField('Happened at', 'When boards were told.') },
  ],
};

const board: PanelLayout = {
  mainField: 'connectionId',
  sort: 'seenAt:DESC',
  columns: ['connectionId', 'seenAt'],
  form: [
    {
      connectionId: readOnlyField('Connection', 'One open board in the kitchen.'),
      seenAt: readOnlyField('Seen at', 'When it was last known to be there.'),
    },
  ],
};

const slotLoad: PanelLayout = {
  mainField: 'slotStart',
  sort: 'slotStart:DESC',
  columns: ['slotStart', 'units'],
  form: [
    {
      slotStart: readOnlyField('Slot', 'When the slot begins.'),
      units: readOnlyField('Units', 'The kitchen work that orders take in it.'),
    },
  ],
};

const dayCount: PanelLayout = {
  mainField: 'itemId',
  sort: 'businessDay:DESC',
  columns: ['businessDay', 'itemId', 'taken'],
  form: [
    {
      businessDay: readOnlyField('Business day', 'The day of the pickup.'),
      itemId: readOnlyField('Item ID', 'The ID of the dish.'),
      taken: readOnlyField('Taken', 'How many of it orders take on this day.'),
    },
  ],
};

const orderOrigin: PanelLayout = {
  mainField: 'originHash',
  sort: 'countsUntil:DESC',
  columns: ['orderRow', 'originHash', 'units', 'countsUntil'],
  form: [
    {
      orderRow: readOnlyField('Order', 'The row of the open order.'),
      originHash: readOnlyField('Origin', 'Its network, phone number or email address, as a keyed hash.'),
    },
    {
      units: readOnlyField('Units', 'The kitchen work that the order took.'),
      countsUntil: readOnlyField('Counts until', 'Until when it counts, even if nobody ends the order.'),
    },
  ],
};

const pushSubscription: PanelLayout = {
  mainField: 'endpoint',
  sort: 'createdAt:DESC',
  columns: ['order', 'endpoint'],
  form: [
    { order: readOnlyRelation('Order', 'number', 'The order that a browser is notified of.') },
    { endpoint: readOnlyField('Endpoint', 'Where the browser’s push service takes notifications.') },
  ],
  hidden: {
    publicKey: readOnlyField('Public key', 'The browser’s key, by which notifications are encrypted.'),
    authSecret: readOnlyField('Secret', 'What the browser and the product know alone.'),
  },
};

const orderPush: PanelLayout = {
  mainField: 'pushKind',
  sort: 'queuedAt:DESC',
  columns: ['order', 'pushKind', 'pushState', 'attempts', 'queuedAt', 'sentAt'],
  form: [
    { order: readOnlyRelation('Order', 'number', 'The order that it tells of.') },
    {
      subscriptionRow: readOnlyField('Subscription', 'The row of the browser’s subscription.'),
      pushKind: readOnlyField('Kind', 'What it tells: confirmed, ready, cancelled.'),
    },
    {
      pushState: readOnlyField('State', 'Waiting, sent or failed.'),
      attempts: readOnlyField('Attempts', 'How often it has been tried.'),
    },
    ...outboxRows('push service'),
  ],
};

/** The order tables that the product alone writes. */
export const RECORD_LAYOUTS = {
  'plugin::ordering.order-move': statusHistory,
  'plugin::ordering.order-mail': mailLayout,
  'plugin::ordering.order-day': orderDay,
  'plugin::ordering.order-tally': orderTally,
  'plugin::ordering.order-event': orderEvent,
  'plugin::ordering.board': board,
  'plugin::ordering.slot-load': slotLoad,
  'plugin::ordering.day-count': dayCount,
  'plugin::ordering.order-origin': orderOrigin,
  'plugin::ordering.push-subscription': pushSubscription,
  'plugin::ordering.order-push': orderPush,
} as const satisfies Record<OrderingUid, PanelLayout>;
