import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../entities/weekday.js';
import { DEFAULT_HOURS } from './restaurant-defaults.js';
import { weekdayFields, weekHours, weekOf } from './weekday-fields.js';

const clockTime = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.record({ open: clockTime, close: clockTime, closed: fc.boolean() });
const week = fc.tuple(day, day, day, day, day, day, day).map((days) => {
  const byName = new Map(WEEKDAYS.map((name, at) => [name, days[at]]));
  return weekOf((name) => byName.get(name) ?? DEFAULT_HOURS[name]);
});

describe('the week under its flat names (ruling 24)', () => {
  it('names each part of each day, once', () => {
    const fields = weekdayFields({ ...DEFAULT_HOURS, tuesday: { open: '16:30', close: '01:00', closed: true } });
    expect(Object.keys(fields)).toEqual(WEEKDAYS.flatMap((name) => [`${name}Open`, `${name}Close`, `${name}Closed`]));
    expect(fields).toMatchObject({
      mondayOpen: '09:00',
      mondayClosed: false,
      tuesdayOpen: '16:30',
      tuesdayClose: '01:00',
      tuesdayClosed: true,
      sundayClose: '21:00',
    });
  });

  it('is the same week after both ways', () => {
    fc.assert(
      fc.property(week, week, (hours, unsaid) => {
        expect(weekHours(weekdayFields(hours), unsaid)).toEqual(hours);
      }),
    );
  });

  it('changes what is given and leaves the rest', () => {
    expect(weekHours({}, DEFAULT_HOURS)).toEqual(DEFAULT_HOURS);
    expect(weekHours({ fridayClose: '02:00', sundayClosed: true }, DEFAULT_HOURS)).toEqual({
      ...DEFAULT_HOURS,
      friday: { open: '09:00', close: '02:00', closed: false },
      sunday: { open: '10:00', close: '21:00', closed: true },
    });
  });

  it('takes a blank time for one that is not given, and an open day for one that is', () => {
    const closed = { ...DEFAULT_HOURS, monday: { open: '12:00', close: '20:00', closed: true } };
    expect(weekHours({ mondayOpen: '', mondayClose: '', mondayClosed: false }, closed).monday).toEqual({
      open: '12:00',
      close: '20:00',
      closed: false,
    });
  });
});
