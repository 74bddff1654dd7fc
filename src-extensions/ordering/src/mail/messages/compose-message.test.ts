import type { Language, MailKind, OrderStatus } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '../../orders/order-rows.js';
import type { MailContext } from '../mail-context.js';
import type { MailRow } from '../mails.js';
import { MIRABELLE } from '../testing/mirabelle.js';
import { line, orderRow } from '../testing/order-rows.js';
import { composeMessage, senderOf } from './compose-message.js';

const SETTINGS = { from: 'kitchen@example.com', publicUrl: 'https://eat.example.com' };
/** 18:45 in Amsterdam. */
const NOW = new Date('2026-11-21T17:45:00Z');

const mailOf = (kind: MailKind, language: Language): MailRow => ({
  id: 7,
  document_id: '6f1e0c9b3a7d52e84b60c1fa',
  order_id: kind === 'no-board' ? null : 4711,
  order_number: null,
  mail_kind: kind,
  recipient: 'anneke.deboer@example.nl',
  language,
  mail_state: 'waiting',
  attempts: 0,
  queued_at: '2026-11-21T17:42:10.000Z',
  next_attempt_at: null,
  last_error: null,
  sent_at: null,
});

function storyOf(changes: Partial<OrderRow> = {}, more: Partial<MailContext> = {}): MailContext {
  const lines = [
    line({}),
    line({ name: 'Lemonade', quantity: 1, total_cents: 900, customizations: [], allergens: null }),
  ];
  const order = { row: orderRow(changes), lines, readyAt: null };
  return { restaurant: MIRABELLE, order, cancellation: { by: 'restaurant', reason: null }, waiting: [], ...more };
}

const write = (kind: MailKind, language: Language = 'en', context: MailContext = storyOf()) =>
  composeMessage(mailOf(kind, language), context, SETTINGS, NOW);
const standing = (order_status: OrderStatus) => storyOf({ order_status });

