import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import {
  AtSign,
  Bold,
  Code,
  Hash,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { applyTextEdit, readSelectedText } from '../text/applyTextEdit';
import { type EditorActionId, EDITOR_KEYS, formatEditorKeys } from './editorKeys';
import { MarkdownCompletion } from './completion/MarkdownCompletion';
import {
  continueListOrQuote,
  pasteAsLink,
  insertLink,
  insertCompletionTrigger,
  type SelectedText,
  type TextEdit,
  toggleCode,
  toggleLineFormat,
  toggleInlineFormat,
} from '../text/textEdits';
import { useRovingTabStop } from '../../../ui/focus/useRovingTabStop';
import { IconButton } from '../../../ui/IconButton';
import styles from './MarkdownTools.module.css';

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
    const edit = isPlainEnter ? continueListOrQuote(readSelectedText(field!)) : null;
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
    // Added to the field itself, so that they handle key presses before the listeners of the editor and the page.
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

interface MarkdownToolbarProps {
  label: string;
  disabled: boolean;
  onAction: (action: EditorActionId) => void;
  /** Further buttons at the end, such as one that attaches files. They need `tabIndex={-1}`, see useRovingTabStop. */
  children?: ReactNode;
}

/** Groups of buttons, separated by lines. */
const TOOLBAR_GROUPS: readonly (readonly [EditorActionId, LucideIcon][])[] = [
  [
    ['bold', Bold],
    ['italic', Italic],
    ['quote', TextQuote],
    ['code', Code],
    ['link', Link],
  ],
  [
    ['bullets', List],
    ['numbers', ListOrdered],
    ['tasks', ListTodo],
  ],
  [
    ['mention', AtSign],
    ['reference', Hash],
  ],
];

/** Buttons that format the text of a Markdown editor. One tab stop; the arrow keys move between the buttons. */
function MarkdownToolbar({ label, disabled, onAction, children }: MarkdownToolbarProps) {
  return (
    <div {...useRovingTabStop('[role=toolbar]')} role="toolbar" aria-label={label} className={styles.toolbar}>
      {TOOLBAR_GROUPS.map((group) => (
        <div key={group[0]![0]} className={styles.group}>
          {group.map(([id, Icon]) => (
            <IconButton
              key={id}
              label={EDITOR_KEYS[id].label}
              keys={formatEditorKeys(EDITOR_KEYS[id])}
              tabIndex={-1}
              aria-disabled={disabled}
              className={styles.button}
              // The text keeps the focus and its selection.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !disabled && onAction(id)}
            >
              <Icon size={15} strokeWidth={1.9} aria-hidden="true" />
            </IconButton>
          ))}
        </div>
      ))}
      {children && <div className={styles.group}>{children}</div>}
    </div>
  );
}

const EDITOR_ACTIONS: Record<EditorActionId, (selection: SelectedText) => TextEdit> = {
  bold: (selection) => toggleInlineFormat(selection, '**'),
  italic: (selection) => toggleInlineFormat(selection, '_'),
  code: toggleCode,
  link: insertLink,
  quote: (selection) => toggleLineFormat(selection, 'quote'),
  bullets: (selection) => toggleLineFormat(selection, 'bullet'),
  numbers: (selection) => toggleLineFormat(selection, 'number'),
  tasks: (selection) => toggleLineFormat(selection, 'task'),
  mention: (selection) => insertCompletionTrigger(selection, '@'),
  reference: (selection) => insertCompletionTrigger(selection, '#'),
};

/** The action of a pressed key, or null. `code` is compared as well, because Shift changes what `8` or `.` types. */
function findEditorAction(event: KeyboardEvent): EditorActionId | null {
  const isMod = event.ctrlKey || event.metaKey;
  if (!isMod || event.altKey || event.getModifierState('AltGraph')) return null;
  const found = Object.entries(EDITOR_KEYS).find(([, { key, code, shift }]) => {
    if (key === undefined || (shift ?? false) !== event.shiftKey) return false;
    return event.key.toLowerCase() === key || event.code === code;
  });
  return found ? (found[0] as EditorActionId) : null;
}
