import {
  color,
  Field,
  fontSize,
  media,
  problemOf,
  Select,
  space,
  Switch,
  TextField,
  useOptionalMark,
  type FormFieldProps,
  type TextFieldProps,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';

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

/** An amount, typed as people type it: `12,50` or `12.50`. Read it with `parseAmount`. */
export function AmountField<Values extends FieldValues>({
  symbol,
  label,
  ...field
}: TextFieldProps<Values> & { symbol: string }) {
  return <TextField {...field} label={`${label} (${symbol})`} inputMode="decimal" maxLength={12} />;
}

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
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
  const aside = useOptionalMark(required);
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
