import type { OrderStatus } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { minutesFromNow, NOW } from '../app/rendered-app.js';
import { dueOf, writeWhen } from './due.js';

const due = (minutes: number, status: OrderStatus = 'PREPARING') =>
  dueOf({ status, pickupTime: minutesFromNow(minutes) }, NOW);

describe('when an order is due', () => {
  it.each([
    [12, { kind: 'in', minutes: 12 }],
    [0.2, { kind: 'in', minutes: 1 }],
    [90, { kind: 'in', minutes: 90 }],
    [0, { kind: 'now' }],
    [-0.9, { kind: 'now' }],
    [-1, { kind: 'late', minutes: 1 }],
    [-4.9, { kind: 'late', minutes: 4 }],
    [91, { kind: 'at', instant: minutesFromNow(91) }],
    [-91, { kind: 'missed', instant: minutesFromNow(-91) }],
  ])('%d minutes', (minutes, expected) => {
    expect(due(minutes)).toEqual(expected);
  });

  it.each(['READY', 'COMPLETED', 'CANCELLED'] as const)('says nothing of %s', (status) => {
    expect(due(5, status)).toBeNull();
  });

  it('says nothing without an estimate', () => {
    expect(dueOf({ status: 'PENDING', pickupTime: null }, NOW)).toBeNull();
  });
});

describe('a time on a card', () => {
  const locale = { language: 'en', timeZone: 'Europe/Amsterdam' } as const;

  it('is the restaurant’s', () => {
    expect(writeWhen('2026-11-21T17:00:00Z', NOW, locale)).toBe('18:00');
  });

  it('has its day when that is not today there', () => {
    expect(writeWhen('2026-11-21T23:30:00Z', NOW, locale)).toBe('22 Nov 00:30');
    expect(writeWhen('2026-11-20T17:00:00Z', NOW, { ...locale, language: 'nl' })).toBe('20 nov 18:00');
  });
});
