import type { AdminDeal } from '@pickup/contract';
import { formatDay, useLanguage, useApi, showIssues, useCheckedForm, useTranslation } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import { RecordConflict, type Difference } from '../../forms/ConflictNotice.js';
import { useEditConflict, useFormConflict } from '../../forms/edit-conflict.js';
import { describeDietaryInformation, dietaryFieldOf } from '../../forms/dietary-information.js';
import { useMoney, useToday } from '../../restaurant/useRestaurant.js';
import {
  DEAL_FIELDS,
  readAmount,
  valuesOf,
  checkDeal,
  isFreeUnasked,
  NEW_DEAL,
  toSave,
  type DealValues,
} from './deal-form.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { usePictureUpload } from '../../forms/PictureField.js';
import { useSave } from '../../forms/useSave.js';
import { DealFields } from './DealFields.js';
import { DEAL_ANSWERS } from './deals-view.js';

/** Writes a field of the form as a person reads it. */
function useFieldText(): (values: DealValues, field: keyof DealValues) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  return (values, field) => {
    const none = t('deals.form.none');
    switch (field) {
      case 'isConditional':
      case 'active':
      case 'featured':
        return t(values[field] ? 'deals.form.on' : 'deals.form.off');
      case 'originalPrice':
      case 'discountedPrice':
      case 'minimumOrderAmount': {
        const amount = readAmount(values[field]);
        return amount === null ? none : money(amount);
      }
      case 'validFrom':
      case 'validUntil':
        return values[field] === '' ? none : formatDay(values[field], { language });
      case 'dietaryInformation':
        return describeDietaryInformation(values.dietaryInformation, t);
      case 'dealType':
        return t(`deals.type.${values.dealType}`);
      default:
        return values[field].trim() || none;
    }
  };
}

/** The fields in which the form differs from the stored deal, in the order of the form. */
export function useDifferences(): (mine: DealValues, theirs: AdminDeal) => Difference[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = useFieldText();
  return (mine, theirs) =>
    DEAL_FIELDS.map((field) => ({
      label: t(`deals.field.${field}`),
      mine: textOf(mine, field),
      theirs: textOf(valuesOf(theirs, language), field),
    })).filter(({ mine: own, theirs: other }) => own !== other);
}

const ConfirmDialog = lazy(() => import('../../changes/ConfirmDialog.js'));

interface FreeDealDialogProps {
  /** What was typed as its price: nothing, or what is no amount. */
  typedPrice: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before a deal is saved that is free although nobody typed a 0. */
export function FreeDealDialog({ typedPrice, onConfirm, onKeep }: FreeDealDialogProps) {
  const { t } = useTranslation();
  const text = typedPrice.trim();
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('deals.form.freeTitle')}
        description={text === '' ? t('deals.form.freeEmpty') : t('deals.form.freeMistyped', { text })}
        confirm={t('deals.form.freeConfirm')}
        keep={t('deals.form.freeKeep')}
        onConfirm={onConfirm}
        onKeep={onKeep}
      />
    </Suspense>
  );
}

const STALE = ['adminDeals', ...DEAL_ANSWERS] as const;

interface DealDialogProps {
  /** Null adds a new one. */
  deal: AdminDeal | null;
  onClose: () => void;
}

/** Adds or edits a deal; what was typed survives every failure. */
export default function DealDialog({ deal, onClose }: DealDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const api = useApi();
  const differencesOf = useDifferences();
  const conflict = useEditConflict(deal, (id) => api.call('adminDeal', { params: { id } }));
  const { base, theirs, isReadingTheirs, problem, ifMatch, readTheirs } = conflict;
  const form = useCheckedForm<DealValues>({
    values: deal ? valuesOf(deal, language) : { ...NEW_DEAL, validFrom: today },
    check: (values) => checkDeal(values, t, base),
  });
  const { mineOver, takeTheirs, keepMine, acceptRestored } = useFormConflict(form, conflict, (saved) =>
    valuesOf(saved, language),
  );

  const saving = {
    failed: t('deals.failed.save'),
    stale: STALE,
    onSaved: onClose,
    onRefused: (error: Error) => showIssues(form, DEAL_FIELDS, error, dietaryFieldOf),
  };
  const create = useSave('createDeal', { ...saving, done: t('deals.done.create') });
  const update = useSave('updateDeal', { ...saving, done: t('deals.done.update'), onConflict: readTheirs });
  const upload = usePictureUpload((url) => form.setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true }));
  const [asking, setAsking] = useState<DealValues | null>(null);
  const send = (values: DealValues) => {
    setAsking(null);
    const body = toSave(values, base);
    if (base) update.send({ params: { id: base.id }, headers: ifMatch, body });
    else create.send({ body: { ...body, validFrom: values.validFrom, validUntil: values.validUntil } });
  };
  const save = form.handleSubmit((values) => {
    if (!upload.isDone()) return undefined;
    if (!isFreeUnasked(values, base)) return send(values);
    // The question gives the focus back to where it was: to the price that is missing.
    form.setFocus('discountedPrice');
    setAsking(values);
  });

  const restoring = useSave('restoreDeal', {
    done: t('deals.done.restore'),
    failed: t('deals.failed.restore'),
    stale: STALE,
    onSaved: acceptRestored,
    onConflict: readTheirs,
  });

  return (
    <>
      <FormDialog
        id="deal-form"
        title={deal ? t('deals.form.edit', { title: deal.title }) : t('deals.add')}
        dirty={form.formState.isDirty || upload.sending !== null}
        busy={create.busy || update.busy || isReadingTheirs}
        error={upload.waits ?? create.problem ?? update.problem ?? restoring.problem ?? problem}
        save={deal ? t('deals.form.save') : t('deals.form.create')}
        saving={t('deals.form.saving')}
        onSubmit={() => void save()}
        onClose={onClose}
        notice={
          <RecordConflict
            theirs={theirs}
            restoring={restoring}
            differencesOf={(saved) => differencesOf(mineOver(saved), saved)}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        }
      >
        <DealFields form={form} upload={upload} stored={base} />
      </FormDialog>
      {asking && (
        <FreeDealDialog
          typedPrice={asking.discountedPrice}
          onConfirm={() => send(asking)}
          onKeep={() => setAsking(null)}
        />
      )}
    </>
  );
}
