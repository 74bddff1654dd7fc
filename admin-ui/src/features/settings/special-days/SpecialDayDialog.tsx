import { KITCHEN_LIMITS, type SpecialDay } from '@pickup/contract';
import {
  ApiError,
  showIssues,
  TextField,
  useApi,
  useCheckedForm,
  useLanguage,
  formatDay,
  useTranslation,
} from '@pickup/web';
import { useState } from 'react';
import { ConflictNotice } from '../../../forms/ConflictNotice.js';
import { useEditConflict, useFormConflict } from '../../../forms/edit-conflict.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useSave } from '../../../forms/useSave.js';
import { useToday } from '../../../restaurant/useRestaurant.js';
import {
  checkSpecialDay,
  newSpecialDay,
  NOTES,
  SPECIAL_DAY_FIELDS,
  specialDayDifferences,
  specialDayFieldOf,
  specialDayValues,
  toSave,
  type SpecialDayValues,
} from './special-day-form.js';
import { SPECIAL_DAY_ANSWERS } from './special-days.js';
import { SpecialDayHours } from './SpecialDayHours.js';

interface SpecialDayDialogProps {
  /** Null: a new one. */
  day: SpecialDay | null;
  /** The date of a new one; blank when it has still to be chosen. */
  date: string;
  days: readonly SpecialDay[];
  /** It lies over a form of which something is not saved. */
  overUnsaved: boolean;
  onClose: () => void;
}

/** Adds or edits a special day. */
export default function SpecialDayDialog({ day, date, days, overUnsaved, onClose }: SpecialDayDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const api = useApi();
  const [isGone, setGone] = useState(false);
  const twice = (taken: string) => t('specialDays.form.twice', { date: formatDay(taken, { language }) });
  const form = useCheckedForm<SpecialDayValues>({
    values: day ? specialDayValues(day) : newSpecialDay(date),
    check: (values) =>
      checkSpecialDay(values, t, {
        today,
        language,
        savedDate: day?.date ?? null,
        taken: days.filter(({ id }) => id !== day?.id).map((other) => other.date),
      }),
  });
  const { isDirty } = form.formState;
  const conflict = useEditConflict(day, async (id) => {
    const stored = await api.call('specialDays');
    // A date that somebody else has taken meanwhile answers with the status of a conflict too.
    const wanted = form.getValues('date');
    if (stored.some((other) => other.id !== id && other.date === wanted)) {
      form.setError('date', { message: twice(wanted) }, { shouldFocus: true });
    }
    return stored.find((each) => each.id === id);
  });
  const { base, theirs, isReadingTheirs, problem, ifMatch, readTheirs } = conflict;
  const { mineOver, takeTheirs, keepMine } = useFormConflict(form, conflict, specialDayValues);

  const onRefused = (error: Error): boolean => {
    if (!(error instanceof ApiError)) return false;
    // It was deleted for good: the next save adds it anew.
    if (error.status === 404) setGone(true);
    if (error.status === 409) {
      form.setError('date', { message: twice(form.getValues('date')) }, { shouldFocus: true });
      return true;
    }
    return showIssues(form, SPECIAL_DAY_FIELDS, error, (path) => specialDayFieldOf(path, form.getValues()));
  };
  const saving = { failed: t('specialDays.failed.save'), stale: SPECIAL_DAY_ANSWERS, onSaved: onClose, onRefused };
  const create = useSave('createSpecialDay', { ...saving, done: t('specialDays.done.created') });
  const update = useSave('updateSpecialDay', {
    ...saving,
    done: t('specialDays.done.updated'),
    onConflict: readTheirs,
  });
  const save = form.handleSubmit((values) => {
    const body = toSave(values);
    if (day && !isGone) update.send({ params: { id: day.id }, headers: ifMatch, body });
    else create.send({ body });
  });
  const changed = theirs !== null && theirs.version !== base?.version ? theirs : null;
  return (
    <FormDialog
      id="special-day-form"
      title={t(day ? 'specialDays.form.editTitle' : 'specialDays.form.addTitle')}
      dirty={isDirty}
      overUnsaved={overUnsaved}
      busy={create.busy || update.busy || isReadingTheirs}
      error={create.problem ?? (isGone ? t('specialDays.form.gone') : (update.problem ?? problem))}
      save={t(day ? 'specialDays.form.save' : 'specialDays.form.create')}
      saving={t('specialDays.form.saving')}
      onSubmit={() => void save()}
      onClose={onClose}
      width={560}
      notice={
        changed && (
          <ConflictNotice
            differences={specialDayDifferences(mineOver(changed), specialDayValues(changed), t, language)}
            onTakeTheirs={() => takeTheirs(changed)}
            onKeepMine={() => keepMine(changed)}
          />
        )
      }
    >
      <TextField form={form} name="date" label={t('specialDays.form.date')} type="date" min={today} required />
      <SpecialDayHours form={form} />
      {NOTES.map((field) => (
        <TextField
          key={field}
          form={form}
          name={field}
          label={t(`specialDays.form.${field}`)}
          hint={field === 'note' ? t('specialDays.form.noteHint') : undefined}
          rows={2}
          maxLength={KITCHEN_LIMITS.specialDayNote}
        />
      ))}
    </FormDialog>
  );
}
