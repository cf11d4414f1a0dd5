import { hasTriageLabel, derivePriorityFromLabels, deriveIssueTypeFromLabels } from './labels';

test.each([
  ['bug', 'bug'],
  ['C-bug', 'bug'],
  ['type: bug', 'bug'],
  ['kind/feature', 'feature'],
  ['C-feature-request', 'feature'],
  ['Questions and Help', 'question'],
  ['good first issue', undefined],
  ['debug', undefined],
])('the label %s means the type %s', (name, type) => expect(deriveIssueTypeFromLabels([name])).toBe(type));

test.each([
  [['P-high'], 'high'],
  [['priority: critical'], 'urgent'],
  [['priority/important-soon'], 'high'],
  [['P0'], 'urgent'],
  [['low priority', 'P2'], 'medium'],
  [['1', '1.0'], undefined],
  [['high'], undefined],
])('the labels %j mean the priority %s', (names, priority) =>
  expect(derivePriorityFromLabels(names)).toBe(priority),
);

test('recognizes labels that ask for triage', () => {
  expect(hasTriageLabel(['S-needs-triage'])).toBe(true);
  expect(hasTriageLabel(['needs triage'])).toBe(true);
  expect(hasTriageLabel(['triaged'])).toBe(false);
});
