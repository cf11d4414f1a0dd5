import type { SelectedText, TextEdit } from './textEdits';

export const readSelectedText = (field: HTMLTextAreaElement): SelectedText => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/**
 * Edits a text field as if the user had typed the edit, so that the browser's own undo reverts it. `execCommand` is
 * deprecated, but nothing else adds to the history of a field. Where it is not supported, the text is set without it.
 */
export function applyTextEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  field.focus();
  field.setSelectionRange(from, to);
  const expected = field.value.slice(0, from) + insert + field.value.slice(to);
  if (field.value !== expected) {
    const command = insert === '' ? 'delete' : 'insertText';
    const isDone = typeof document.execCommand === 'function' && document.execCommand(command, false, insert);
    if (!isDone || field.value !== expected) {
      field.setRangeText(insert, from, to);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
    }
  }
  if (field.value === expected) field.setSelectionRange(start, end);
}
