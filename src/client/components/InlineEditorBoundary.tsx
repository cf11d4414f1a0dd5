import { type ReactNode, Suspense } from 'react';
import { HoldKeys } from '../ui/keys/HoldKeys';

interface InlineEditorBoundaryProps {
  /** What the editor replaces. It stays on screen until the editor is loaded. */
  shown: ReactNode;
  /** Whether the editor takes the focus when it is loaded. */
  autoFocus: boolean;
  /** Called when Escape or a click cancels the loading. */
  onClose: () => void;
  /** The editor. */
  children: ReactNode;
}

/** Suspense boundary of an editor that replaces a text in place. Keys typed while it is loading are held for it. */
export function InlineEditorBoundary({ shown, autoFocus, onClose, children }: InlineEditorBoundaryProps) {
  const fallback = (
    <>
      {autoFocus && <HoldKeys onCancel={onClose} />}
      {shown}
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
