import type { FormEvent, ReactNode } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface AlertDialogProps {
  title: string;
  /** Text of the dialog's button that confirms the action. */
  confirmLabel: string;
  /** Whether the action can be undone; if so, its button is not red. */
  isHarmless?: boolean;
  /** Text of the dialog's button that cancels the action. */
  cancelLabel?: string;
  /** Whether a field of the content has the initial focus instead of Cancel, because the action needs its text. */
  hasField?: boolean;
  /** Why the confirmed action failed; null: no error. */
  error?: string | null;
  /** Whether the confirmed action is running. */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Dialog text that explains the effect of the action. */
  children: ReactNode;
}

/** Dialog that asks for confirmation of an action. Cancel, the safe choice, has the initial focus. */
export function AlertDialog({
  title,
  confirmLabel,
  error = null,
  pending = false,
  children,
  ...props
}: AlertDialogProps) {
  const { cancelLabel = 'Cancel', isHarmless = false, hasField = false, onConfirm, onClose } = props;
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
          <Button autoFocus={!hasField} onClick={onClose}>
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
