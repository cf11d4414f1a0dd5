import { Emitter } from '../../../shared/Emitter';

const STORAGE_KEY = 'winnow.singleKeys';
const settingsEmitter = new Emitter();

/** Whether shortcuts of a single character are enabled. Voice control and slips trigger them by accident. */
export function singleKeysAreOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Stores the choice in this browser. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Without storage the shortcuts stay enabled.
  }
  settingsEmitter.emit();
}

export const subscribeToSettings = settingsEmitter.subscribe;
