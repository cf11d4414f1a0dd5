import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './SurfaceError.module.css';

interface SurfaceErrorProps {
  error: unknown;
  /** The control that opened the menu or picker; the error is shown below it. Absent: it is centered in the window. */
  trigger?: RefObject<Element | null> | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown in place of a menu, picker or dialog that failed to load. It is the browser's own dialog, because the code of
 * the other ones may be what failed to load.
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
