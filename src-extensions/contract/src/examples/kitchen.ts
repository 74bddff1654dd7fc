import type { Kitchen, KitchenControl, KitchenStatus } from '../entities/kitchen.js';
import type { SpecialDay } from '../entities/special-day.js';
import { recordErrors, type Examples } from './example.js';
import { ownersMargherita } from './menu.js';
import { ownersSize } from './option-groups.js';

export const openKitchen: KitchenStatus = {
  open: true,
  reason: null,
  opensAt: null,
  closesAt: '2026-11-21T22:00:00.000Z',
  takesOrders: true,
};

const { id, version, ...publicDay }: SpecialDay = {
  id: 'c4m8wz2t6q0v9b3nh5rj1sea',
  version: '1795251600000',
  date: '2026-11-27',
  closed: false,
  shifts: [
    { open: '12:00', close: '14:00' },
    { open: '17:00', close: '20:00' },
  ],
  note: 'The kitchen closes early for a wedding.',
  noteNl: 'De keuken sluit eerder vanwege een bruiloft.',
};
const specialDay = { id, version, ...publicDay };

const busyKitchen: Kitchen = {
  ...openKitchen,
  lastOrderAt: '2026-11-21T21:25:00.000Z',
  nextReadyAt: null,
  extraMinutes: 15,
  extraUntil: '2026-11-21T19:00:00.000Z',
  specialDays: [publicDay],
  businessDay: '2026-11-21',
  serviceDay: '2026-11-21',
  changesAt: '2026-11-21T19:00:00.000Z',
};

const control: KitchenControl = {
  pausedUntil: null,
  extraMinutes: 15,
  extraUntil: '2026-11-21T19:00:00.000Z',
  status: openKitchen,
  nextOpeningAt: '2026-11-22T11:00:00.000Z',
  slotMinutes: 15,
  unitsPerSlot: 12,
  booked: [
    { start: '2026-11-21T18:00:00.000Z', units: 12 },
    { start: '2026-11-21T18:15:00.000Z', units: 5 },
  ],
  menuChangedAt: '2026-11-21T17:40:00.000Z',
};

const toDay = { params: { id }, headers: { 'if-match': version } };
const changed = '1795255200000';
const notDescribed = 'The restaurant has not been described yet.';
const twice = 'There is a special day on 2026-11-27 already: change that one.';
const overlapping = {
  ...publicDay,
  shifts: [
    { open: '12:00', close: '18:00' },
    { open: '17:00', close: '20:00' },
  ],
};

/** The kitchen's state, special days, and what is sold out. */
export const kitchenExamples = {
  kitchen: { request: {}, response: busyKitchen },
  kitchenControl: { request: {}, response: control, errors: { 404: notDescribed } },
  changeKitchenControl: {
    request: { body: { extraMinutes: 15, extraUntil: '2026-11-21T19:00:00.000Z' } },
    response: control,
    invalid: { body: { extraMinutes: 15 } },
    errors: { 404: notDescribed },
  },
  specialDays: { request: {}, response: [specialDay] },
  createSpecialDay: {
    request: { body: publicDay },
    response: specialDay,
    invalid: { body: overlapping },
    errors: { 409: twice },
  },
  updateSpecialDay: {
    request: { ...toDay, body: { ...publicDay, note: 'Closing early.' } },
    response: { ...specialDay, note: 'Closing early.', version: changed },
    invalid: { body: overlapping },
    errors: { ...recordErrors('special day'), 409: twice },
  },
  deleteSpecialDay: { request: toDay, errors: recordErrors('special day') },
  setDishSoldOut: {
    request: {
      params: { id: ownersMargherita.id },
      headers: { 'if-match': ownersMargherita.version },
      body: { until: 'today' },
    },
    response: { ...ownersMargherita, soldOut: true, soldOutUntil: '2026-11-22', version: changed },
    invalid: { body: { until: 'tomorrow' } },
    errors: recordErrors('dish'),
  },
  setOptionSoldOut: {
    request: { params: { id: 'x5n9vc2q8k1m7wjb4z6tfr3d' }, body: { until: 'forever' } },
    response: {
      ...ownersSize,
      options: ownersSize.options.map((option) => ({
        ...option,
        soldOutUntil: option.name === 'Large' ? 'forever' : null,
      })),
    },
    invalid: { body: { until: 'tomorrow' } },
    errors: { 404: 'There is no such option.' },
  },
} satisfies Partial<Examples>;
