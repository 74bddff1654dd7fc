import { field, settled, settledRelation, type PanelLayout } from './layout.js';

const orderMove: PanelLayout = {
  version: 2,
  mainField: 'toStatus',
  sortBy: 'movedAt',
  sortOrder: 'DESC',
  columns: ['order', 'fromStatus', 'toStatus', 'movedAt', 'movedBy'],
  form: [['order'], ['fromStatus', 'toStatus'], ['movedAt', 'movedBy']],
  fields: {
    order: settledRelation('Order', 'number', 'The order that was moved.'),
    fromStatus: settled('From', 'The status before.'),
    toStatus: settled('To', 'The status after.'),
    movedAt: settled('Moved at', 'When it was moved.'),
    movedBy: settled('Moved by', 'The owner’s or developer’s email, with the reason of a correction, or “customer”.'),
  },
};

const orderMail: PanelLayout = {
  version: 2,
  mainField: 'mailKind',
  sortBy: 'queuedAt',
  sortOrder: 'DESC',
  columns: ['order', 'mailKind', 'recipient', 'mailState', 'attempts', 'queuedAt', 'sentAt'],
  form: [
    ['order', 'mailKind'],
    ['recipient', 'language'],
    ['mailState', 'attempts'],
    ['queuedAt', 'nextAttemptAt'],
    ['sentAt', 'claimedUntil'],
    ['lastError', 'onceKey'],
  ],
  fields: {
    order: settledRelation('Order', 'number', 'The order it is about; empty for mail to the owner about a board.'),
    mailKind: settled('Kind', 'To the customer: received, ready, cancelled. To the owner: unseen, no-board.'),
    recipient: settled('Recipient', 'The address it is sent to.'),
    language: settled('Language', 'The language it is written in.'),
    mailState: field(
      'State',
      'Set a failed mail to waiting, and it is tried again at once. A waiting one may be deleted.',
    ),
    attempts: settled('Attempts', 'How often it has been tried.'),
    queuedAt: settled('Written at', 'When the event that it tells of happened.'),
    nextAttemptAt: settled('Next attempt at', 'When it is tried next.'),
    sentAt: settled('Sent at', 'When the mail server took it; empty until then.'),
    claimedUntil: settled('Being sent until', 'While one instance of the product is sending it; empty otherwise.'),
    lastError: settled('Last error', 'What the mail server said to the last attempt, if it failed.'),
    onceKey: settled('Key against double mail', 'Unique for each event, so that the same mail is written only once.'),
  },
};

const orderDay: PanelLayout = {
  version: 2,
  mainField: 'businessDay',
  sortBy: 'businessDay',
  sortOrder: 'DESC',
  columns: ['businessDay', 'lastCounter'],
  form: [['businessDay', 'lastCounter']],
  fields: {
    businessDay: settled('Business day', 'The restaurant’s day.'),
    lastCounter: settled('Last number', 'The counter of the day’s latest order; the product alone raises it.'),
  },
};

const orderTally: PanelLayout = {
  version: 2,
  mainField: 'name',
  sortBy: 'name',
  sortOrder: 'ASC',
  columns: ['name', 'value'],
  form: [['name', 'value']],
  fields: {
    name: settled('Tally', 'What is counted: the orders of a status, or “customers” for everyone who ever ordered.'),
    value: settled('Count', 'Kept by the database itself.'),
  },
};

const orderEvent: PanelLayout = {
  version: 2,
  mainField: 'eventKind',
  sortBy: 'happenedAt',
  sortOrder: 'DESC',
  columns: ['orderRow', 'eventKind', 'happenedAt'],
  form: [['orderRow', 'eventKind'], ['happenedAt']],
  fields: {
    orderRow: settled('Row of the order', 'The number of the order’s row in the database.'),
    eventKind: settled('Kind', 'Placed, moved, opened or changed.'),
    happenedAt: settled('Happened at', 'When boards were told.'),
  },
};

const board: PanelLayout = {
  version: 2,
  mainField: 'connectionId',
  sortBy: 'seenAt',
  sortOrder: 'DESC',
  columns: ['connectionId', 'seenAt'],
  form: [['connectionId', 'seenAt']],
  fields: {
    connectionId: settled('Connection', 'One open board in the kitchen.'),
    seenAt: settled('Seen at', 'When it was last known to be there.'),
  },
};

/** What the product itself writes about orders. */
export const RECORD_LAYOUTS = {
  'plugin::ordering.order-move': orderMove,
  'plugin::ordering.order-mail': orderMail,
  'plugin::ordering.order-day': orderDay,
  'plugin::ordering.order-tally': orderTally,
  'plugin::ordering.order-event': orderEvent,
  'plugin::ordering.board': board,
} as const satisfies Record<string, PanelLayout>;
