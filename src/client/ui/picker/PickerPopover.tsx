import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, Popover } from 'react-aria-components';
import { useSurfaceKeys } from '../keys/HoldKeys';
import styles from './PickerPopover.module.css';

interface PickerPopoverProps {
  label: string;
  /** The control that the popover is placed at; receives the focus on close. */
  trigger: RefObject<HTMLElement | null>;
  /** Why the last change made with the picker failed; null: no error. */
  error: string | null;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popover at a control (React Aria), closed by Escape or a click outside.
 *
 * Modal through `aria-modal` and an overlay below it. React Aria's own modal popover makes the page inert, which
 * recalculates all styles when it opens and closes; a submenu trigger does not.
 */
export function PickerPopover({ label, trigger, error, onClose, children }: PickerPopoverProps) {
  const dialog = useRef<HTMLElement>(null);
  useSurfaceKeys(dialog);
  return (
    <>
      {createPortal(<div className={styles.backdrop} />, document.body)}
      <Popover
        isOpen
        isNonModal
        trigger="SubmenuTrigger"
        triggerRef={trigger}
        placement="bottom start"
        offset={4}
        className={styles.popover ?? ''}
        onOpenChange={(open) => !open && onClose()}
      >
        <Dialog
          ref={dialog}
          aria-label={label}
          className={styles.dialog ?? ''}
          render={(props) => <section {...props} aria-modal="true" />}
        >
          {children}
          {error !== null && (
            <p role="alert" className={styles.error}>
              <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
              {error}
            </p>
          )}
        </Dialog>
      </Popover>
    </>
  );
}
