/** Calls the mounted handler for a keyboard shortcut. */
import { type KeyBinding, type KeyId, KEY_BINDINGS } from './keys';
import { singleKeysAreOn } from './settings';

/** Handler of a keyboard shortcut. Returning false passes the key on to other handlers and the browser. */
export type KeyHandler = (event: KeyboardEvent) => boolean | void;
export type KeyHandlers = Partial<Record<KeyId, KeyHandler>>;

/** Maximum milliseconds between the two keys of a shortcut such as `g h`. */
const SEQUENCE_TIMEOUT = 1_000;

/**
 * Mounted keyboard shortcut handlers, latest first, so that those of the topmost component take precedence.
 */
const handlerStack: KeyHandlers[] = [];
let firstKey: { key: string; at: number } | null = null;

/** Adds keyboard shortcut handlers and returns the function that removes them. */
export function addKeyHandlers(handlers: KeyHandlers): () => void {
  if (handlerStack.length === 0) document.addEventListener('keydown', onKeyDown);
  handlerStack.unshift(handlers);
  return () => {
    handlerStack.splice(handlerStack.indexOf(handlers), 1);
    if (handlerStack.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = keyNameOf(event);
  if (pressed === null || (hasNoModifier(pressed) && ownsKeys(event.target))) return;
  if (isCharacter(pressed) && !singleKeysAreOn()) return;
  const prefix = firstKey && event.timeStamp - firstKey.at < SEQUENCE_TIMEOUT ? `${firstKey.key} ` : '';
  firstKey = null;
  if (runKeyHandlers(prefix + pressed, event) || (prefix && runKeyHandlers(pressed, event)))
    event.preventDefault();
  else if (startsSequence(pressed)) firstKey = { key: pressed, at: event.timeStamp };
}

/**
 * Name of a pressed key: `Mod+k`, `Shift+ArrowUp`, `j`, `?`; null for modifier keys alone and for
 * combinations with Alt.
 */
function keyNameOf(event: KeyboardEvent): string | null {
  if (event.altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return null;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (event.ctrlKey || event.metaKey) return `Mod+${key.toLowerCase()}`;
  // For characters, the event's `key` already reflects Shift.
  return event.shiftKey && !isCharacter(key) ? `Shift+${key}` : key;
}

const hasNoModifier = (keyName: string): boolean => !keyName.startsWith('Mod+');

/** Whether a shortcut is a single character, which dictation and typing errors can produce. */
const isCharacter = (keyName: string): boolean => keyName.length === 1;

function runKeyHandlers(keys: string, event: KeyboardEvent): boolean {
  for (const handlers of handlerStack) {
    for (const [id, handler] of Object.entries(handlers)) {
      if (KEY_BINDINGS[id as KeyId].keys === keys && handler(event) !== false) return true;
    }
  }
  return false;
}

const startsSequence = (keyName: string): boolean =>
  Object.values<KeyBinding>(KEY_BINDINGS).some(({ keys }) => keys.startsWith(`${keyName} `));

/** Whether the focused element handles keys itself: text fields, menus, lists and dialogs. */
function ownsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
