import type { OrderStatus } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './OrderSteps.js';

const at = (minute: number) => `2026-11-21T17:0${minute}:00.000Z`;
const had = (...statuses: OrderStatus[]) => ({
  status: statuses.at(-1) ?? 'PENDING',
  steps: statuses.map((status, minute) => ({ status, at: at(minute) })),
});
const tones = (order: Parameters<typeof stepsOf>[0]) => stepsOf(order).map(({ status, tone }) => `${status} ${tone}`);

describe('the steps of an order', () => {
  it('are the regular ones, up to the current one', () => {
    expect(tones(had('PENDING', 'CONFIRMED', 'PREPARING'))).toEqual([
      'PENDING done',
      'CONFIRMED done',
      'PREPARING now',
      'READY ahead',
      'COMPLETED ahead',
    ]);
    expect(stepsOf(had('PENDING', 'CONFIRMED')).map((step) => step.at)).toEqual([at(0), at(1), null, null, null]);
  });

  it('are all done after the collection', () => {
    expect(tones(had('PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'))).toHaveLength(5);
    expect(tones(had('PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED')).join()).not.toMatch(/now|ahead/);
  });

  it('end with the cancellation', () => {
    expect(tones(had('PENDING', 'CONFIRMED', 'CANCELLED'))).toEqual([
      'PENDING done',
      'CONFIRMED done',
      'CANCELLED stopped',
    ]);
  });

  it('have no time for a step that was not recorded', () => {
    const mended = { status: 'READY' as const, steps: [{ status: 'READY' as const, at: at(0) }] };
    expect(stepsOf(mended).map((step) => step.at)).toEqual([null, null, null, at(0), null]);
  });
});
