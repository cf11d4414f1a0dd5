/** Validates the keyboard shortcut that a user chooses for a command, in the settings and on the server. */
import { COMMAND_DESCRIPTIONS, type CommandGroup } from './commandDescriptions';
import { COMMAND_IDS, COMMAND_KEYS, type CommandId } from './commandKeys';

/** Keyboard shortcuts that a user has chosen instead of the default ones, by command. */
export type ChosenKeys = Readonly<Partial<Record<CommandId, string>>>;

/** For each screen, the groups of commands that can be available at the same time. */
const GROUPS_BY_SCREEN: readonly (readonly CommandGroup[])[] = [
  ['Everywhere', 'Issue list', 'Selection', 'Changing an issue', 'Issue'],
  ['Everywhere', 'Issue', 'Comment', 'Changing an issue'],
  ['Everywhere', 'Duplicates', 'Issue list', 'Selection', 'Changing an issue'],
  ['Everywhere', 'Inbox', 'Issue', 'Comment', 'Issue list', 'Changing an issue'],
  ['Everywhere', 'Triage', 'Comment', 'Issue list', 'Changing an issue'],
];

const NAMED_KEY = 'Arrow(?:Up|Down|Left|Right)|Enter|Space|Home|End|PageUp|PageDown|Backspace|Delete|Insert';
/** One key with Control, or one or two keys without it: characters, or named keys with or without Shift. */
const KEYS_PATTERN = new RegExp(
  String.raw`^(?:Mod\+(?:[^\s\p{Lu}\p{C}]|${NAMED_KEY})|(?:[^\s\p{C}]|(?:Shift\+)?(?:${NAMED_KEY}))(?: (?:[^\s\p{C}]|(?:Shift\+)?(?:${NAMED_KEY})))?)$`,
  'u',
);

/** Characters that browsers and text fields handle together with Control. */
const BROWSER_CHARACTERS = 'acfhlnopqrstvwxyz0123456789+-=';

export const isCommandId = (id: string): id is CommandId => Object.hasOwn(COMMAND_KEYS, id);

/** Returns the keyboard shortcut of a command: the one that the user has chosen, otherwise the default one. */
export const getChosenOrDefaultKeys = (id: CommandId, chosen: ChosenKeys): string =>
  chosen[id] ?? COMMAND_KEYS[id];

/**
 * Checks the keyboard shortcut that a user chooses for a command. The default shortcut is always allowed, unless it
 * conflicts with a shortcut that the user has chosen for another command.
 *
 * @param chosen the shortcuts that the user has chosen, by command; the one of this command is ignored
 * @returns an error message for the user, or null if the shortcut is valid
 */
export function getKeysProblem(id: CommandId, keys: string, chosen: ChosenKeys): string | null {
  if (keys !== COMMAND_KEYS[id]) {
    if (!KEYS_PATTERN.test(keys)) return 'Use one key, or two keys in sequence, other than Escape and Tab.';
    const character = /^Mod\+(.)$/u.exec(keys)?.[1];
    if (character !== undefined && BROWSER_CHARACTERS.includes(character))
      return 'This shortcut is reserved for the browser.';
  }
  const other = findCommandWithSameKeys(id, keys, chosen);
  return other && `Conflicts with the shortcut for “${COMMAND_DESCRIPTIONS[other].title}”.`;
}

/**
 * Finds a command that can be available at the same time and whose keys are equal to `keys`, begin with them, or are
 * the beginning of them. Two commands with their default keys do not conflict: if these are equal, the topmost part of
 * the page handles them.
 */
function findCommandWithSameKeys(id: CommandId, keys: string, chosen: ChosenKeys): CommandId | null {
  const isDefault = keys === COMMAND_KEYS[id];
  const found = COMMAND_IDS.find((other) => {
    const otherKeys = getChosenOrDefaultKeys(other, chosen);
    return (
      other !== id &&
      !(isDefault && otherKeys === COMMAND_KEYS[other]) &&
      areAvailableTogether(id, other) &&
      (otherKeys === keys || otherKeys.startsWith(`${keys} `) || keys.startsWith(`${otherKeys} `))
    );
  });
  return found ?? null;
}

const areAvailableTogether = (one: CommandId, other: CommandId): boolean =>
  GROUPS_BY_SCREEN.some((groups) =>
    [one, other].every((id) => groups.includes(COMMAND_DESCRIPTIONS[id].group)),
  );
