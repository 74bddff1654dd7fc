import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/accessors.js';

const Root = styled.form`
  display: grid;
  gap: ${space(2.5)};
`;

const Problem = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('dangerWash')};
  color: ${color('onDangerWash')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

interface FormShellProps {
  /** While true a second submit is ignored. */
  busy: boolean;
  /** What went wrong with the form as a whole; null when nothing did. */
  error: string | null;
  onSubmit: () => void;
  children: ReactNode;
  id?: string;
  'aria-label'?: string;
}

/** A form whose `busy` and `error` cannot be forgotten. Fields are checked by us, so the browser's own bubbles are off. */
export function FormShell({ busy, error, onSubmit, children, ...rest }: FormShellProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Root {...rest} noValidate onSubmit={submit} aria-busy={busy}>
      {error && <Problem role="alert">{error}</Problem>}
      {children}
    </Root>
  );
}
