/** Runs the commands of the page: for typed keys, menus and the palette. */
import { useLayoutEffect, useRef } from 'react';
import { COMMAND_IDS, type CommandId } from '../../../shared/commands/commandKeys';
import { getCommandKeys, areSingleKeyShortcutsEnabled } from './currentKeys';

/** Runs a command. Returning false passes its key on to other handlers and the browser. */
type CommandFunction = (event: KeyboardEvent) => boolean | void;

export interface CommandHandler {
  run: CommandFunction;
  /** Whether the command can be run now. Absent: always while the handler is mounted. */
  isAvailable?: () => boolean;
  /** The object that the command would change: an issue or the selection. Absent: its title names it. */
  getSubject?: () => string | undefined;
}

export type CommandHandlers = Partial<Record<CommandId, CommandFunction | CommandHandler>>;

/** Maximum milliseconds between the two keys of a shortcut such as `g h`. */
const KEY_SEQUENCE_TIMEOUT_MS = 1_000;

/** Getters of the mounted handlers, latest first, so that those of the topmost component take precedence. */
const handlerStack: (() => CommandHandlers)[] = [];
let startedKeySequence: { key: string; at: number } | null = null;

/** Adds the getter of command handlers and returns the function that removes it. */
export function addCommandHandlers(getHandlers: () => CommandHandlers): () => void {
  if (handlerStack.length === 0) document.addEventListener('keydown', runCommandsOfTypedKey);
  handlerStack.unshift(getHandlers);
  return () => {
    handlerStack.splice(handlerStack.indexOf(getHandlers), 1);
    if (handlerStack.length === 0) document.removeEventListener('keydown', runCommandsOfTypedKey);
  };
}

function runCommandsOfTypedKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = getPressedKeyName(event);
  if (pressed === null || (hasNoModifierKey(pressed) && handlesKey(event.target, pressed))) return;
  if (isCharacterKey(pressed) && !areSingleKeyShortcutsEnabled()) return;
  const prefix =
    startedKeySequence && event.timeStamp - startedKeySequence.at < KEY_SEQUENCE_TIMEOUT_MS
      ? `${startedKeySequence.key} `
      : '';
  startedKeySequence = null;
  if (runCommandsOfKeys(prefix + pressed, event) || (prefix && runCommandsOfKeys(pressed, event)))
    event.preventDefault();
  else if (startsKeySequence(pressed)) startedKeySequence = { key: pressed, at: event.timeStamp };
}

/**
 * Name of a pressed key: `Mod+k`, `Shift+ArrowUp`, `j`, `?`; null for modifier keys alone and for
 * combinations with Alt.
 */
export function getPressedKeyName(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string | null {
  if (event.altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return null;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (event.ctrlKey || event.metaKey) return `Mod+${isCharacterKey(key) ? key.toLowerCase() : key}`;
  // For characters, the event's `key` already reflects Shift.
  return event.shiftKey && !isCharacterKey(key) ? `Shift+${key}` : key;
}

const hasNoModifierKey = (keyName: string): boolean => !keyName.startsWith('Mod+');

/** Whether a shortcut is a single character, which dictation and typing errors can produce. */
const isCharacterKey = (keyName: string): boolean => keyName.length === 1;

const runCommandsOfKeys = (keys: string, event: KeyboardEvent): boolean =>
  runFirstCommand(
    COMMAND_IDS.filter((id) => getCommandKeys(id) === keys),
    event,
  );

/** Runs a command of the page for a menu or the palette. Returns whether it could be run. */
export const runCommand = (id: CommandId): boolean => runFirstCommand([id], new KeyboardEvent('keydown'));

function runFirstCommand(ids: readonly CommandId[], event: KeyboardEvent): boolean {
  return (
    handlerStack.some((getHandlers) => {
      const handlers = getHandlers();
      return ids.some((id) => handlers[id] && runHandler(handlers[id], event));
    }) || ids.some(clickControl)
  );
}

/** Returns the mounted handlers of a command, latest first. */
export const findHandlers = (id: CommandId): (CommandFunction | CommandHandler)[] =>
  handlerStack.flatMap((getHandlers) => getHandlers()[id] ?? []);

export const isHandlerAvailable = (handler: CommandFunction | CommandHandler): boolean =>
  typeof handler === 'function' || !handler.isAvailable || handler.isAvailable();

const runHandler = (handler: CommandFunction | CommandHandler, event: KeyboardEvent): boolean =>
  isHandlerAvailable(handler) && (typeof handler === 'function' ? handler : handler.run)(event) !== false;

/**
 * The button or link that runs a command: its attribute `data-command` is the id. A command without a handler clicks
 * it.
 */
export const findControl = (id: CommandId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-command="${id}"]:not(:disabled)`);

function clickControl(id: CommandId): boolean {
  const control = findHandlers(id).length > 0 ? null : findControl(id);
  // Focused first, because a menu or dialog that the control opens returns the focus to it.
  control?.focus();
  // React Aria takes a click with `detail` 0, which `click()` sends, for the click of a screen reader, and then focuses
  // the items of a menu only after a transition.
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  return control !== null;
}

const startsKeySequence = (keyName: string): boolean =>
  COMMAND_IDS.some((id) => getCommandKeys(id).startsWith(`${keyName} `));

/**
 * Whether the focused element handles a key itself: text fields, menus, lists and dialogs handle all keys, checkboxes
 * and radio buttons only keys that are not characters.
 */
function handlesKey(target: EventTarget | null, pressed: string): boolean {
  if (!(target instanceof Element)) return false;
  const isChoice = target.matches('[type=checkbox], [type=radio]') && isCharacterKey(pressed);
  return (
    target.closest(
      `${isChoice ? '' : 'input, '}textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]`,
    ) !== null
  );
}

/**
 * Provides the handlers of commands while mounted. The handlers may change between renders. A command without a handler
 * on the screen clicks the control with its id as `data-command`.
 */
export function useCommands(handlers: CommandHandlers): void {
  // Not an effect event, because the palette calls functions of the handlers while it renders, which effect events do
  // not allow.
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // A layout effect, so that keys held until a screen is rendered never come before its handlers.
  useLayoutEffect(() => addCommandHandlers(() => latest.current), []);
}
