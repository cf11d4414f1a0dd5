/** Validates the keys that a user chooses for a command. Shared by the settings and the server. */
import { COMMAND_DESCRIPTIONS, type CommandGroup } from './commandDescriptions';
import { COMMAND_IDS, COMMAND_KEYS, type CommandId } from './commandKeys';

/** The keys that a user has chosen instead of the default ones, by command. */
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
/** A character without Control, or a named key with or without Shift; the first key can be pressed with Control. */
const KEYS_PATTERN = new RegExp(
  String.raw`^(?:Mod\+(?:[^\s\p{Lu}\p{C}]|${NAMED_KEY})|(?:[^\s\p{C}]|(?:Shift\+)?(?:${NAMED_KEY}))(?: (?:[^\s\p{C}]|(?:Shift\+)?(?:${NAMED_KEY})))?)$`,
  'u',
);

/** Characters that browsers and text fields handle together with Control. */
const BROWSER_CHARACTERS = 'acfhlnopqrstvwxyz0123456789+-=';

export const isCommandId = (id: string): id is CommandId => Object.hasOwn(COMMAND_KEYS, id);

/** Returns the keys of a command: those that the user has chosen, otherwise the default ones. */
export const getChosenOrDefaultKeys = (id: CommandId, chosen: ChosenKeys): string =>
  chosen[id] ?? COMMAND_KEYS[id];

/**
 * Checks keys that a user chooses for a command. The default keys of the command are always allowed, unless they
 * conflict with keys that the user has chosen for another command.
 *
 * @param chosen all other keys that the user has chosen
 * @returns an error message for the user, or null if the keys are valid
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
 * Finds a command that can be available at the same time and whose keys are the same or begin with the same key.
 * Commands that both have their default keys are not compared: where these are the same, the topmost part of the page
 * decides.
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
