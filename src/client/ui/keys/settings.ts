import { Emitter } from '../../../shared/Emitter';

const STORAGE_KEY = 'winnow.singleKeys';
const settingsEmitter = new Emitter();

/**
 * Whether keyboard shortcuts of a single character are enabled. Users can disable them, because voice control
 * and typing errors trigger them by accident.
 */
export function singleKeysAreOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Enables or disables single-character shortcuts in this browser. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // If localStorage is blocked, single-character shortcuts stay enabled.
  }
  settingsEmitter.emit();
}

export const subscribeToSettings = settingsEmitter.subscribe;
