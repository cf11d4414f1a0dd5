/** The actions of the Markdown toolbar, with their keys, which are those of GitHub. */
import {
  insertLink,
  insertTrigger,
  type SelectedText,
  type TextEdit,
  toggleCode,
  toggleLines,
  toggleMark,
} from '../text/textEdits';
import { EDITOR_KEYS, type EditorActionId } from './editorKeys';

export const EDITOR_ACTIONS: Record<EditorActionId, (selection: SelectedText) => TextEdit> = {
  bold: (selection) => toggleMark(selection, '**'),
  italic: (selection) => toggleMark(selection, '_'),
  code: toggleCode,
  link: insertLink,
  quote: (selection) => toggleLines(selection, 'quote'),
  bullets: (selection) => toggleLines(selection, 'bullet'),
  numbers: (selection) => toggleLines(selection, 'number'),
  tasks: (selection) => toggleLines(selection, 'task'),
  mention: (selection) => insertTrigger(selection, '@'),
  reference: (selection) => insertTrigger(selection, '#'),
};

/** The action of a pressed key, or null. `code` is compared as well, because Shift changes what `8` or `.` types. */
export function findEditorAction(event: KeyboardEvent): EditorActionId | null {
  const isMod = event.ctrlKey || event.metaKey;
  if (!isMod || event.altKey || event.getModifierState('AltGraph')) return null;
  const found = Object.entries(EDITOR_KEYS).find(([, { key, code, shift }]) => {
    if (key === undefined || (shift ?? false) !== event.shiftKey) return false;
    return event.key.toLowerCase() === key || event.code === code;
  });
  return found ? (found[0] as EditorActionId) : null;
}
