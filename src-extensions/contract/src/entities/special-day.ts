import { z } from 'zod';
import { shiftsContradiction } from '../rules/shifts.js';
import { KITCHEN_LIMITS } from './limits.js';
import { Shift } from './opening-hours.js';
import { Version, withReadOnly } from './record-change.js';
import { Day, Id, optionalText } from './scalar.js';

const note = optionalText(KITCHEN_LIMITS.specialDayNote).nullable();

/** A date with hours of its own as visitors see it; without shifts the kitchen is closed. */
export const PublicSpecialDay = z.object({
  date: Day,
  closed: z.boolean(),
  shifts: z.array(Shift),
  note: z.string().nullable(),
  noteNl: z.string().nullable(),
});
export type PublicSpecialDay = z.infer<typeof PublicSpecialDay>;

/** A special day as the owner sees it. */
export const SpecialDay = PublicSpecialDay.extend({ id: Id, version: Version });
export type SpecialDay = z.infer<typeof SpecialDay>;

/** What the owner saves of a special day: closed and without shifts, or open with one or two. */
export const SaveSpecialDay = z
  .strictObject({
    date: Day,
    closed: z.boolean().default(false),
    shifts: z
      .array(Shift, 'must be a list of shifts')
      .max(KITCHEN_LIMITS.shifts, { error: `must hold at most ${KITCHEN_LIMITS.shifts} shifts`, abort: true })
      .default([]),
    note,
    noteNl: note,
  })
  .superRefine(({ closed, shifts }, context) => {
    const message = shiftsContradiction(shifts, closed);
    if (message !== null) context.addIssue({ code: 'custom', path: ['shifts'], message });
  });
export type SaveSpecialDay = z.infer<typeof SaveSpecialDay>;

/** As {@link SaveSpecialDay}, for an existing special day. */
export const ChangeSpecialDay = withReadOnly(SaveSpecialDay, SpecialDay);
export type ChangeSpecialDay = z.infer<typeof ChangeSpecialDay>;
