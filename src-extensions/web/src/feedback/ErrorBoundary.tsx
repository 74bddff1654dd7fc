import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../primitives/Button.js';
import { AlertIcon } from '../primitives/icons.js';
import { color, fontSize, space } from '../theme/accessors.js';

interface ErrorBoundaryProps {
  /** Shown instead of children that throw; it may need no provider but the theme. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches errors of rendering, logs them, and shows the fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('Unexpected application error', error, info.componentStack);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: 70vh;
  padding: ${space(6)} ${space(2)};
  text-align: center;
`;

const Art = styled.div`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: 46% 54% 58% 42% / 52% 44% 56% 48%;
  background: ${color('groundRose')};
`;

const Title = styled.h1`
  font-size: ${fontSize('xxl')};
`;

const Text = styled.p`
  max-width: 46ch;
  color: ${color('soft')};
`;

interface ErrorScreenProps {
  title: string;
  text?: ReactNode;
  reloadLabel?: string;
  action?: ReactNode;
}

/** The screen after an unexpected error, with a button that loads the page again. */
export function ErrorScreen({ title, text, reloadLabel, action }: ErrorScreenProps) {
  return (
    <Root role="alert">
      <Art>
        <AlertIcon size={40} />
      </Art>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {reloadLabel && (
        <Button size="main" onClick={() => window.location.reload()}>
          {reloadLabel}
        </Button>
      )}
      {action}
    </Root>
  );
}
