import { WEEKDAYS, type DayHours, type WeekHours, type Weekday } from '@pickup/contract';

/** The week as inputs hold it, in the settings screen's names: `mondayOpen`, `mondayClose`, `mondayClosed` … */
export type HoursValues = Record<`${Weekday}Open` | `${Weekday}Close`, string> & Record<`${Weekday}Closed`, boolean>;

/** Every input of the week. */
export const HOURS_FIELDS = WEEKDAYS.flatMap((day) => [`${day}Open`, `${day}Close`, `${day}Closed`] as const);

const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

/** Opening hours of a restaurant that has said nothing of them (specification 9). */
export const DEFAULT_HOURS: WeekHours = {
  monday: from('09:00', '22:00'),
  tuesday: from('09:00', '22:00'),
  wednesday: from('09:00', '22:00'),
  thursday: from('09:00', '22:00'),
  friday: from('09:00', '23:00'),
  saturday: from('09:00', '23:00'),
  sunday: from('10:00', '21:00'),
};

export const hoursValues = ({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }: WeekHours) =>
  ({
    mondayOpen: monday.open,
    mondayClose: monday.close,
    mondayClosed: monday.closed,
    tuesdayOpen: tuesday.open,
    tuesdayClose: tuesday.close,
    tuesdayClosed: tuesday.closed,
    wednesdayOpen: wednesday.open,
    wednesdayClose: wednesday.close,
    wednesdayClosed: wednesday.closed,
    thursdayOpen: thursday.open,
    thursdayClose: thursday.close,
    thursdayClosed: thursday.closed,
    fridayOpen: friday.open,
    fridayClose: friday.close,
    fridayClosed: friday.closed,
    saturdayOpen: saturday.open,
    saturdayClose: saturday.close,
    saturdayClosed: saturday.closed,
    sundayOpen: sunday.open,
    sundayClose: sunday.close,
    sundayClosed: sunday.closed,
  }) satisfies HoursValues;

/** A closed day's times mean nothing, but the wire wants times: a blank one becomes the default's. */
const dayOf = (values: HoursValues, day: Weekday): DayHours => ({
  open: values[`${day}Open`] || DEFAULT_HOURS[day].open,
  close: values[`${day}Close`] || DEFAULT_HOURS[day].close,
  closed: values[`${day}Closed`],
});

/** What the inputs hold, by weekday. */
export const weekHours = (values: HoursValues): WeekHours => ({
  monday: dayOf(values, 'monday'),
  tuesday: dayOf(values, 'tuesday'),
  wednesday: dayOf(values, 'wednesday'),
  thursday: dayOf(values, 'thursday'),
  friday: dayOf(values, 'friday'),
  saturday: dayOf(values, 'saturday'),
  sunday: dayOf(values, 'sunday'),
});

/** Closing at or before opening means past midnight (ruling 26). */
export const closesAfterMidnight = (open: string, close: string): boolean =>
  open !== '' && close !== '' && close <= open;

/** The times of open days that are not filled in. */
export const missingTimes = (values: HoursValues): (`${Weekday}Open` | `${Weekday}Close`)[] =>
  WEEKDAYS.filter((day) => !values[`${day}Closed`])
    .flatMap((day) => [`${day}Open`, `${day}Close`] as const)
    .filter((field) => values[field] === '');
