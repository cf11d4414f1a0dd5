import { needsTriage, priorityFromLabels, typeFromLabels } from './labels';

test.each([
  ['bug', 'bug'],
  ['C-bug', 'bug'],
  ['type: bug', 'bug'],
  ['kind/feature', 'feature'],
  ['C-feature-request', 'feature'],
  ['Questions and Help', 'question'],
  ['good first issue', undefined],
  ['debug', undefined],
])('the label %s means the type %s', (name, type) => expect(typeFromLabels([name])).toBe(type));

test.each([
  [['P-high'], 'high'],
  [['priority: critical'], 'urgent'],
  [['priority/important-soon'], 'high'],
  [['P0'], 'urgent'],
  [['low priority', 'P2'], 'medium'],
  [['1', '1.0'], undefined],
  [['high'], undefined],
])('the labels %j mean the priority %s', (names, priority) =>
  expect(priorityFromLabels(names)).toBe(priority),
);

test('recognizes labels that ask for triage', () => {
  expect(needsTriage(['S-needs-triage'])).toBe(true);
  expect(needsTriage(['needs triage'])).toBe(true);
  expect(needsTriage(['triaged'])).toBe(false);
});
