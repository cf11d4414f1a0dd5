import { Emitter } from '../../../shared/Emitter';

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
