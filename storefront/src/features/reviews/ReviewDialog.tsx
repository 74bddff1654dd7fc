import { Button, Dialog, Field, FormShell, TextArea, TextInput, toast } from '@pickup/web';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDraft } from './review-draft.js';
import { reviewErrors, type ReviewErrors, type ReviewField } from './review-rules.js';
import { StarPicker } from './StarPicker.js';
import { useSendReview } from './useSendReview.js';

const FORM_ID = 'review-form';
const WRONG = `#${FORM_ID} :is(fieldset[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset))`;

interface ReviewDialogProps {
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
  /** Closed without sending, perhaps by accident: the draft stays. */
  onClose: () => void;
  /** Sent or cancelled: the draft is done with. */
  onFinish: () => void;
}

/** The Write a Review dialog (specification 2 and 5). */
export default function ReviewDialog({ draft, onChange, onClose, onFinish }: ReviewDialogProps) {
  const { t } = useTranslation();
  const [errors, setErrors] = useState<ReviewErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [checks, setChecks] = useState(0);
  const captionId = useId();

  const show = (found: ReviewErrors, sentence: string | null = null) => {
    setErrors(found);
    setProblem(sentence);
    setChecks((count) => count + 1);
  };
  const { send, sending } = useSendReview({ onSent: onFinish, onRefused: show });

  useEffect(() => {
    // After a check, never while typing, the first field that needs another look gets the focus.
    document.querySelector<HTMLElement>(WRONG)?.focus();
  }, [checks]);

  const submit = () => {
    const found = reviewErrors(draft);
    show(found);
    if (found.rating) {
      toast.error(t('reviews.toast.rating'), { description: t('reviews.toast.ratingText') });
    } else if (Object.values(found).includes('required')) {
      toast.error(t('reviews.toast.fields'), { description: t('reviews.toast.fieldsText') });
    } else if (Object.keys(found).length === 0) {
      send(draft);
    }
  };

  const set = (change: Partial<ReviewDraft>, field: ReviewField) => {
    onChange({ ...draft, ...change });
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };
  const bind = (field: Exclude<ReviewField, 'rating'>) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }, field),
  });
  const errorOf = (field: ReviewField) => {
    const error = errors[field];
    return error ? t(`reviews.errors.${field}.${error}`) : null;
  };

  const actions = (
    <>
      <Button
        variant="secondary"
        size="main"
        aria-disabled={sending || undefined}
        onClick={() => !sending && onFinish()}
      >
        {t('shared.cancel')}
      </Button>
      <Button
        type="submit"
        form={FORM_ID}
        size="main"
        busy={sending}
        busyLabel={t('reviews.dialog.busy')}
        aria-disabled={draft.rating === 0 || undefined}
        aria-describedby={draft.rating === 0 ? captionId : undefined}
      >
        {t('reviews.dialog.submit')}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={() => !sending && onClose()}
      title={t('reviews.dialog.title')}
      description={t('reviews.dialog.intro')}
      closeLabel={t('shared.close')}
      actions={actions}
    >
      <FormShell id={FORM_ID} busy={sending} error={problem} onSubmit={submit} aria-label={t('reviews.dialog.title')}>
        <StarPicker
          rating={draft.rating}
          onRate={(rating) => set({ rating }, 'rating')}
          captionId={captionId}
          error={errorOf('rating')}
        />
        <Field label={t('reviews.dialog.name')} error={errorOf('customerName')}>
          {(control) => (
            <TextInput {...control} {...bind('customerName')} required autoComplete="name" maxLength={100} />
          )}
        </Field>
        <Field label={t('reviews.dialog.email')} error={errorOf('customerEmail')}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('customerEmail')}
              type="email"
              inputMode="email"
              required
              autoComplete="email"
              maxLength={254}
            />
          )}
        </Field>
        <Field
          label={t('reviews.dialog.orderNumber')}
          aside={t('reviews.dialog.optional')}
          hint={t('reviews.dialog.orderHint')}
          error={errorOf('orderNumber')}
        >
          {(control) => <TextInput {...control} {...bind('orderNumber')} autoComplete="off" maxLength={30} />}
        </Field>
        <Field label={t('reviews.dialog.comment')} aside={t('reviews.dialog.optional')} error={errorOf('comment')}>
          {(control) => <TextArea {...control} {...bind('comment')} rows={4} maxLength={2000} />}
        </Field>
      </FormShell>
    </Dialog>
  );
}
