import fc from 'fast-check';
import { addDays, startOfDay } from '../business-time.js';
import type { OpeningCalendar } from '../opening-calendar.js';
import { weekOf } from '../opening-hours.js';
import { watch } from './minute-by-minute.js';

/** Days around which kitchens are generated: both clock changes, and a zone whose clock never changes. */
const CLOCKS = [
  { timeZone: 'Europe/Amsterdam', day: '2026-03-29' },
  { timeZone: 'Europe/Amsterdam', day: '2026-10-25' },
  { timeZone: 'America/New_York', day: '2026-03-08' },
  { timeZone: 'America/New_York', day: '2026-11-01' },
  { timeZone: 'Australia/Lord_Howe', day: '2026-04-05' },
  { timeZone: 'Australia/Lord_Howe', day: '2026-10-04' },
  { timeZone: 'Asia/Kolkata', day: '2026-03-29' },
].map(({ timeZone, day }) => ({ timeZone, day, clock: watch(addDays(day, -4), 11, timeZone) }));

const clockTime = fc
  .oneof(
    fc.nat({ max: 287 }).map((five) => five * 5),
    fc.nat({ max: 1439 }),
    fc.constantFrom(0, 120, 150, 180),
  )
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'));
const someShifts = fc.array(fc.record({ open: clockTime, close: clockTime }), { maxLength: 2 });
const aWeek = fc
  .tuple(someShifts, someShifts, someShifts, someShifts, someShifts, someShifts, someShifts)
  .map(([monday, tuesday, wednesday, thursday, friday, saturday, sunday]) => ({
    monday,
    tuesday,
    wednesday,
    thursday,
    friday,
    saturday,
    sunday,
  }));
const everyDay = someShifts.map((shifts) => weekOf(() => shifts));

/** A calendar, an instant from the day before to the day after a clock change, and the clock of those days. */
export const aMoment = fc
  .record({
    where: fc.constantFrom(...CLOCKS),
    weekdays: fc.oneof(aWeek, everyDay),
    specialDays: fc.uniqueArray(fc.record({ ahead: fc.integer({ min: -3, max: 3 }), shifts: someShifts }), {
      maxLength: 3,
      selector: ({ ahead }) => ahead,
    }),
    seconds: fc.nat({ max: 3 * 24 * 3600 }),
  })
  .map(({ where, weekdays, specialDays, seconds }) => {
    const { timeZone, day, clock } = where;
    const calendar: OpeningCalendar = {
      timeZone,
      weekdays,
      specialDays: specialDays.map(({ ahead, shifts }) => ({ date: addDays(day, ahead), shifts })),
    };
    return { calendar, clock, now: startOfDay(addDays(day, -1), timeZone) + seconds * 1000 };
  });
