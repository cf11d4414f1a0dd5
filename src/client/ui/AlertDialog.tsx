import type { FormEvent, ReactNode } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** Text of the button that confirms. */
  confirmLabel: string;
  /** The action can be undone; its button is not shown in red. */
  isHarmless?: boolean;
  /** Text of the button that cancels. */
  cancelLabel?: string;
  /** Why the action failed. */
  error?: string | null;
  /** The action is running. */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The effect of the action. */
  children: ReactNode;
}

/** Asks for confirmation. The Cancel button has the initial focus. */
export function AlertDialog({
  title,
  confirmLabel,
  error = null,
  pending = false,
  children,
  ...props
}: Props) {
  const { cancelLabel = 'Cancel', isHarmless = false, onConfirm, onClose } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onConfirm();
  };
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose}>
      <form onSubmit={submit}>
        <div className={styles.content}>
          {children}
          {error !== null && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button autoFocus onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={isHarmless ? 'primary' : 'danger'} aria-disabled={pending}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
