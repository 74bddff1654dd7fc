import { describe, expect, it } from 'vitest';
import { MIRABELLE } from '../testing/mirabelle.js';
import { en } from '../texts/en.js';
import { nl } from '../texts/nl.js';
import { noBoardContent, unseenContent } from './owner-content.js';

const IN_ENGLISH = { texts: en, publicUrl: 'https://eat.example.com' };
const IN_DUTCH = { texts: nl, publicUrl: 'https://eat.example.com' };

const bram = {
  number: '20261121-016',
  customer_name: 'Bram Visser',
  customer_phone: '+31 30 555 0199',
  waiting_since: '2026-11-21T17:40:00.000Z',
};
const anneke = {
  number: '20261121-017',
  customer_name: 'Anneke de Boer',
  customer_phone: '+31 30 555 0178',
  waiting_since: '2026-11-21T17:42:08.512Z',
};
/** The order that the mail was written for. */
const latest = {
  ...anneke,
  placed_at: anneke.waiting_since,
  release_at: null,
  opened_at: null,
  order_status: 'PENDING',
} as const;
const waiting = (...orders: (typeof bram)[]) => ({ restaurant: MIRABELLE, waiting: orders });

describe('an alert about unopened orders', () => {
  it('names each with its customer and phone number', () => {
    const { subject, heading, number, facts } = unseenContent(latest, waiting(bram, anneke), IN_ENGLISH);
    expect([subject, heading, number]).toEqual(['Nobody has opened 2 orders yet', 'Orders wait to be opened', null]);
    expect(facts).toEqual([
      { label: '20261121-016', value: 'Bram Visser, +31 30 555 0199, waiting since Saturday 21 November at 18:40' },
      { label: '20261121-017', value: 'Anneke de Boer, +31 30 555 0178, waiting since Saturday 21 November at 18:42' },
    ]);
    const dutch = unseenContent(latest, waiting(bram, anneke), IN_DUTCH);
    expect(dutch.subject).toBe('Nog niemand heeft 2 bestellingen geopend');
    expect(dutch.facts[0]?.value).toBe('Bram Visser, +31 30 555 0199, wacht sinds zaterdag 21 november om 18:40');
  });

  it('names twenty at most, and counts all', () => {
    const many = Array.from({ length: 30 }, () => bram);
    const { subject, facts } = unseenContent(latest, waiting(...many), IN_ENGLISH);
    expect([subject, facts.length]).toEqual(['Nobody has opened 30 orders yet', 20]);
  });

  it('names those that still wait when it is sent', () => {
    const opened = { ...latest, opened_at: '2026-11-21T17:44:00.000Z' };
    const { subject, since, phone } = unseenContent(opened, waiting(bram), IN_ENGLISH);
    expect([subject, since, phone?.value]).toEqual([
      'Nobody has opened order 20261121-016 yet',
      null,
      '+31 30 555 0199',
    ]);
  });

  it('says what has happened to the latest order when none waits any more', () => {
    const opened = { ...latest, opened_at: '2026-11-21T17:44:00.000Z' };
    const sinceOf = (order: typeof latest | typeof opened) => unseenContent(order, waiting(), IN_ENGLISH).since;
    expect(sinceOf(opened)).toBe('Somebody has opened it since: Saturday 21 November at 18:44.');
    expect(unseenContent({ ...latest, order_status: 'CANCELLED' }, waiting(), IN_ENGLISH).since).toBe(
      'This order has been cancelled since. The kitchen will not make it.',
    );
  });

  it('says of an order for later since when it has to be begun', () => {
    const later = { ...latest, release_at: '2026-11-21T19:10:00.000Z' };
    const { facts } = unseenContent(later, waiting(), IN_ENGLISH);
    expect(facts.at(-1)?.value).toBe('Saturday 21 November at 20:10');
  });

  it('counts them when no board is connected', () => {
    const at = '2026-11-21T17:43:00.000Z';
    const { since, facts } = noBoardContent(at, waiting(bram, anneke), IN_ENGLISH);
    expect([since, facts.length]).toEqual(['2 orders wait to be opened.', 2]);
    expect(noBoardContent(at, waiting(bram), IN_ENGLISH).since).toBe('One order waits to be opened.');
    expect(noBoardContent(at, waiting(bram), IN_DUTCH).since).toBe('Eén bestelling wacht tot iemand hem opent.');
    expect(noBoardContent(at, waiting(), IN_ENGLISH)).toMatchObject({ since: null, facts: [] });
  });
});
