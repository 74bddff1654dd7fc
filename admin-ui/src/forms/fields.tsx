import { color, fontSize, media, space, Field, Select, Switch, TextArea, TextInput } from '@pickup/web';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from './record-form.js';

/** Fields that belong together, below a dashed line. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)} 0 0;
  border: 0;
  border-top: 1px dashed ${color('line')};
`;

export const Legend = styled.legend`
  float: left;
  padding: 0;
  font-size: ${fontSize('sm')};
  font-weight: 650;
  color: ${color('soft')};
`;

export const Hint = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** What keeps a field from being saved. */
export const Problem = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('danger')};
`;

/** Two fields beside each other, below each other on a phone; `$firstWider`: the first has twice the room. */
export const Pair = styled.div<{ $firstWider?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $firstWider }) => ($firstWider ? 2 : 1)}fr) minmax(0, 1fr);
  gap: ${space(2.5)} ${space(2)};
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface FormFieldProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  className?: string;
}

/** What is wrong with a field, as its sentence. */
export function problemOf<Values extends FieldValues>({ formState }: RecordForm<Values>, name: FieldPath<Values>) {
  const found: unknown = get(formState.errors, name);
  if (typeof found !== 'object' || found === null || !('message' in found)) return null;
  return typeof found.message === 'string' ? found.message : null;
}

/** Marks optional fields, because most are required. */
function useAside(required: boolean): string | undefined {
  const { t } = useTranslation();
  return required ? undefined : t('app.form.optional');
}

interface TextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | 'password';
  inputMode?: 'decimal' | 'numeric';
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** A text of several lines, this many of them at first. */
  rows?: number;
}

/** A labelled text, number, date or time; with `rows`, a longer text. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
  required = false,
  rows,
  disabled,
  autoComplete = 'off',
  ...input
}: TextFieldProps<Values>) {
  const aside = useAside(required || disabled === true);
  return (
    <Field className={className} label={label} aside={aside} hint={hint} error={problemOf(form, name)}>
      {(control) =>
        rows === undefined ? (
          <TextInput
            {...input}
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
            maxLength={input.maxLength}
            placeholder={input.placeholder}
            required={required}
          />
        )
      }
    </Field>
  );
}

/** An amount, typed as people type it: `12,50` or `12.50`. Read it with `parseAmount`. */
export function AmountField<Values extends FieldValues>({
  symbol,
  label,
  ...field
}: TextFieldProps<Values> & { symbol: string }) {
  return <TextField {...field} label={`${label} (${symbol})`} inputMode="decimal" maxLength={12} />;
}

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  required?: boolean;
  children: ReactNode;
}

/**
 * One of a list; the choices are `<option>`s. A required one starts with an empty one, as HTML asks, that nobody can
 * choose.
 */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
  required = false,
  children,
}: SelectFieldProps<Values>) {
  const { t } = useTranslation();
  const aside = useAside(required);
  return (
    <Field className={className} label={label} aside={aside} hint={hint} error={problemOf(form, name)}>
      {(control) => (
        <Select {...control} {...form.register(name)} required={required}>
          {required && (
            <option value="" disabled hidden>
              {t('app.form.choose')}
            </option>
          )}
          {children}
        </Select>
      )}
    </Field>
  );
}

/** Something that is on or off. */
export function SwitchField<Values extends FieldValues>({ form, name, label, hint }: FormFieldProps<Values>) {
  return <Switch label={label} hint={hint} {...form.register(name)} />;
}
