import { Field, TextInput } from '@pickup/web';
import type { ReactNode, RefObject } from 'react';

interface EmailFieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was typed; null when nothing is. */
  error: string | null;
  /** Where the address is typed. */
  input: RefObject<HTMLInputElement>;
  /** `username` where it is the name of an account. */
  autoComplete?: 'off' | 'username';
  maxLength?: number;
  value: string;
  onChange: (typed: string) => void;
}

/** An email address that has to be typed, left as it is typed: a phone neither corrects nor capitalises it. */
export function EmailField({
  label,
  hint,
  error,
  input,
  autoComplete = 'off',
  maxLength,
  value,
  onChange,
}: EmailFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
