/** The current keyboard shortcuts of commands: the ones that the viewer has chosen, otherwise the default ones. */
import { COMMAND_KEYS, type CommandId } from '../../../shared/commands/commandKeys';
import { Emitter } from '../../../shared/Emitter';

/** The chosen keys are also stored in the browser, so that they apply before the response with them has arrived. */
const CHOSEN_KEYS_STORAGE_KEY = 'winnow.keys';
const keysEmitter = new Emitter();
let chosenKeys = readStoredKeys();

function readStoredKeys(): Partial<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CHOSEN_KEYS_STORAGE_KEY) ?? '{}');
    return { ...(stored as Partial<Record<string, unknown>> | null) };
  } catch {
    return {};
  }
}

export function getCommandKeys(id: CommandId): string {
  const chosen = chosenKeys[id];
  return typeof chosen === 'string' ? chosen : COMMAND_KEYS[id];
}

/** Replaces the default keyboard shortcuts by the ones that the viewer has chosen, by command id. */
export function applyChosenKeys(chosen: Readonly<Record<string, string>>): void {
  chosenKeys = chosen;
  try {
    window.localStorage.setItem(CHOSEN_KEYS_STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // If localStorage is blocked, the viewer's shortcuts work only after the response has arrived.
  }
  keysEmitter.emit();
}

export const subscribeToCommandKeys = keysEmitter.subscribe;

const SINGLE_KEY_SHORTCUTS_STORAGE_KEY = 'winnow.singleKeys';
const keyboardSettingsEmitter = new Emitter();

/**
 * Whether keyboard shortcuts of a single character are enabled. Users can disable them, because voice control
 * and typing errors trigger them by accident.
 */
export function areSingleKeyShortcutsEnabled(): boolean {
  try {
    return window.localStorage.getItem(SINGLE_KEY_SHORTCUTS_STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Enables or disables single-character shortcuts in this browser. */
export function setSingleKeyShortcutsEnabled(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(SINGLE_KEY_SHORTCUTS_STORAGE_KEY);
    else window.localStorage.setItem(SINGLE_KEY_SHORTCUTS_STORAGE_KEY, 'off');
  } catch {
    // If localStorage is blocked, single-character shortcuts stay enabled.
  }
  keyboardSettingsEmitter.emit();
}

export const subscribeToKeyboardSettings = keyboardSettingsEmitter.subscribe;
