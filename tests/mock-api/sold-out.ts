import { addDays, serviceDay, SOLD_OUT_FOREVER, type SaveSoldOut, type SoldOutUntil } from '@pickup/contract';
import { toEdit, write } from './changing.js';
import type { MockData } from './data.js';
import { today } from './figures.js';
import { HttpError } from './http.js';
import { calendar } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { presentAdminDish, presentOptionGroup } from './present.js';

/** Where a request says until when something is sold out, and the words that name it to begin the sentence. */
interface Place {
  path: string;
  words: string;
}

/** @throws HttpError 400 for a day that has come, unless it is stored already */
export function requireComingDay(
  data: MockData,
  until: SoldOutUntil | undefined,
  stored: SoldOutUntil,
  { path, words }: Place = { path: 'soldOutUntil', words: 'soldOutUntil' },
): void {
  if (until === undefined || until === null || until === SOLD_OUT_FOREVER || until === stored) return;
  if (until > today(data)) return;
  const message = `${words} must be a day after today, ${today(data)}: it is when what is sold out is back.`;
  throw new HttpError(400, message, [{ path, message }]);
}

/** Until when something is sold out by a request of its own. @throws HttpError 400 for a day that has come */
function soldOutUntilOf(data: MockData, { until }: SaveSoldOut): SoldOutUntil {
  if (until === 'today') return addDays(serviceDay(data.now, calendar(data)), 1);
  requireComingDay(data, until, null, { path: 'until', words: 'until' });
  return until;
}

/** The owner's calls about what is sold out. */
export const soldOutCalls = (data: MockData) =>
  ({
    setDishSoldOut: (request) => {
      const found = toEdit(data.dishes, request, 'dish');
      return presentAdminDish(data, write(found, { soldOutUntil: soldOutUntilOf(data, request.body) }));
    },
    setOptionSoldOut: ({ params: { id }, body }) => {
      const group = data.optionGroups.find(({ options }) => options.some((one) => one.isActive && one.id === id));
      if (!group?.isActive) throw new HttpError(404);
      const until = soldOutUntilOf(data, body);
      const options = group.options.map((one) => (one.id === id ? { ...one, soldOutUntil: until } : one));
      return presentOptionGroup(data, write(group, { options }));
    },
  }) satisfies Answers;
