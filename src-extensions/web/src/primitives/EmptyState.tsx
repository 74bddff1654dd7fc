import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '../theme/accessors.js';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding: ${space(6)} ${space(2)};
  text-align: center;
  p {
    text-wrap: balance;
  }
`;

const Art = styled.div`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  margin-bottom: ${space(1)};
  border-radius: 46% 54% 58% 42% / 52% 44% 56% 48%;
  background: ${color('groundAmber')};
  /* A drawing brings its ground with it. */
  &:has(> img) {
    width: min(220px, 60vw);
    height: auto;
    aspect-ratio: 1;
    border-radius: 0;
    background: none;
  }
`;

const Text = styled.p`
  max-width: 60ch;
  color: ${color('soft')};
`;

const Plain = styled.p`
  font-size: ${fontSize('lg')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
  margin-top: ${space(1)};
`;

interface EmptyStateProps {
  /** An icon of about 40 px, or a drawing (`<img>`) where nothing else is on the page. */
  art?: ReactNode;
  title: ReactNode;
  /** The title is a heading when it opens a page, plain words when it stands in for a list. */
  as?: 'h1' | 'h2' | 'p';
  text?: ReactNode;
  action?: ReactNode;
}

/** Nothing here: says so, and what to do next. */
export function EmptyState({ art, title, as: Title = 'h2', text, action }: EmptyStateProps) {
  return (
    <Root>
      {art && <Art>{art}</Art>}
      {Title === 'p' ? <Plain>{title}</Plain> : <Title tabIndex={Title === 'h1' ? -1 : undefined}>{title}</Title>}
      {text && <Text>{text}</Text>}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}
