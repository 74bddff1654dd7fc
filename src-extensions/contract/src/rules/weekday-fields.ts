import type { DayHours, WeekHours } from '../entities/restaurant.js';
import type { Weekday } from '../entities/weekday.js';

/** The week in the settings screen's names: `mondayOpen`, `mondayClose`, `mondayClosed` … (specification 3). */
export type WeekdayFields = Record<`${Weekday}Open` | `${Weekday}Close`, string> & Record<`${Weekday}Closed`, boolean>;

/** The same of every day. */
export const weekOf = (dayOf: (day: Weekday) => DayHours): WeekHours => ({
  monday: dayOf('monday'),
  tuesday: dayOf('tuesday'),
  wednesday: dayOf('wednesday'),
  thursday: dayOf('thursday'),
  friday: dayOf('friday'),
  saturday: dayOf('saturday'),
  sunday: dayOf('sunday'),
});

/** The week under its flat names (ruling 24). */
export const weekdayFields = ({
  monday,
  tuesday,
  wednesday,
  thursday,
  friday,
  saturday,
  sunday,
}: WeekHours): WeekdayFields => ({
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
});

/**
 * The week from its flat names: each changes that part of its day and nothing else (ruling 24).
 * @param unsaid what counts where a field is not given or a time is blank
 */
export const weekHours = (fields: Partial<WeekdayFields>, unsaid: WeekHours): WeekHours =>
  weekOf((day) => ({
    open: fields[`${day}Open`] || unsaid[day].open,
    close: fields[`${day}Close`] || unsaid[day].close,
    closed: fields[`${day}Closed`] ?? unsaid[day].closed,
  }));
