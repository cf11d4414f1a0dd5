/** Delay between replayed keys, in ms: each key is a task of its own, as if it was typed. */
const REPLAY_INTERVAL_MS = 8;

export const waitForNextReplay = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, REPLAY_INTERVAL_MS));

const isTextField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(button|checkbox|radio|submit)$/.test(element.type));

/**
 * Dispatches the events of a held key to the element that has the focus now. Browsers perform no default action for events
 * that a script dispatches. This function therefore types text, submits forms and clicks buttons itself.
 */
export function replayKey(typed: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  if (target.dispatchEvent(new KeyboardEvent('keydown', typed))) performDefaultAction(target, typed);
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', typed));
}

function performDefaultAction(target: Element, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (isTextField(target)) {
    // Of the combinations with Control or Command, only select all can be replayed.
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') target.select();
    else if (ctrlKey || metaKey) return;
    else if (key.length === 1) insertText(target, key);
    else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
    else if (key === 'Enter') insertText(target, '\n');
    else if (key === 'Backspace') deletePreviousCharacter(target);
  } else if (key === 'Enter' || (key === ' ' && target.matches('button, summary'))) {
    if (target instanceof HTMLElement && target.matches('button, summary, a[href]')) target.click();
  }
}

function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  changeText(field, 'insertText', text, field.selectionStart ?? field.value.length);
}

function deletePreviousCharacter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd } = field;
  const from = selectionStart ?? field.value.length;
  changeText(field, 'deleteContentBackward', '', from === selectionEnd ? Math.max(0, from - 1) : from);
}

function changeText(
  field: HTMLInputElement | HTMLTextAreaElement,
  inputType: string,
  text: string,
  from: number,
): void {
  const event = { bubbles: true, cancelable: true, inputType, data: text || null };
  if (!field.dispatchEvent(new InputEvent('beforeinput', event))) return;
  field.setRangeText(text, from, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', event));
}
