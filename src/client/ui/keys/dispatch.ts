/** From a key press to the handler that is mounted for it. */
import { type Key, type KeyId, KEYS } from './keys';
import { singleKeysAreOn } from './settings';

/** A handler that declines (false) leaves the key to the browser and to others. */
export type KeyHandler = (event: KeyboardEvent) => boolean | void;
export type KeyHandlers = Partial<Record<KeyId, KeyHandler>>;

/** Milliseconds between the two keys of a sequence. */
const SEQUENCE_TIMEOUT = 1_000;

/** The latest mounted comes first: what is on top answers. */
const handlerStack: KeyHandlers[] = [];
let first: { key: string; at: number } | null = null;

/** Adds handlers; returns how to remove them. */
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
  const before = first && event.timeStamp - first.at < SEQUENCE_TIMEOUT ? `${first.key} ` : '';
  first = null;
  if (run(before + pressed, event) || (before && run(pressed, event))) event.preventDefault();
  else if (startsSequence(pressed)) first = { key: pressed, at: event.timeStamp };
}

/** `Mod+k`, `Shift+ArrowUp`, `j`, `?`; null for a key alone that only modifies, and for what belongs to the browser. */
function keyNameOf(event: KeyboardEvent): string | null {
  if (event.altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return null;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (event.ctrlKey || event.metaKey) return `Mod+${key.toLowerCase()}`;
  // A character says by itself what Shift made of it.
  return event.shiftKey && !isCharacter(key) ? `Shift+${key}` : key;
}

const hasNoModifier = (sign: string): boolean => !sign.startsWith('Mod+');

/** What dictation and slips of the hand type; Enter and the arrows are nobody's but the list's. */
const isCharacter = (sign: string): boolean => sign.length === 1;

function run(keys: string, event: KeyboardEvent): boolean {
  for (const handlers of handlerStack) {
    for (const [id, handler] of Object.entries(handlers)) {
      if (KEYS[id as KeyId].keys === keys && handler(event) !== false) return true;
    }
  }
  return false;
}

const startsSequence = (sign: string): boolean =>
  Object.values<Key>(KEYS).some(({ keys }) => keys.startsWith(`${sign} `));

/** Where one types, or chooses with keys, or a dialog is on top: keys are theirs. */
function ownsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
