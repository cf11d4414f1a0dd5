import { TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, Popover } from 'react-aria-components';
import styles from './PickerPopover.module.css';

interface Props {
  label: string;
  /** Where it stands; the focus goes back there. */
  trigger: RefObject<HTMLElement | null>;
  /** Why what was chosen could not be done. */
  error: string | null;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What one chooses from, at the control it belongs to (React Aria): Escape and a press beside it close it.
 *
 * Modal by what lies under it and by `aria-modal`. What React Aria takes for modal has the whole page inert,
 * and so all of it styled and painted anew: as it opens, and before a choice is seen. As a submenu it keeps
 * all else.
 */
export function PickerPopover({ label, trigger, error, onClose, children }: Props) {
  return (
    <>
      {createPortal(<div className={styles.under} />, document.body)}
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
