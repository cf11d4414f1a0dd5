import { Dialog } from '../ui/Dialog';
import type { OverlayProps } from './Overlays';

/** The sidebar as a sheet, where there is no room beside the screen. */
export function NavigationSheet({ sidebar, onClose }: OverlayProps) {
  return (
    <Dialog title="Menu" variant="sheet" onClose={onClose}>
      {sidebar}
    </Dialog>
  );
}
