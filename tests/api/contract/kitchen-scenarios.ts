import { addDays, localDay, RESTAURANT_DEFAULTS, type SpecialDay } from '@pickup/contract';
import { asOwner, newDish, newGroup, placeOrder, seen, type Scenarios } from './scenario.js';
import type { Target } from './target.js';

/** The business day so many days after today. */
const dayAhead = ({ now }: Target, days: number): string =>
  addDays(localDay(now(), RESTAURANT_DEFAULTS.timeZone), days);

/** The instant so many minutes from now, as it stands on the wire. */
export const minutesAhead = ({ now }: Target, minutes: number): string =>
  new Date(now() + minutes * 60_000).toISOString();

/** A date far ahead that has no special day yet: each scenario makes one of its own. */
const dates = { made: 0 };
function freeDate(): string {
  dates.made += 1;
  return addDays('2100-01-01', dates.made);
}

export const specialDayForm = (date = freeDate()) => ({
  date,
  closed: false,
  shifts: [
    { open: '12:00', close: '14:00' },
    { open: '17:00', close: '02:00' },
  ],
  note: 'Closing early.',
  noteNl: 'Eerder dicht.',
});

export const newSpecialDay = (target: Target): Promise<SpecialDay> =>
  asOwner(target, 'createSpecialDay', { body: specialDayForm() });

/** What the kitchen does, special days, and what is sold out. */
export const kitchenScenarios: Partial<Scenarios> = {
  kitchen: async (target) => {
    const date = dayAhead(target, 3);
    const days = await asOwner(target, 'specialDays', {});
    if (!days.some((day) => day.date === date))
      await asOwner(target, 'createSpecialDay', { body: specialDayForm(date) });
    return {};
  },
  kitchenControl: async (target) => {
    await placeOrder(target);
    return {};
  },
  changeKitchenControl: async (target) => {
    await placeOrder(target);
    return { body: { extraMinutes: 5, extraUntil: minutesAhead(target, 1), pausedUntil: null } };
  },
  specialDays: async (target) => {
    await newSpecialDay(target);
    return {};
  },
  createSpecialDay: async () => ({ body: specialDayForm() }),
  updateSpecialDay: async (target) => {
    const day = await newSpecialDay(target);
    return { ...seen(day), body: { ...specialDayForm(day.date), note: '' } };
  },
  deleteSpecialDay: async (target) => seen(await newSpecialDay(target)),
  setDishSoldOut: async (target) => ({ ...seen(await newDish(target)), body: { until: 'today' } }),
  setOptionSoldOut: async (target) => {
    const { options } = await newGroup(target);
    return { params: { id: options[0]?.id ?? '' }, body: { until: dayAhead(target, 2) } };
  },
};
