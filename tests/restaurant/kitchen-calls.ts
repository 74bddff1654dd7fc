import {
  weekOf,
  type ChangeKitchenControl,
  type DayHours,
  type SaveSpecialDay,
  type Weekday,
  type WeekHours,
} from '@pickup/contract';
import type { z } from 'zod';
import type { RunningProduct } from './use-product.js';

/** Hours that are the same on each weekday. */
export const everyDay = (hours: Omit<DayHours, 'closed'>): WeekHours =>
  weekOf(() => ({ second: null, ...hours, closed: false }));

/** Two shifts on each weekday. */
export const LUNCH_AND_DINNER = everyDay({
  open: '12:00',
  close: '14:00',
  second: { open: '17:00', close: '22:00' },
});

export const NEVER: WeekHours = weekOf(() => ({ open: '12:00', close: '14:00', closed: true }));

/** The same week with other hours on one day. */
export const withDay = (week: WeekHours, day: Weekday, hours: Partial<DayHours>): WeekHours => ({
  ...week,
  [day]: { ...week[day], ...hours },
});

export type SpecialDayForm = z.input<typeof SaveSpecialDay>;

/** What an owner does with the kitchen, and what of it everybody sees. */
export function kitchenCalls(product: () => Pick<RunningProduct, 'api' | 'token'>) {
  const owner = () => ({ token: product().token });
  return {
    owner,
    kitchen: () => product().api.get('kitchen', {}),
    control: () => product().api.get('kitchenControl', {}, owner()),
    change: (body: ChangeKitchenControl) => product().api.get('changeKitchenControl', { body }, owner()),
    setHours: (openingHours: WeekHours, more: object = {}) =>
      product().api.get('updateRestaurant', { body: { openingHours, ...more } }, owner()),
    specialDays: () => product().api.get('specialDays', {}, owner()),
    addSpecialDay: (body: SpecialDayForm) => product().api.get('createSpecialDay', { body }, owner()),
    changeSpecialDay: (id: string, body: SpecialDayForm) =>
      product().api.get('updateSpecialDay', { params: { id }, body }, owner()),
    removeSpecialDay: (id: string) => product().api.get('deleteSpecialDay', { params: { id } }, owner()),
    /** Sends a body that the contract does not allow. */
    sendWrong: (method: string, path: string, body: unknown) =>
      product().api.sendWrong(`/api${path}`, body, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${product().token}` },
      }),
  };
}
