/** The current keys of commands: those that the viewer has chosen, otherwise the default ones. */
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

/** Returns the keys that run a command. */
export function getCommandKeys(id: CommandId): string {
  const chosen = chosenKeys[id];
  return typeof chosen === 'string' ? chosen : COMMAND_KEYS[id];
}

/** Applies the keys that the viewer has chosen. */
export function applyChosenKeys(chosen: Readonly<Record<string, string>>): void {
  chosenKeys = chosen;
  try {
    window.localStorage.setItem(CHOSEN_KEYS_STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // If localStorage is blocked, they apply once the response has arrived.
  }
  keysEmitter.emit();
}

export const subscribeToCommandKeys = keysEmitter.subscribe;
