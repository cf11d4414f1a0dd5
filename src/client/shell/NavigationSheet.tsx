import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';

/** The sidebar as a dialog, for narrow windows. */
export function NavigationSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog title="Menu" variant="sheet" onClose={onClose}>
      {children}
    </Dialog>
  );
}
