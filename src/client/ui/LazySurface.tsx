import { Component, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { dropHeldKeys } from './keys/heldKeys';
import { HoldKeys } from './keys/HoldKeys';
import { retryFailedLoads } from './lazyWithPreload';
import { Button } from './Button';
import styles from './LazySurface.module.css';

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

interface SurfaceErrorProps {
  error: unknown;
  /** The control that opened the menu or picker; the error is shown below it. Absent: it is centered in the window. */
  trigger?: RefObject<Element | null> | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown in place of a menu, picker or dialog that failed to load. It uses the browser's `<dialog>`, because
 * loading the code of Winnow's own dialogs may be what failed.
 */
export function SurfaceError({ error, trigger, onRetry, onClose }: SurfaceErrorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const { left, bottom } = trigger?.current?.getBoundingClientRect() ?? {};
    if (left !== undefined)
      Object.assign(element.style, { left: `${left}px`, top: `${bottom}px`, margin: 0 });
    element.showModal();
    retry.current?.focus();
    // `close()` returns the focus to the previously focused element; removing the open dialog would not.
    return () => element.close();
  }, [trigger]);
  const isCode = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Loading failed" onCancel={onClose}>
      <p role="alert">
        {isCode
          ? 'Loading failed: the connection was lost, or Winnow has been updated.'
          : `Loading failed: ${error instanceof Error ? error.message : 'unknown error'}`}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Close</Button>
        {isCode && <Button onClick={() => window.location.reload()}>Reload page</Button>}
        <Button ref={retry} variant="primary" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </dialog>
  );
}
