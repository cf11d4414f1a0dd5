import type { FormEvent, ReactNode } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** What going on does: the words of its button. */
  action: string;
  /** It can be taken back: going on is no danger. */
  harmless?: boolean;
  /** The words of the way out. */
  cancel?: string;
  /** Why it could not be done. */
  error?: string | null;
  /** It is being done. */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What will be lost. */
  children: ReactNode;
}

/** Asks before something that does not go by unnoticed: the focus is on the way out. */
export function AlertDialog({ title, action, error = null, pending = false, children, ...props }: Props) {
  const { cancel = 'Cancel', harmless = false, onConfirm, onClose } = props;
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
        <div className={styles.answers}>
          <Button autoFocus onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant={harmless ? 'primary' : 'danger'} aria-disabled={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
