import { COMMAND_IDS, COMMAND_KEYS } from './commandKeys';
import { getKeysProblem } from './keyRules';

test('the default keys of every command can be chosen again', () => {
  expect(COMMAND_IDS.filter((id) => getKeysProblem(id, COMMAND_KEYS[id], {}) !== null)).toEqual([]);
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
      'Use one key, or two keys in sequence, other than Escape and Tab.',
    );
  },
);

test('keys that are reserved for the browser are rejected', () => {
  expect(getKeysProblem('edit.labels', 'Mod+w', {})).toBe('This shortcut is reserved for the browser.');
});

test.each([
  ['the same key', 'p', 'Conflicts with the shortcut for “Change the priority”.'],
  ['a key that begins a sequence', 'g', 'Conflicts with the shortcut for “Go home”.'],
  ['a sequence whose first key is taken', 'p q', 'Conflicts with the shortcut for “Change the priority”.'],
])('rejects %s and names the conflicting command', (_, keys, problem) => {
  expect(getKeysProblem('edit.labels', keys, {})).toBe(problem);
});

test('a key is available after its command was given another one, and cannot be restored once it is taken', () => {
  expect(getKeysProblem('edit.labels', 'p', { 'edit.priority': 'q' })).toBeNull();
  expect(getKeysProblem('edit.priority', 'p', { 'edit.labels': 'p' })).toBe(
    'Conflicts with the shortcut for “Change labels”.',
  );
});

test('commands of different screens can have the same key', () => {
  expect(getKeysProblem('comment.edit', 'x', {})).toBeNull();
});
