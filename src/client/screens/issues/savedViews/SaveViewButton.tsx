import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { LazySurface } from '../../../ui/LazySurface';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import type { SaveViewDialogProps } from './SaveViewDialog';

const SaveViewDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "saved-views" */ './SaveViewDialog')).SaveViewDialog,
);

/** Button that saves the list as a view. */
export function SaveViewButton(props: Omit<SaveViewDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        label="Save view"
        command="list.saveView"
        aria-haspopup="dialog"
        onPointerEnter={SaveViewDialog.preload}
        onFocus={SaveViewDialog.preload}
        onClick={() => setOpen(true)}
      >
        <BookmarkPlus size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <LazySurface trigger={button} onClose={close}>
          <SaveViewDialog {...props} onClose={close} />
        </LazySurface>
      )}
    </>
  );
}
