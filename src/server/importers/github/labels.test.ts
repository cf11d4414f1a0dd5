import { needsTriage, priorityOf, typeOf } from './labels';

test.each([
  ['bug', 'bug'],
  ['C-bug', 'bug'],
  ['type: bug', 'bug'],
  ['kind/feature', 'feature'],
  ['C-feature-request', 'feature'],
  ['Questions and Help', 'question'],
  ['good first issue', undefined],
  ['debug', undefined],
])('the type that %s says', (name, type) => expect(typeOf([name])).toBe(type));

test.each([
  [['P-high'], 'high'],
  [['priority: critical'], 'urgent'],
  [['priority/important-soon'], 'high'],
  [['P0'], 'urgent'],
  [['low priority', 'P2'], 'medium'],
  [['1', '1.0'], undefined],
  [['high'], undefined],
])('the priority that %j say', (names, priority) => expect(priorityOf(names)).toBe(priority));

test('what asks for triage', () => {
  expect(needsTriage(['S-needs-triage'])).toBe(true);
  expect(needsTriage(['needs triage'])).toBe(true);
  expect(needsTriage(['triaged'])).toBe(false);
});
