import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { applyTextEdit, readSelectedText } from '../text/applyTextEdit';
import { EDITOR_ACTIONS, findEditorAction } from './editorActions';
import type { EditorActionId } from './editorKeys';
import { MarkdownCompletion } from './completion/MarkdownCompletion';
import { MarkdownToolbar } from './MarkdownToolbar';
import { continueLine, pasteAsLink } from '../text/textEdits';

interface MarkdownToolsProps {
  /** The text field; null while the preview is shown instead. */
  field: HTMLTextAreaElement | null;
  /** Label of the field. */
  label: string;
  /** Project in which people and issues are completed. */
  projectKey: string;
  /** Id of the issue that the text belongs to, whose participants are the first people offered. */
  issueId: string | undefined;
  /** Further buttons of the toolbar. */
  children?: ReactNode;
}

/** The part of a Markdown editor that is loaded on first use: toolbar, keys, completion, and lists that continue on Enter. */
export function MarkdownTools({ field, label, projectKey, issueId, children }: MarkdownToolsProps) {
  const run = (action: EditorActionId) => {
    if (field) applyTextEdit(field, EDITOR_ACTIONS[action](readSelectedText(field)));
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return;
    const action = findEditorAction(event);
    const isPlainEnter =
      event.key === 'Enter' && !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    const edit = isPlainEnter ? continueLine(readSelectedText(field!)) : null;
    if (action === null && edit === null) return;
    // Control+K belongs to the text here, not to the command palette.
    event.preventDefault();
    event.stopPropagation();
    if (action !== null) run(action);
    else if (edit) applyTextEdit(field!, edit);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const edit = event.defaultPrevented ? null : pasteAsLink(readSelectedText(field!), pasted);
    if (edit === null) return;
    event.preventDefault();
    applyTextEdit(field!, edit);
  });
  useLayoutEffect(() => {
    if (!field) return;
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    // Listeners of the field itself handle a key before those of the editor and the page.
    field.addEventListener('keydown', keyDown);
    field.addEventListener('paste', paste);
    return () => {
      field.removeEventListener('keydown', keyDown);
      field.removeEventListener('paste', paste);
    };
  }, [field]);
  return (
    <>
      <MarkdownToolbar label={`${label}: formatting`} disabled={!field} onAction={run}>
        {children}
      </MarkdownToolbar>
      {field && <MarkdownCompletion field={field} projectKey={projectKey} issueId={issueId} />}
    </>
  );
}
