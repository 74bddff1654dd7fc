import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field, TextArea, TextInput } from '../primitives/Field.js';
import { problemOf, type CheckedForm } from './checked-form.js';
import { useTranslation } from '../i18n/texts.js';

export interface FormFieldProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** What is wrong with it; what its form's check said, unless told. */
  error?: string | null;
  className?: string;
  required?: boolean;
}

/** Marks optional fields, because most are required. */
export function useOptionalMark(required: boolean): string | undefined {
  const { t } = useTranslation();
  return required ? undefined : t('shared.optional');
}

export interface TextFieldProps<Values extends FieldValues>
  extends
    FormFieldProps<Values>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'inputMode' | 'maxLength' | 'min' | 'max' | 'step' | 'placeholder' | 'autoComplete' | 'disabled' | 'lang'
    > {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | 'password';
  /** A text of several lines, this many of them at first. */
  rows?: number;
}

/** A labelled text, number, date or time; with `rows`, a longer text. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  error = problemOf(form, name),
  className,
  required = false,
  rows,
  disabled,
  autoComplete = 'off',
  ...input
}: TextFieldProps<Values>) {
  const aside = useOptionalMark(required || disabled === true);
  return (
    <Field className={className} label={label} aside={aside} hint={hint} error={error}>
      {(control) =>
        rows === undefined ? (
          <TextInput
            {...input}
            // A phone neither corrects nor capitalises an address.
            {...(input.type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
            {...control}
            {...form.register(name)}
            // Not through `register`, which would drop the value of a disabled field.
            disabled={disabled}
            required={required}
            autoComplete={autoComplete}
          />
        ) : (
          <TextArea
            {...control}
            {...form.register(name)}
            rows={rows}
            lang={input.lang}
            maxLength={input.maxLength}
            placeholder={input.placeholder}
            required={required}
          />
        )
      }
    </Field>
  );
}
