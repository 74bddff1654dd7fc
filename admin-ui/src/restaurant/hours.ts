import { WEEKDAYS, type WeekdayFields, type Weekday } from '@pickup/contract';

/** Every input of the week. */
export const HOURS_FIELDS = WEEKDAYS.flatMap((day) => [`${day}Open`, `${day}Close`, `${day}Closed`] as const);

/** Closing at or before opening means past midnight (product.md, Opening hours). */
export const closesAfterMidnight = (open: string, close: string): boolean =>
  open !== '' && close !== '' && close <= open;

/** The times of open days that are not filled in. */
export const missingTimes = (values: WeekdayFields): (`${Weekday}Open` | `${Weekday}Close`)[] =>
  WEEKDAYS.filter((day) => !values[`${day}Closed`])
    .flatMap((day) => [`${day}Open`, `${day}Close`] as const)
    .filter((field) => values[field] === '');
