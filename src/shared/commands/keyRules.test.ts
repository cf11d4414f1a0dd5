import { COMMAND_DESCRIPTIONS } from './commandDescriptions';
import { COMMAND_IDS, COMMAND_KEYS } from './commandKeys';
import { getKeysProblem } from './keyRules';

test('the default keys of every command can be chosen again', () => {
  expect(COMMAND_IDS.filter((id) => getKeysProblem(id, COMMAND_KEYS[id], {}) !== null)).toEqual([]);
});

test('no two commands of a group have the same default keys', () => {
  const keys = COMMAND_IDS.map((id) => `${COMMAND_DESCRIPTIONS[id].group} ${COMMAND_KEYS[id]}`);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each(['q', 'Q', 'ä', 'Mod+j', 'Mod+Enter', 'Shift+Home', 'q w', 'q Enter'])(
  '%s can be chosen',
  (keys) => {
    expect(getKeysProblem('edit.labels', keys, {})).toBeNull();
  },
);

test.each(['', ' ', 'ab', 'Escape', 'Tab', 'Shift+q', 'Mod+Q', 'q w e', 'Mod+j q', 'q Mod+j', 'Alt+q', 'F5'])(
  '“%s” is rejected',
  (keys) => {
    expect(getKeysProblem('edit.labels', keys, {})).toBe(
      'Use one key or two keys in turn, other than Escape and Tab.',
    );
  },
);

test('keys that the browser needs are rejected', () => {
  expect(getKeysProblem('edit.labels', 'Mod+w', {})).toBe('The browser uses this key.');
});

test.each([
  ['the same key', 'p', '“Change the priority” has this key.'],
  ['a key that begins two others', 'g', '“Go home” has this key.'],
  ['two keys of which the first one is taken', 'p q', '“Change the priority” has this key.'],
])('%s is rejected with the name of the other command', (_, keys, problem) => {
  expect(getKeysProblem('edit.labels', keys, {})).toBe(problem);
});

test('a key that its command no longer has is free, and then cannot be restored', () => {
  expect(getKeysProblem('edit.labels', 'p', { 'edit.priority': 'q' })).toBeNull();
  expect(getKeysProblem('edit.priority', 'p', { 'edit.labels': 'p' })).toBe('“Change labels” has this key.');
});

test('commands of different screens can have the same key', () => {
  expect(getKeysProblem('comment.edit', 'x', {})).toBeNull();
});
