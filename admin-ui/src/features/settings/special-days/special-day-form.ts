import { KITCHEN_LIMITS, type SaveSpecialDay, type Shift, type SpecialDay } from '@pickup/contract';
import { formatDay, type Language, type Problems } from '@pickup/web';
import type { TFunction } from 'i18next';
import type { Difference } from '../../../forms/ConflictNotice.js';
import { textOrNull } from '../../../forms/typed-texts.js';
import { hoursInWords, overlapProblem } from '../../../restaurant/hours-form.js';

/** The form of a special day as typed. */
export interface SpecialDayValues {
  date: string;
  closed: boolean;
  open: string;
  close: string;
  hasSecond: boolean;
  secondOpen: string;
  secondClose: string;
  note: string;
  noteNl: string;
}

/** The form of a new special day, on which the kitchen is closed. */
export const newSpecialDay = (date: string): SpecialDayValues => ({
  date,
  closed: true,
  open: '',
  close: '',
  hasSecond: false,
  secondOpen: '',
  secondClose: '',
  note: '',
  noteNl: '',
});

/** A saved special day as the form shows it. */
export function specialDayValues({
  date,
  closed,
  shifts: [first, second],
  note,
  noteNl,
}: SpecialDay): SpecialDayValues {
  return {
    date,
    closed,
    open: first?.open ?? '',
    close: first?.close ?? '',
    hasSecond: second !== undefined,
    secondOpen: second?.open ?? '',
    secondClose: second?.close ?? '',
    note: note ?? '',
    noteNl: noteNl ?? '',
  };
}

const secondOf = ({ hasSecond, secondOpen: open, secondClose: close }: SpecialDayValues): Shift[] =>
  hasSecond ? [{ open, close }] : [];

/** The shifts as typed; none of a closed day. */
const shiftsOfForm = (values: SpecialDayValues): Shift[] =>
  values.closed ? [] : [{ open: values.open, close: values.close }, ...secondOf(values)];

/** What a form saves. */
export const toSave = (values: SpecialDayValues): SaveSpecialDay => ({
  date: values.date,
  closed: values.closed,
  shifts: shiftsOfForm(values),
  note: textOrNull(values.note),
  noteNl: textOrNull(values.noteNl),
});

/** The sentence for a second shift that overlaps the first; null when it does not. */
export function secondProblem(values: SpecialDayValues, t: TFunction): string | null {
  const [first, second] = shiftsOfForm(values);
  return first && second ? overlapProblem(first, second, t) : null;
}

export const TIMES = ['open', 'close', 'secondOpen', 'secondClose'] as const;
export const NOTES = ['note', 'noteNl'] as const;

/** The fields at which a refusal of the server can be shown, in the form's order. */
export const SPECIAL_DAY_FIELDS = ['date', ...TIMES, ...NOTES] as const;

/** The field that the server calls `shifts.1.open`; the list as a whole is about the last shift. */
export function specialDayFieldOf(path: string, { hasSecond }: SpecialDayValues): string {
  const [list, index = hasSecond ? '1' : '0', time = 'open'] = path.split('.');
  if (list !== 'shifts') return path;
  const first = time === 'close' ? 'close' : 'open';
  const second = time === 'close' ? 'secondClose' : 'secondOpen';
  return index === '0' ? first : second;
}

interface CheckOptions {
  /** The business day. */
  today: string;
  /** The date as it is saved; null for a new one. It may stay, even when it has passed. */
  savedDate: string | null;
  /** The dates of the other special days. */
  taken: readonly string[];
  language: Language;
}

function dateProblem({ date }: SpecialDayValues, { today, savedDate, taken, language }: CheckOptions, t: TFunction) {
  if (date === '') return t('app.form.required', { field: t('specialDays.form.date') });
  if (date < today && date !== savedDate) return t('specialDays.form.past');
  return taken.includes(date) ? t('specialDays.form.twice', { date: formatDay(date, { language }) }) : null;
}

/** Validates the form: a coming date that no other special day has, and shifts that do not overlap. */
export function checkSpecialDay(
  values: SpecialDayValues,
  t: TFunction,
  options: CheckOptions,
): Problems<SpecialDayValues> {
  const problems: Problems<SpecialDayValues> = {};
  const wrongDate = dateProblem(values, options, t);
  if (wrongDate !== null) problems.date = wrongDate;
  const asked = values.hasSecond ? TIMES : (['open', 'close'] as const);
  for (const field of values.closed ? [] : asked) {
    if (values[field] === '') problems[field] = t('specialDays.form.times');
  }
  const overlap = secondProblem(values, t);
  if (overlap !== null) problems.secondOpen = overlap;
  for (const field of NOTES) {
    const max = KITCHEN_LIMITS.specialDayNote;
    const tooLong = t('app.form.tooLong', { field: t(`specialDays.form.${field}`), max });
    if (values[field].trim().length > max) problems[field] = tooLong;
  }
  return problems;
}

/** What differs in two forms, in words. */
export function specialDayDifferences(
  mine: SpecialDayValues,
  theirs: SpecialDayValues,
  t: TFunction,
  language: Language,
): Difference[] {
  const rows = (values: SpecialDayValues) => [
    [t('specialDays.form.date'), formatDay(values.date, { language })] as const,
    [t('specialDays.form.hours'), hoursInWords(shiftsOfForm(values), t)] as const,
    ...NOTES.map(
      (field) => [t(`specialDays.form.${field}`), values[field].trim() || t('restaurant.words.blank')] as const,
    ),
  ];
  const saved = rows(theirs);
  return rows(mine)
    .map(([label, text], index) => ({ label, mine: text, theirs: saved[index]?.[1] ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs);
}
