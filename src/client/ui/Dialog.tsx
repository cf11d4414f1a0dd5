import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';

interface Props {
  title: string;
  /** `sheet` comes from the left edge at full height. */
  variant?: 'center' | 'top' | 'sheet';
  /** Without a visible title bar: the content has its own way to close. */
  bare?: boolean;
  /** For a short form. */
  narrow?: boolean;
  /** `alertdialog`: it asks something that one must answer; a press beside it is no answer. */
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog (React Aria): holds the focus, closes with Escape or a press beside it, gives the focus back. */
export function Dialog({
  title,
  variant = 'center',
  bare = false,
  narrow = false,
  role = 'dialog',
  onClose,
  children,
}: Props) {
  useFocusBackToMenuButton();
  return (
    <ModalOverlay
      isOpen
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => !open && onClose()}
      className={[styles.overlay, styles[variant]].join(' ')}
    >
      <Modal className={[styles.modal, narrow && styles.narrow].filter(Boolean).join(' ')}>
        <AriaDialog role={role} className={styles.dialog ?? ''} aria-label={title}>
          {!bare && (
            <header className={styles.header}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              <IconButton label="Close" onClick={onClose}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </header>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Where it was opened from a menu: its item, to which React Aria would give the focus back, has gone by then. */
function useFocusBackToMenuButton(): void {
  const [button] = useState(() =>
    document.activeElement?.closest('[role=menu]')
      ? document.querySelector<HTMLElement>('[aria-haspopup=menu][aria-expanded=true]')
      : null,
  );
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) button?.focus();
      }),
    [button],
  );
}
