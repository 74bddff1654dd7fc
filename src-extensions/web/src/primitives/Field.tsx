import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, fontSize, motion, radius, space } from '../theme/accessors.js';

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

const Aside = styled.span`
  font-weight: 400;
  color: ${color('soft')};
`;

const Hint = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Problem = styled.p`
  font-size: ${fontSize('xs')};
  font-weight: 600;
  color: ${color('danger')};
`;

/** What a field hands to its control; spread it: `<TextInput {...control} />`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Said after the label, e.g. `(optional)`. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint and its error, wired for assistive technology. */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <Label htmlFor={id}>
        {label} {aside && <Aside>{aside}</Aside>}
      </Label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Root>
  );
}

const control = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space(1)} ${space(2)};
  background: ${color('card')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('field')};
  font-size: ${fontSize('md')};
  transition: ${motion('border-color')};
  &::placeholder {
    color: ${color('soft')};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color('ink')};
  }
  /* Within: the calendar's button is a part of a date's field that makes no focus of its own visible. */
  &:focus-within {
    outline: 3px solid ${color('ink')};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    outline-color: ${color('danger')};
  }
  &:disabled {
    background: ${color('sunk')};
    color: ${color('soft')};
    cursor: not-allowed;
  }
`;

export const TextInput = styled.input`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  display: block;
  padding-block: ${space(1.5)};
  resize: vertical;
  field-sizing: content;
  /* A field that grows with its content forgets its rows. */
  min-height: calc(${({ rows = 2 }) => rows} * 1lh + ${space(3)} + 2px);
  max-height: 40vh;
`;
