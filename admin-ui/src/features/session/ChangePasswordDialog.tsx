import { PASSWORD_LIMITS } from '@pickup/contract';
import { Field } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../forms/FormDialog.js';
import { useRecordForm, type Problems } from '../../forms/useRecordForm.js';
import { PasswordInput } from './PasswordInput.js';
import { useChangePassword, type PasswordValues } from './useChangePassword.js';

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const;

/** What is wrong with what was typed, by field. */
function useCheck(): (values: PasswordValues) => Problems<PasswordValues> {
  const { t } = useTranslation();
  const { min, max } = PASSWORD_LIMITS;
  const problemOfNew = ({ currentPassword, newPassword }: PasswordValues) => {
    if (newPassword.length < min) return t('session.change.tooShort', { min });
    if (newPassword.length > max) return t('session.change.tooLong', { max });
    return newPassword === currentPassword ? t('session.change.same') : undefined;
  };
  return (values) => {
    const wrongNew = problemOfNew(values);
    const differs = wrongNew === undefined && values.repeated !== values.newPassword;
    return {
      currentPassword: values.currentPassword === '' ? t('session.change.currentRequired') : undefined,
      newPassword: wrongNew,
      repeated: differs ? t('session.change.different') : undefined,
    };
  };
}

/** The owner's own password: the current one, a new one, and that again. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useRecordForm<PasswordValues>({ values: EMPTY, check: useCheck() });
  const { busy, problem, change } = useChangePassword(form, onClose);
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog
      id="change-password"
      title={t('session.change.title')}
      description={t('session.change.text')}
      dirty={isDirty}
      busy={busy}
      error={problem}
      save={t('session.change.submit')}
      saving={t('session.change.submitting')}
      onSubmit={() => void form.handleSubmit(change)()}
      onClose={onClose}
      width={460}
    >
      {FIELDS.map(({ name, autoComplete }) => {
        const label = t(`session.change.${name}`);
        const hint = name === 'newPassword' ? t('session.change.hint', PASSWORD_LIMITS) : undefined;
        return (
          <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
            {(control) => (
              <PasswordInput {...control} {...form.register(name)} of={label} autoComplete={autoComplete} />
            )}
          </Field>
        );
      })}
    </FormDialog>
  );
}
