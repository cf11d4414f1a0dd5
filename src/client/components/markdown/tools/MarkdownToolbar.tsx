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
import type { ReactNode } from 'react';
import { useRovingTabStop } from '../../../ui/focus/useRovingTabStop';
import { IconButton } from '../../../ui/IconButton';
import { EDITOR_KEYS, type EditorActionId, formatEditorKeys } from './editorKeys';
import styles from './MarkdownToolbar.module.css';

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
export function MarkdownToolbar({ label, disabled, onAction, children }: MarkdownToolbarProps) {
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
