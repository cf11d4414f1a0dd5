/** Calls the mounted handler for a keyboard shortcut. */
import { type KeyBinding, type KeyBindingId, KEY_BINDINGS } from './keys';
import { areSingleKeyShortcutsEnabled } from './settings';

/** Handler of a keyboard shortcut. Returning false passes the key on to other handlers and the browser. */
export type KeyHandler = (event: KeyboardEvent) => boolean | void;
export type KeyHandlers = Partial<Record<KeyBindingId, KeyHandler>>;

/** Maximum milliseconds between the two keys of a shortcut such as `g h`. */
const KEY_SEQUENCE_TIMEOUT_MS = 1_000;

/**
 * Mounted keyboard shortcut handlers, latest first, so that those of the topmost component take precedence.
 */
const keyHandlerStack: KeyHandlers[] = [];
let startedKeySequence: { key: string; at: number } | null = null;

/** Adds keyboard shortcut handlers and returns the function that removes them. */
export function addKeyHandlers(handlers: KeyHandlers): () => void {
  if (keyHandlerStack.length === 0) document.addEventListener('keydown', dispatchKeyDownToKeyHandlers);
  keyHandlerStack.unshift(handlers);
  return () => {
    keyHandlerStack.splice(keyHandlerStack.indexOf(handlers), 1);
    if (keyHandlerStack.length === 0) document.removeEventListener('keydown', dispatchKeyDownToKeyHandlers);
  };
}

function dispatchKeyDownToKeyHandlers(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = getPressedKeyName(event);
  if (pressed === null || (hasNoModifierKey(pressed) && isKeyHandlingElement(event.target))) return;
  if (isCharacterKey(pressed) && !areSingleKeyShortcutsEnabled()) return;
  const prefix =
    startedKeySequence && event.timeStamp - startedKeySequence.at < KEY_SEQUENCE_TIMEOUT_MS
      ? `${startedKeySequence.key} `
      : '';
  startedKeySequence = null;
  if (runKeyHandlers(prefix + pressed, event) || (prefix && runKeyHandlers(pressed, event)))
    event.preventDefault();
  else if (startsKeySequence(pressed)) startedKeySequence = { key: pressed, at: event.timeStamp };
}

/**
 * Name of a pressed key: `Mod+k`, `Shift+ArrowUp`, `j`, `?`; null for modifier keys alone and for
 * combinations with Alt.
 */
function getPressedKeyName(event: KeyboardEvent): string | null {
  if (event.altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return null;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (event.ctrlKey || event.metaKey) return `Mod+${key.toLowerCase()}`;
  // For characters, the event's `key` already reflects Shift.
  return event.shiftKey && !isCharacterKey(key) ? `Shift+${key}` : key;
}

const hasNoModifierKey = (keyName: string): boolean => !keyName.startsWith('Mod+');

/** Whether a shortcut is a single character, which dictation and typing errors can produce. */
const isCharacterKey = (keyName: string): boolean => keyName.length === 1;

function runKeyHandlers(keys: string, event: KeyboardEvent): boolean {
  for (const handlers of keyHandlerStack) {
    for (const [id, handler] of Object.entries(handlers)) {
      if (KEY_BINDINGS[id as KeyBindingId].keys === keys && handler(event) !== false) return true;
    }
  }
  return false;
}

/** Calls the mounted handler of a keyboard shortcut, for a menu that offers the same action. */
export function runKeyBinding(id: KeyBindingId): void {
  const event = new KeyboardEvent('keydown');
  keyHandlerStack.some((handlers) => handlers[id] && handlers[id](event) !== false);
}

const startsKeySequence = (keyName: string): boolean =>
  Object.values<KeyBinding>(KEY_BINDINGS).some(({ keys }) => keys.startsWith(`${keyName} `));

/** Whether the focused element handles keys itself: text fields, menus, lists and dialogs. */
function isKeyHandlingElement(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
