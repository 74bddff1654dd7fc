import { color, fontSize, radius, space } from '@pickup/web';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  margin-bottom: ${space(2.5)};
  padding: ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const NoticeTitle = styled.h3`
  font-size: ${fontSize('md')};
`;

/**
 * A panel that has to be answered before the form can be saved. It takes the focus, because the pressed button is far
 * below it.
 */
export function Notice({ children }: { children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolled to its start, because it may be taller than the window.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      {children}
    </Root>
  );
}
