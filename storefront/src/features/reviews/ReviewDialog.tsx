import { PERSON_LIMITS, REVIEW_LIMITS } from '@pickup/contract';
import { Button, Dialog, FormShell, problemOf, TextField, toast, useCheckedForm, useTranslation } from '@pickup/web';
import { useId } from 'react';
import { type FieldErrors, useController } from 'react-hook-form';
import { EMPTY_REVIEW, type ReviewDraft } from './review-draft.js';
import { type ReviewField, reviewProblems, useSendReview } from './review-form.js';
import { StarPicker } from './StarPicker.js';

const FORM_ID = 'review-form';

interface ReviewDialogProps {
  draft: ReviewDraft;
  /** Closed with what to go on with when it is opened again: the draft, unless it was sent or cancelled. */
  onClose: (draft: ReviewDraft) => void;
}

/** The Write a Review dialog. */
export default function ReviewDialog({ draft, onClose }: ReviewDialogProps) {
  const { t } = useTranslation();
  const form = useCheckedForm<ReviewDraft>({ values: draft, check: reviewProblems, whileTyping: 'forget' });
  const {
    field: { ref: star, value: rating, onChange: rate },
  } = useController({ control: form.control, name: 'rating' });
  const captionId = useId();
  const finish = () => onClose(EMPTY_REVIEW);
  const { send, sending, problem, forgetProblem } = useSendReview(form, finish);

  const complain = (errors: FieldErrors<ReviewDraft>) => {
    if (errors.rating) {
      toast.error(t('reviews.toast.rating'), { description: t('reviews.toast.ratingText') });
    } else if (Object.values(errors).some(({ message }) => message === 'required')) {
      toast.error(t('reviews.toast.fields'), { description: t('reviews.toast.fieldsText') });
    }
  };
  const submit = () => {
    forgetProblem();
    void form.handleSubmit(send, complain)();
  };

  const errorOf = (name: ReviewField) => {
    const found = problemOf(form, name);
    return found && t(`reviews.errors.${name}.${found === 'required' ? found : 'invalid'}`);
  };
  const field = (name: ReviewField) => ({ form, name, error: errorOf(name) });

  const actions = (
    <>
      <Button variant="secondary" size="main" aria-disabled={sending || undefined} onClick={() => !sending && finish()}>
        {t('shared.cancel')}
      </Button>
      <Button
        type="submit"
        form={FORM_ID}
        size="main"
        busy={sending}
        busyLabel={t('reviews.dialog.busy')}
        aria-disabled={rating === 0 || undefined}
        aria-describedby={rating === 0 ? captionId : undefined}
      >
        {t('reviews.dialog.submit')}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={() => !sending && onClose(form.getValues())}
      title={t('reviews.dialog.title')}
      description={t('reviews.dialog.intro')}
      closeLabel={t('shared.close')}
      actions={actions}
    >
      <FormShell id={FORM_ID} busy={sending} error={problem} onSubmit={submit} aria-label={t('reviews.dialog.title')}>
        <StarPicker ref={star} rating={rating} onRate={rate} captionId={captionId} error={errorOf('rating')} />
        <TextField
          {...field('customerName')}
          label={t('reviews.dialog.name')}
          required
          autoComplete="name"
          maxLength={PERSON_LIMITS.name}
        />
        <TextField
          {...field('customerEmail')}
          label={t('reviews.dialog.email')}
          type="email"
          required
          autoComplete="email"
          maxLength={PERSON_LIMITS.email}
        />
        <TextField
          {...field('orderNumber')}
          label={t('reviews.dialog.orderNumber')}
          hint={t('reviews.dialog.orderHint')}
          maxLength={REVIEW_LIMITS.orderNumber}
        />
        <TextField
          {...field('comment')}
          label={t('reviews.dialog.comment')}
          rows={4}
          maxLength={REVIEW_LIMITS.comment}
        />
      </FormShell>
    </Dialog>
  );
}
