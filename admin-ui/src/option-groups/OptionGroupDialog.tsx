import type { AdminOptionGroup } from '@pickup/contract';
import { showIssues, useApi, useCheckedForm, useLanguage, useTranslation } from '@pickup/web';
import { RecordConflict } from '../forms/ConflictNotice.js';
import { useEditConflict, useFormConflict } from '../forms/edit-conflict.js';
import { FormDialog } from '../forms/FormDialog.js';
import { useSave } from '../forms/useSave.js';
import { useMoney, useOpenedServiceDay } from '../restaurant/useRestaurant.js';
import { useGroupDifferences } from './group-differences.js';
import {
  checkOptionGroup,
  fieldOfPath,
  fieldsOf,
  newOptionGroup,
  optionGroupValues,
  rebaseOptionGroup,
  toSave,
  type OptionGroupValues,
} from './option-group-form.js';
import { OptionGroupFields } from './OptionGroupFields.js';
import { OPTION_GROUP_ANSWERS } from './option-groups.js';

interface OptionGroupDialogProps {
  /** Null: a new one. */
  group: AdminOptionGroup | null;
  /** What a new one starts with. */
  template?: OptionGroupValues;
  /** It lies over a form of which something is not saved. */
  overUnsaved?: boolean;
  onSaved?: (saved: AdminOptionGroup) => void;
  onClose: () => void;
}

/** Adds or edits a group of choices. */
export default function OptionGroupDialog({ group, template, overUnsaved, onSaved, onClose }: OptionGroupDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const today = useOpenedServiceDay();
  const valuesOf = (saved: AdminOptionGroup) => optionGroupValues(saved, { language, today });
  const api = useApi();
  const form = useCheckedForm<OptionGroupValues>({
    values: group ? valuesOf(group) : (template ?? newOptionGroup()),
    check: (values) => checkOptionGroup(values, t, { money, today }),
  });
  const { isDirty } = form.formState;
  const differencesOf = useGroupDifferences();
  const conflict = useEditConflict(group, async (id) =>
    (await api.call('adminOptionGroups')).find((each) => each.id === id),
  );
  const { base, theirs, isReadingTheirs, problem, ifMatch, readTheirs } = conflict;
  const { mineOver, takeTheirs, keepMine, acceptRestored } = useFormConflict(
    form,
    conflict,
    valuesOf,
    rebaseOptionGroup,
  );

  const saving = {
    failed: t('choices.failed.save'),
    stale: OPTION_GROUP_ANSWERS,
    onSaved: (saved: AdminOptionGroup) => {
      onSaved?.(saved);
      onClose();
    },
    onRefused: (error: Error) => showIssues(form, fieldsOf(form.getValues()), error, fieldOfPath),
  };
  const create = useSave('createOptionGroup', { ...saving, done: t('choices.done.created') });
  const update = useSave('updateOptionGroup', { ...saving, done: t('choices.done.updated'), onConflict: readTheirs });
  const save = form.handleSubmit((values) => {
    const body = toSave(values, today);
    if (group) update.send({ params: { id: group.id }, headers: ifMatch, body });
    else create.send({ body });
  });

  const restoring = useSave('restoreOptionGroup', {
    done: t('choices.done.restored'),
    failed: t('choices.failed.restore'),
    stale: OPTION_GROUP_ANSWERS,
    onSaved: acceptRestored,
    onConflict: readTheirs,
  });
  return (
    <FormDialog
      id="option-group-form"
      title={t(group ? 'choices.form.editTitle' : 'choices.form.addTitle')}
      dirty={isDirty}
      overUnsaved={overUnsaved}
      busy={create.busy || update.busy || isReadingTheirs}
      error={create.problem ?? update.problem ?? restoring.problem ?? problem}
      save={t(group ? 'choices.form.save' : 'choices.form.create')}
      saving={t(group ? 'choices.form.saving' : 'choices.form.creating')}
      onSubmit={() => void save()}
      onClose={onClose}
      notice={
        <RecordConflict
          theirs={theirs}
          restoring={restoring}
          differencesOf={(saved) => differencesOf(mineOver(saved), valuesOf(saved))}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
      }
    >
      <OptionGroupFields form={form} saved={base} />
    </FormDialog>
  );
}
