import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Shown instead of what broke; needs no provider above the boundary but the theme. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what breaks while rendering, logs it, and shows the fallback. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
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