describe('a mail to the customer', () => {
  it('shows a received order in full', () => {
    const { subject, text } = write('received');
    expect(subject).toBe('We have your order 20261121-017');
    expect(text).toBe(`We have your order

Order number: 20261121-017

Thank you, Anneke de Boer. Your order has come in.

Ready around 19:05

2 × Margherita                               €25.00
    Extra basil
    Contains: gluten, milk

1 × Lemonade                                 €9.00
    Allergens not stated, please ask us

Subtotal                                     €34.00
Tax                                          €0.00
Total                                        €34.00

Special instructions:
  No bag, please.

Please bring your order number when you collect: 017.
You pay when you pick up.

Pickup address: Wolvenkade 27, 3512 QV Utrecht
Phone: +31 30 555 0142

Follow your order:
https://eat.example.com/orders/Qm3vZ8xT1hKfW6yBn0aLr4cUeJ9sPd2g

This mail was sent automatically. Is anything wrong? Reply to it or call us.

Mirabelle
`);
  });

  it('shows the same in Dutch', () => {
    const { subject, text, html, headers } = write('received', 'nl');
    expect(subject).toBe('Wij hebben je bestelling 20261121-017 ontvangen');
    for (const words of [
      'Dank je wel, Anneke de Boer. Je bestelling is binnen.',
      'Klaar rond 19:05',
      'Bevat: gluten, melk',
      'Allergenen niet opgegeven, vraag het ons',
      'Je betaalt bij het afhalen.',
      '€\u00a025,00',
      'https://eat.example.com/nl/orders/Qm3vZ8xT1hKfW6yBn0aLr4cUeJ9sPd2g',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect([/<html lang="nl">/.test(html), headers['Content-Language']]).toEqual([true, 'nl']);
  });

  it.each([
    ['en', 'Margherita', 'Large & thin'],
    ['nl', 'Pizza margherita', 'Groot & dun'],
  ] as const)('names dishes and choices as it speaks, choices before what was typed, in %s', (language, name, size) => {
    const choice = { optionId: 'large', groupName: 'Size', groupNameNl: null, unitCents: 300, isExtra: false };
    const choices = [
      { ...choice, optionName: 'Large & thin', optionNameNl: 'Groot & dun', count: 1 },
      { ...choice, optionName: 'Extra\r\nmozzarella', optionNameNl: null, count: 2 },
    ];
    const order = { row: orderRow(), lines: [line({ choices, name_nl: 'Pizza margherita' })], readyAt: null };
    const { text, html } = write('received', language, { ...storyOf(), order });
    expect(text).toMatch(new RegExp(`× ${name} .*\n +${size}\n +2 × Extra mozzarella\n +Extra basil\n`));
    const words = [name, size.replace('&', '&amp;'), '2 × Extra mozzarella', 'Extra basil'];
    expect(html).toMatch(new RegExp(words.join('[^]*')));
  });

  it('names the day when the order is ready on another day', () => {
    const context = storyOf({ estimated_ready_at: '2026-11-23T08:15:00.000Z' });
    expect(write('received', 'en', context).text).toContain('Ready around Monday 23 November at 09:15');
    expect(write('received', 'nl', context).text).toContain('Klaar rond maandag 23 november om 09:15');
  });

  it.each([
    ['2026-11-21T18:15:00.000Z', 'Pickup at 19:15', 'Afhalen om 19:15'],
    ['2026-11-23T08:15:00.000Z', 'Pickup on Monday 23 November at 09:15', 'Afhalen op maandag 23 november om 09:15'],
  ])('says the pickup time that its customer has chosen: %s', (at, english, dutch) => {
    const context = storyOf({ estimated_ready_at: at, pickup_at: at });
    expect(write('received', 'en', context).text).toContain(english);
    expect(write('received', 'nl', context).text).toContain(dutch);
  });

  it('says that the order is ready, and where to collect it', () => {
    const { subject, text } = write('ready', 'en', standing('READY'));
    expect(subject).toBe('Your order 20261121-017 is ready');
    expect(text).toContain('your order is waiting at the counter');
    expect(text).toContain('Wolvenkade 27, 3512 QV Utrecht');
    expect(text).not.toContain('Ready around');
    expect(write('ready', 'nl', standing('READY')).subject).toBe('Je bestelling 20261121-017 staat klaar');
  });

  it('says who cancelled the order, without asking to collect or pay', () => {
    const byKitchen = write('cancelled', 'en', standing('CANCELLED'));
    expect(byKitchen.text).toContain('we are sorry: the restaurant has cancelled this order');
    expect(byKitchen.text).not.toMatch(/pick up|bring your order number|Pickup address/);
    const own: MailContext = { ...standing('CANCELLED'), cancellation: { by: 'customer', reason: null } };
    expect(write('cancelled', 'en', own).text).toContain('you have cancelled this order');
    expect(write('cancelled', 'nl', own).text).toContain('je hebt deze bestelling geannuleerd');
    expect(write('cancelled', 'nl', standing('CANCELLED')).text).toContain('het spijt ons');
  });

  it.each([
    ['SOLD_OUT', 'something in it has sold out', 'omdat iets ervan is uitverkocht'],
    ['CLOSING', 'the kitchen is closing', 'omdat de keuken sluit'],
    ['CUSTOMER', 'as you asked', 'zoals je hebt gevraagd'],
    ['OTHER', 'Please call us if you would like to know why', 'Wil je weten waarom?'],
  ] as const)('says why the restaurant has cancelled it: %s', (reason, english, dutch) => {
    const context: MailContext = { ...standing('CANCELLED'), cancellation: { by: 'restaurant', reason } };
    expect(write('cancelled', 'en', context).text).toContain(english);
    expect(write('cancelled', 'nl', context).text).toContain(dutch);
  });

  it.each([
    ['received', 'CANCELLED', 'This order has been cancelled since'],
    ['received', 'READY', 'Your order is ready by now'],
    ['ready', 'COMPLETED', 'Your order has been collected by now'],
    ['ready', 'PREPARING', 'Your order has gone back to the kitchen'],
    ['cancelled', 'CONFIRMED', 'Your order has been taken up again'],
  ] as const)('that comes late stays true: %s of an order that is %s', (kind, status, words) => {
    const { text, html } = write(kind, 'en', standing(status));
    expect(text.replace('Since then your', 'Your')).toContain(words);
    expect(html.replace('Since then your', 'Your')).toContain(words);
  });

  it('says when a dish has none of the 14 allergens', () => {
    const context = storyOf();
    const order = { row: orderRow(), lines: [line({ allergens: [] })], readyAt: null };
    expect(write('received', 'en', { ...context, order }).text).toContain('None of the 14 allergens');
  });
});

describe('a mail to the owner', () => {
  it('names an unopened order with its customer, phone number and time', () => {
    const { subject, text } = write('unseen');
    expect(subject).toBe('Nobody has opened order 20261121-017 yet');
    expect(text).toContain('Customer: Anneke de Boer');
    expect(text).toContain('Phone: +31 30 555 0178');
    expect(text).toContain('Waiting since: Saturday 21 November at 18:42');
    expect(text).toContain('https://eat.example.com/admin/orders');
    // The secret public id is the customer's alone.
    expect(text).not.toContain('Qm3vZ8xT1hKfW6yBn0aLr4cUeJ9sPd2g');
    expect(write('unseen', 'nl').subject).toBe('Nog niemand heeft bestelling 20261121-017 geopend');
  });

  it('says that no board is connected', () => {
    const context = { ...storyOf(), order: null };
    const { subject, text } = write('no-board', 'en', context);
    expect(subject).toBe('Nobody is watching the orders');
    expect(text).toContain('On Saturday 21 November at 18:42 the kitchen was open and no orders board was connected');
    expect(write('no-board', 'nl', context).text).toContain('Op zaterdag 21 november om 18:42 was de keuken open');
  });
});

describe('the sender of a mail', () => {
  it('is the restaurant, unless MAIL_FROM has a name of its own', () => {
    expect(senderOf('kitchen@example.com', 'Mirabelle')).toEqual({ name: 'Mirabelle', address: 'kitchen@example.com' });
    const own = { name: 'The Kitchen', address: 'kitchen@example.com' };
    expect(senderOf('The Kitchen <kitchen@example.com>', 'Mirabelle')).toEqual(own);
    expect(senderOf('"The Kitchen" <kitchen@example.com>', 'Mirabelle')).toEqual(own);
    expect(senderOf('<kitchen@example.com>', 'Mirabelle').name).toBe('Mirabelle');
  });

  it('can be replied to', () => {
    expect(write('received').replyTo).toEqual({ name: 'Mirabelle', address: 'hello@mirabelle.example' });
  });

  it('has the same Message-ID at each attempt', () => {
    expect(write('received').messageId).toBe('<6f1e0c9b3a7d52e84b60c1fa@eat.example.com>');
  });
});

describe('text typed by customers', () => {
  const evil = storyOf(
    { customer_name: 'Eve\r\nBcc: all@example.com <b>"x"', notes: 'one\r\n<script>alert(1)</script>\ntwo' },
    { restaurant: { ...MIRABELLE, name: 'Mira\r\nX-Evil: 1 <i>belle</i>', phone: '"><script>' } },
  );

  it('cannot add mail headers', () => {
    const { from, replyTo, subject, headers } = write('received', 'en', evil);
    expect(JSON.stringify([from, replyTo, subject, headers])).not.toMatch(/\\[rn]/);
  });

  it('cannot add HTML', () => {
    const { html } = write('received', 'en', evil);
    expect(html).not.toMatch(/<script|<b>|<i>/);
    expect(html).toContain('one<br>&lt;script&gt;alert(1)&lt;/script&gt;<br>two');
    expect(html).toContain('Mira X-Evil: 1 &lt;i&gt;belle&lt;/i&gt;');
  });
});
