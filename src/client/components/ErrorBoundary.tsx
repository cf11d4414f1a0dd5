import { Component, type ReactNode } from 'react';
import { retryFailedLoads } from '../ui/lazyWithPreload';
import { ErrorBox } from './ErrorBox';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called when the user clicks Retry, before the children are rendered again. */
  onRetry?: (() => void) | undefined;
  /** Title of the error box, such as `Preview failed`. */
  title?: string;
  /** Shown instead of the error box. */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Shows an error box with a Retry button in place of children that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  readonly retry = (): void => {
    retryFailedLoads();
    this.props.onRetry?.();
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <ErrorBox error={this.state.error} title={this.props.title} onRetry={this.retry} />;
  }
}
