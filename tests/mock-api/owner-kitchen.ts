import { ChangeSpecialDay, KITCHEN_LIMITS, type ChangeKitchenControl } from '@pickup/contract';
import { announceKitchen } from './board-stream.js';
import { requireWritable, toChange, write } from './changing.js';
import { newId, type MockData } from './data.js';
import { today } from './figures.js';
import { fieldError, HttpError } from './http.js';
import { presentControl } from './kitchen.js';
import type { Answers } from './mock-api.js';
import type { MockKitchenControl, MockSpecialDay } from './restaurant.js';

/** Changes the pause or the extra minutes as if another board had, and says so to the boards. */
export function changeKitchen(data: MockData, control: Partial<MockKitchenControl>): void {
  Object.assign(data.kitchenControl, control);
  announceKitchen(data);
}

/** @throws HttpError 400 for an end that has passed or lies too far ahead */
function endOf({ now }: MockData, path: string, end: string): number {
  const at = Date.parse(end);
  if (at <= now) throw fieldError(path, 'must lie in the future');
  const { controlDays } = KITCHEN_LIMITS;
  if (at > now + controlDays * 24 * 60 * 60_000) throw fieldError(path, `must be at most ${controlDays} days ahead`);
  return at;
}

/** What a change says; extra minutes and their end go together. */
function controlValues(
  data: MockData,
  { pausedUntil, extraMinutes, extraUntil }: ChangeKitchenControl,
): Partial<MockKitchenControl> {
  const endsExtra = extraMinutes === null || extraUntil === null;
  return {
    ...(pausedUntil !== undefined && {
      pausedUntil: pausedUntil === null ? null : endOf(data, 'pausedUntil', pausedUntil),
    }),
    ...(endsExtra && { extraMinutes: null, extraUntil: null }),
    ...(extraMinutes && extraUntil && { extraMinutes, extraUntil: endOf(data, 'extraUntil', extraUntil) }),
  };
}

/** @throws HttpError 409 for a date that another special day has */
function requireFreeDate({ specialDays }: MockData, date: string, own?: MockSpecialDay): void {
  if (specialDays.some((one) => one !== own && one.date === date)) {
    throw new HttpError(409, `There is a special day on ${date} already: change that one.`);
  }
}

/** @throws HttpError 400 for a date that has passed */
function requireComing(data: MockData, date: string): void {
  if (date < today(data)) throw fieldError('date', `must not lie in the past: ${date} is over`);
}

/** @throws HttpError 404 before the owner has described the restaurant */
function requireRestaurant({ hasRestaurant }: MockData): void {
  if (!hasRestaurant) throw new HttpError(404);
}

const byDate = (one: MockSpecialDay, other: MockSpecialDay) => one.date.localeCompare(other.date);

/** Puts a change of the special days in their order and tells the boards. */
function keepSpecialDays(data: MockData, days: MockSpecialDay[]): void {
  data.specialDays = days.toSorted(byDate);
  announceKitchen(data);
}

const noted = ({ note, noteNl }: { note?: string | null | undefined; noteNl?: string | null | undefined }) => ({
  note: note || null,
  noteNl: noteNl || null,
});

/** What the owner says of the kitchen during an evening, and of single days. */
export const ownerKitchenCalls = (data: MockData) =>
  ({
    kitchenControl: () => {
      requireRestaurant(data);
      return presentControl(data);
    },
    changeKitchenControl: ({ body }) => {
      requireRestaurant(data);
      changeKitchen(data, controlValues(data, body));
      return presentControl(data);
    },
    specialDays: () => data.specialDays,
    createSpecialDay: ({ body }) => {
      requireComing(data, body.date);
      requireFreeDate(data, body.date);
      const made: MockSpecialDay = { ...body, ...noted(body), id: newId(data, 'special-day'), version: '1' };
      keepSpecialDays(data, [...data.specialDays, made]);
      return made;
    },
    updateSpecialDay: (request) => {
      const found = toChange(data.specialDays, request);
      const form = requireWritable(ChangeSpecialDay, request.body, found);
      if (form.date !== found.date) requireComing(data, form.date);
      requireFreeDate(data, form.date, found);
      write(found, { ...form, ...noted(form) });
      keepSpecialDays(data, data.specialDays);
      return found;
    },
    deleteSpecialDay: (request) => {
      const found = toChange(data.specialDays, request);
      keepSpecialDays(
        data,
        data.specialDays.filter((day) => day !== found),
      );
      return undefined;
    },
  }) satisfies Answers;
