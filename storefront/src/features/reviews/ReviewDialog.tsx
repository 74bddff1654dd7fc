import { Button, Dialog, Field, FormShell, TextArea, TextInput, toast } from '@pickup/web';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../forms/field-errors.js';
import type { ReviewDraft } from './review-draft.js';
import { reviewErrors, type ReviewField, useSendReview } from './review-form.js';
import { StarPicker } from './StarPicker.js';

const FORM_ID = 'review-form';

interface ReviewDialogProps {
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
  /** Closed, perhaps by accident: the draft stays. */
  onClose: () => void;
  /** Sent or cancelled: the draft is deleted. */
  onFinish: () => void;
}

/** The Write a Review dialog. */
export default function ReviewDialog({ draft, onChange, onClose, onFinish }: ReviewDialogProps) {
  const { t } = useTranslation();
  const { errors, show, forget } = useFieldErrors<ReviewField>(FORM_ID);
  const [problem, setProblem] = useState<string | null>(null);
  const captionId = useId();

  const { send, sending } = useSendReview({
    onSent: onFinish,
    onRefused: (found, sentence) => {
      show(found);
      setProblem(sentence);
    },
  });

  const submit = () => {
    const found = reviewErrors(draft);
    show(found);
    setProblem(null);
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
    forget(field);
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
