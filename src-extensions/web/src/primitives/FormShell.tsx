import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/accessors.js';
import { Notice } from './Notice.js';

const Root = styled.form`
  display: grid;
  gap: ${space(2.5)};
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
      {error && (
        <Notice $tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {children}
    </Root>
  );
}
