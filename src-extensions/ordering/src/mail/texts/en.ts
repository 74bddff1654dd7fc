import { EN_DIETARY_WORDS } from '@pickup/contract';
import type { MailTexts } from './mail-texts.js';

export const en: MailTexts = {
  language: 'en',
  locale: 'en-GB',
  subject: {
    received: (number) => `We have your order ${number}`,
    ready: (number) => `Your order ${number} is ready`,
    cancelled: (number) => `Your order ${number} has been cancelled`,
    changed: (number) => `Your order ${number} has been changed`,
  },
  heading: {
    received: 'We have your order',
    ready: 'Your order is ready',
    cancelled: 'Your order has been cancelled',
    changed: 'Your order has been changed',
  },
  intro: {
    received: (name) => `Thank you, ${name}. Your order has come in.`,
    ready: (name) => `${name}, your order is waiting at the counter. Come and get it.`,
    changed: (name) =>
      `${name}, the restaurant has changed your order. This is what it is now; please call us if it is not what you want.`,
    cancelledByCustomer: (name) => `${name}, you have cancelled this order. The kitchen will not make it.`,
    cancelledByKitchen: {
      SOLD_OUT: (name) =>
        `${name}, we are sorry: the restaurant has cancelled this order, because something in it has sold out. We would gladly make you something else: please order again or call us.`,
      CLOSING: (name) =>
        `${name}, we are sorry: the restaurant has cancelled this order, because the kitchen is closing and cannot make it in time. We hope to cook for you another day.`,
      CUSTOMER: (name) =>
        `${name}, the restaurant has cancelled this order, as you asked. The kitchen will not make it.`,
      OTHER: (name) =>
        `${name}, we are sorry: the restaurant has cancelled this order. Please call us if you would like to know why.`,
    },
  },
  unseen: {
    subject: (number) => `Nobody has opened order ${number} yet`,
    heading: 'An order waits to be opened',
    intro: 'This order has come in, and nobody has opened or confirmed it.',
  },
  severalUnseen: {
    subject: (count) => `Nobody has opened ${count} orders yet`,
    heading: 'Orders wait to be opened',
    intro: 'These orders have come in, and nobody has opened or confirmed them.',
  },
  noBoard: {
    subject: 'Nobody is watching the orders',
    heading: 'Nobody is watching the orders',
    intro: (moment) =>
      `On ${moment} the kitchen was open and no orders board was connected. Orders still come in, but nobody hears them: please open the board on a device in the kitchen.`,
  },
  ordersWaiting: (count) => (count === 1 ? 'One order waits to be opened.' : `${count} orders wait to be opened.`),
  waitingOrder: (name, phone, moment) => `${name}, ${phone}, waiting since ${moment}`,
  since: {
    PENDING: 'Since then your order has been taken up again.',
    CONFIRMED: 'Since then your order has been taken up again.',
    PREPARING: 'Since then your order has gone back to the kitchen. We are preparing it.',
    READY: 'Your order is ready by now: come and get it.',
    COMPLETED: 'Your order has been collected by now.',
    CANCELLED: 'This order has been cancelled since. The kitchen will not make it.',
  },
  seenSince: (moment) => `Somebody has opened it since: ${moment}.`,
  number: 'Order number',
  pickupAt: (time) => `Pickup at ${time}`,
  pickupOn: (dayAndTime) => `Pickup on ${dayAndTime}`,
  readyAround: (time) => `Ready around ${time}`,
  onDay: (day, time) => `${day} at ${time}`,
  allergenStatements: {
    contains: (allergens) => EN_DIETARY_WORDS.contains.replace('{{list}}', () => allergens),
    partly: (allergens) => `Contains: ${allergens}. Not stated for every part, ask us`,
    none: () => EN_DIETARY_WORDS.none,
    notStated: () => 'Allergens not stated, please ask us',
  },
  allergens: EN_DIETARY_WORDS.names,
  notes: 'Special instructions',
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  payAtPickup: 'You pay when you pick up.',
  bring: (number) => `Please bring your order number when you collect: ${number}.`,
  pickupAddress: 'Pickup address',
  phone: 'Phone',
  customer: 'Customer',
  waitingSince: 'Waiting since',
  followOrder: 'Follow your order',
  openOrders: 'Open the orders',
  questions: 'This mail was sent automatically. Is anything wrong? Reply to it or call us.',
  automatic: 'This mail was sent automatically by your ordering site.',
};
