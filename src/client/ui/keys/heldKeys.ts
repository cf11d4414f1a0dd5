/**
 * Holds back the keys that are typed while a surface (picker, menu, dialog, screen) is being opened or closed. Without
 * this, they would run commands of the page below.
 *
 * Keys are held while any hold is active, and then replayed in order, one per task, so that a replayed key can start
 * the next hold. Keys typed meanwhile are appended.
 */
import { COMMAND_IDS } from '../../../shared/commands/commandKeys';
import { getCommandKeys } from '../commands/currentKeys';

interface KeyHold {
  /** Ends the hold when it returns true; polled. Absent: the hold ends when it is released. */
  until?: () => boolean;
  /** Called when Escape or a click cancels what is loading. Absent: Escape is held like other keys. */
  onCancel?: (() => void) | undefined;
  /** Whether keys typed into a text field are not held, because the field stays in use. */
  allowsTyping?: boolean;
}

/** How long a hold waits for its condition before the held keys are dropped, in ms. */
const HOLD_TIMEOUT_MS = 10_000;

const holds = new Set<KeyHold>();
let heldKeys: KeyboardEvent[] = [];
/** Held keys that have not been released yet; the page must not see their `keyup` either. */
const keysDown = new Set<string>();
let isReplayLoopRunning = false;
/** Whether an event is a replayed one. */
let isReplaying = false;

/** Starts to hold typed keys. Returns the function that ends the hold; the held keys are then replayed. */
export function holdKeys(hold: KeyHold = {}): () => void {
  holds.add(hold);
  if (hold.until) setTimeout(() => holds.delete(hold) && dropHeldKeys(), HOLD_TIMEOUT_MS);
  return () => void holds.delete(hold);
}

/** Holds keys until a promise has settled. Returns the promise. */
export const holdKeysWhile = <T>(promise: Promise<T>): Promise<T> => promise.finally(holdKeys());

/** Holds a key that cannot be handled yet, and the keys after it, until `until` returns true. */
export function deferKey(event: KeyboardEvent, until: () => boolean): void {
  holdKeys({ until, allowsTyping: true });
  heldKeys.unshift(event);
  void replayHeldKeys();
}

/** Drops the held keys, because the menu, picker, dialog or screen for which they were typed failed to open. */
export function dropHeldKeys(): void {
  heldKeys = [];
}

/** Loads the code that replays held keys. */
export const importReplayKeys = () => import('./replayKeys');

async function replayHeldKeys(): Promise<void> {
  if (isReplayLoopRunning) return;
  isReplayLoopRunning = true;
  try {
    const { replayKey, waitForNextReplay } = await importReplayKeys();
    while (isHolding()) {
      await waitForNextReplay();
      const key = isHolding() && holds.size === 0 && heldKeys.shift();
      isReplaying = true;
      if (key) replayKey(key);
      isReplaying = false;
    }
  } catch {
    dropHeldKeys();
  } finally {
    isReplaying = false;
    isReplayLoopRunning = false;
  }
}

/**
 * Returns whether a key typed now has to be held: while a hold is active or held keys wait for their replay. Holds whose
 * `until` returns true are ended first.
 */
function isHolding(): boolean {
  for (const hold of holds) if (hold.until?.()) holds.delete(hold);
  return holds.size > 0 || heldKeys.length > 0;
}

function onKeyDown(event: KeyboardEvent): void {
  if (isReplaying || !isHolding() || isModifierKey(event) || isTypingAllowed(event.target)) return;
  event.stopImmediatePropagation();
  if (isBrowserKey(event)) return;
  event.preventDefault();
  keysDown.add(event.code);
  if (event.key === 'Escape' && !heldKeys.some(canAct) && cancelHolds()) return;
  heldKeys.push(event);
  void replayHeldKeys();
}

function onKeyUp(event: KeyboardEvent): void {
  if (keysDown.delete(event.code)) event.stopImmediatePropagation();
}

/** Drops all holds and keys: after a click, the user no longer waits for the menu, picker, dialog or screen. */
function onPointerDown(): void {
  if (!isHolding()) return;
  cancelHolds();
  dropHeldKeys();
  holds.clear();
}

for (const [type, listener] of Object.entries({
  keydown: onKeyDown,
  keyup: onKeyUp,
  pointerdown: onPointerDown,
})) {
  window.addEventListener(type, listener as EventListener, { capture: true });
}

/** Cancels what is loading and drops its keys. Returns whether there was something to cancel. */
function cancelHolds(): boolean {
  const cancelled = [...holds].filter(({ onCancel }) => onCancel);
  if (cancelled.length > 0) dropHeldKeys();
  for (const hold of cancelled) {
    holds.delete(hold);
    hold.onCancel!();
  }
  return cancelled.length > 0;
}

const isTypingAllowed = (target: EventTarget | null): boolean =>
  heldKeys.length === 0 &&
  [...holds].every(({ allowsTyping }) => allowsTyping) &&
  target instanceof Element &&
  target.matches('input, textarea');

/** Whether a held key may close the menu, picker or dialog, so that an Escape typed after it must be held as well. */
const canAct = ({ key }: KeyboardEvent): boolean => ['Enter', ' ', 'Tab', 'Escape'].includes(key);

const isModifierKey = ({ key }: KeyboardEvent): boolean =>
  ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock', 'Dead', 'Process'].includes(key);

/** Whether a key is left to the browser: function keys, and combinations with Control that have no shortcut here. */
function isBrowserKey(event: KeyboardEvent): boolean {
  if (/^F\d/.test(event.key)) return true;
  if (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')) return false;
  const keyName = `Mod+${event.key.toLowerCase()}`;
  return event.key !== 'Enter' && !COMMAND_IDS.some((id) => getCommandKeys(id) === keyName);
}
