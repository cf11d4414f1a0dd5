/** Labels and keys of the Markdown toolbar's actions, also shown in the dialog of keyboard shortcuts. */

interface EditorKey {
  label: string;
  /** The key pressed together with Control or Command, in lower case; absent: no key. */
  key?: string;
  /** Position of the key, for a key that types another character with Shift. */
  code?: string;
  shift?: true;
}

export type EditorActionId =
  | 'bold'
  | 'italic'
  | 'code'
  | 'link'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'mention'
  | 'reference';

export const EDITOR_KEYS: Record<EditorActionId, EditorKey> = {
  bold: { label: 'Bold', key: 'b' },
  italic: { label: 'Italic', key: 'i' },
  quote: { label: 'Quote', key: '.', code: 'Period', shift: true },
  code: { label: 'Code', key: 'e' },
  link: { label: 'Link', key: 'k' },
  bullets: { label: 'Bulleted list', key: '8', code: 'Digit8', shift: true },
  numbers: { label: 'Numbered list', key: '7', code: 'Digit7', shift: true },
  tasks: { label: 'Task list', key: 'l', shift: true },
  mention: { label: 'Mention a person' },
  reference: { label: 'Reference an issue' },
};

/** The keyboard shortcut of an action as text for `Kbd`, such as `Mod+b`; undefined if the action has none. */
export const formatEditorKeys = ({ key, shift }: EditorKey): string | undefined =>
  key && (shift ? `Shift+Mod+${key}` : `Mod+${key}`);
