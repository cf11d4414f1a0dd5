import { Component, type ReactNode, type RefObject, Suspense } from 'react';
import { dropHeldKeys } from './keys/heldKeys';
import { HoldKeys } from './keys/HoldKeys';
import { retryFailedLoads } from './lazyWithPreload';
import { SurfaceError } from './SurfaceError';

interface LazySurfaceProps {
  /** The control that opened the menu or picker. An error is shown below it or, if absent, centered in the window. */
  trigger?: RefObject<Element | null>;
  /** Called when the user clicks Retry, to load the data again. Code that failed to load is loaded again in any case. */
  onRetry?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Suspense and error boundary of a menu, picker or dialog whose code or data is loaded on demand. While it is loading,
 * typed keys are held for it and Escape cancels it. If it fails to load, an error is shown instead.
 */
export class LazySurface extends Component<LazySurfaceProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    dropHeldKeys();
  }

  readonly retry = (): void => {
    retryFailedLoads();
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  readonly closeError = (): void => {
    this.props.onClose();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { trigger, onClose, children } = this.props;
    const { error } = this.state;
    if (error !== null)
      return <SurfaceError error={error} trigger={trigger} onRetry={this.retry} onClose={this.closeError} />;
    return <Suspense fallback={<HoldKeys onCancel={onClose} />}>{children}</Suspense>;
  }
}
