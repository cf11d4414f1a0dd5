import { type RefObject, useRef, useState, type ReactNode, Suspense } from 'react';
import { useStoredDraft } from '../../drafts/useDraft';
import { useCommands } from '../../ui/commands/dispatch';
import { HoldKeys } from '../../ui/keys/HoldKeys';

/** Attribute of the button that opens an editor. It receives the focus when the editor closes. */
export const EDIT_BUTTON_ATTRIBUTE = { 'data-opens-editor': '' };

interface InlineEditorState {
  isOpen: boolean;
  /** Whether the editor takes the focus. False if the user did not open it: it is open because there is a draft. */
  autoFocus: boolean;
  /** The stored draft, which the editor shows when it opens; null: there is none. */
  draft: string | null;
  open: () => void;
  /** Closes the editor. Its draft stays unless the form removes it. */
  close: () => void;
  /** Ref of the element that contains the text or its editor. */
  container: RefObject<HTMLDivElement | null>;
}

interface InlineEditorOptions {
  /** Whether the viewer may edit the text. */
  editable: boolean;
  /** Whether the editor is open from the beginning if there is a draft. */
  opensWithDraft?: boolean;
}

/**
 * State of an editor that replaces a text in place. Outside of text fields, Escape closes it.
 *
 * @param draftKey storage key of the editor's draft, built by `draftKeyBuilders`
 */
export function useInlineEditor(
  draftKey: string,
  { editable, opensWithDraft = true }: InlineEditorOptions,
): InlineEditorState {
  const storedDraft = useStoredDraft(draftKey);
  const draft = editable ? storedDraft : null;
  const [state, setState] = useState<'closed' | 'opened' | 'restored'>(
    draft !== null && opensWithDraft ? 'restored' : 'closed',
  );
  const container = useRef<HTMLDivElement>(null);
  const isOpen = state !== 'closed';

  const close = () => {
    // While the editor is loading, nothing has the focus.
    const focused = document.activeElement;
    const hadFocus = focused === document.body || container.current?.contains(focused) === true;
    setState('closed');
    if (!hadFocus) return;
    requestAnimationFrame(() =>
      container.current?.querySelector<HTMLElement>('[data-opens-editor]')?.focus(),
    );
  };
  useCommands({
    'issue.closeEditor': { isAvailable: () => isOpen, run: close },
  });
  return {
    isOpen,
    autoFocus: state === 'opened',
    draft,
    open: () => setState('opened'),
    close,
    container,
  };
}

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
