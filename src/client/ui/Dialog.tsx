import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { useSurfaceKeys } from './keys/HoldKeys';

interface DialogProps {
  title: string;
  /** Form of the dialog: `sheet` slides in from the left edge at full height. */
  variant?: 'center' | 'top' | 'sheet';
  /** Whether the dialog has no title bar; its content then has to offer a way to close it. */
  bare?: boolean;
  /** Whether the dialog is narrow, for a short form, or wide, for several columns. */
  size?: 'narrow' | 'wide';
  /** ARIA role. `alertdialog`: requires an answer; a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog (React Aria): traps the focus, closes on Escape or a click outside, then restores the focus. */
export function Dialog({
  title,
  variant = 'center',
  bare = false,
  size,
  role = 'dialog',
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLElement>(null);
  useSurfaceKeys(dialog);
  useRestoreFocusToMenuButton();
  return (
    <ModalOverlay
      isOpen
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => !open && onClose()}
      className={[styles.overlay, styles[variant]].join(' ')}
    >
      <Modal className={[styles.modal, size && styles[size]].filter(Boolean).join(' ')}>
        <AriaDialog ref={dialog} role={role} className={styles.dialog ?? ''} aria-label={title}>
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

/**
 * Restores the focus to the menu button after a dialog that was opened from its menu. React Aria would
 * restore it to the menu item, which no longer exists.
 */
function useRestoreFocusToMenuButton(): void {
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
