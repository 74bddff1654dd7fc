import type { AdminDeal } from '@pickup/contract';
import { useLanguage } from '@pickup/web';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../forms/ConflictNotice.js';
import { DeletedNotice } from '../../forms/DeletedNotice.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { statementField } from '../../forms/statement.js';
import { showIssues, useRecordForm } from '../../forms/useRecordForm.js';
import { useSave } from '../../forms/useSave.js';
import { checkDeal, DEAL_FIELDS, NEW_DEAL, toSave, valuesOf, type DealValues } from './deal-form.js';
import { DealFields } from './DealFields.js';
import { DEAL_ANSWERS } from './useDeals.js';
import { useDifferences } from './useDifferences.js';
import { useTheirs } from './useTheirs.js';

const STALE = ['adminDeals', ...DEAL_ANSWERS] as const;

interface DealDialogProps {
  /** Null adds a new one. */
  deal: AdminDeal | null;
  onClose: () => void;
}

/** Adds or edits a deal; whatever goes wrong, what was typed stays. */
export default function DealDialog({ deal, onClose }: DealDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // What the form started from; another writer's version takes its place once the owner has chosen between the two.
  const [base, setBase] = useState(deal);
  const form = useRecordForm<DealValues>({
    values: deal ? valuesOf(deal, language) : NEW_DEAL,
    check: (values) => checkDeal(values, t),
  });
  const differencesOf = useDifferences();
  const conflict = useTheirs();
  const { theirs } = conflict;

  const onRefused = (error: Error) => showIssues(form, DEAL_FIELDS, error, statementField);
  const failed = t('deals.failed.save');
  const creation = useSave('createDeal', {
    done: t('deals.done.create'),
    failed,
    stale: STALE,
    onSaved: onClose,
    onRefused,
  });
  const update = useSave('updateDeal', {
    done: t('deals.done.update'),
    failed,
    stale: STALE,
    onSaved: onClose,
    onRefused,
    onConflict: () => base && conflict.read(base.id),
  });
  const restoring = useSave('restoreDeal', {
    done: t('deals.done.restore'),
    failed: t('deals.failed.restore'),
    stale: STALE,
    onSaved: (restored) => goOnFrom(restored),
    onConflict: () => base && conflict.read(base.id),
  });

  /** What was typed stays; from now on it is compared with, and saved over, this version. */
  const goOnFrom = (saved: AdminDeal) => {
    setBase(saved);
    form.reset(valuesOf(saved, language), { keepValues: true });
    conflict.settle();
  };
  const takeTheirs = (saved: AdminDeal) => {
    setBase(saved);
    form.reset(valuesOf(saved, language));
    conflict.settle();
  };
  const submit = form.handleSubmit((values) => {
    const body = toSave(values, base);
    if (base) update.send({ params: { id: base.id }, headers: { 'if-match': base.version }, body });
    else creation.send({ body });
  });

  const notice = () => {
    if (!theirs) return null;
    if (theirs.isActive) {
      return (
        <ConflictNotice
          differences={differencesOf(form.getValues(), theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onKeepMine={() => goOnFrom(theirs)}
        />
      );
    }
    const restore = { params: { id: theirs.id }, headers: { 'if-match': theirs.version } };
    return <DeletedNotice busy={restoring.busy} onRestore={() => restoring.send(restore)} />;
  };

  return (
    <FormDialog
      id="deal-form"
      title={deal ? t('deals.form.edit', { title: deal.title }) : t('deals.add')}
      dirty={form.formState.isDirty}
      busy={creation.busy || update.busy || conflict.reading}
      error={creation.problem ?? update.problem ?? restoring.problem ?? conflict.problem}
      save={deal ? t('deals.form.save') : t('deals.form.create')}
      saving={t('deals.form.saving')}
      onSubmit={() => void submit()}
      onClose={onClose}
      notice={notice()}
      width={680}
    >
      <DealFields form={form} />
    </FormDialog>
  );
}
