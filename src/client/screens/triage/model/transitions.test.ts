import { selectTriageTransitions } from './transitions';

const createTransition = (from: string, to: string, category: string, asks = 'NOTHING') => ({
  asks,
  fromId: from,
  stateId: to,
  stateName: to,
  category,
});

const TRANSITIONS = [
  createTransition('untriaged', 'active', 'ACTIVE'),
  createTransition('untriaged', 'backlog', 'BACKLOG'),
  createTransition('untriaged', 'done', 'DONE'),
  createTransition('untriaged', 'wontFix', 'DROPPED', 'REASON'),
  createTransition('untriaged', 'cannotReproduce', 'DROPPED'),
  createTransition('untriaged', 'duplicate', 'DROPPED', 'TARGET'),
  createTransition('active', 'backlog', 'BACKLOG'),
];

const describeDecisions = (stateId: string, transitions = TRANSITIONS) => {
  const { accept, duplicate, decline } = selectTriageTransitions(transitions, stateId);
  return [accept?.stateId, duplicate?.stateId, decline.map(({ stateId: id }) => id)];
};

test('an accepted issue goes to the backlog, and a declined one to a dropped state other than duplicate', () => {
  expect(describeDecisions('untriaged')).toEqual(['backlog', 'duplicate', ['wontFix', 'cannotReproduce']]);
});

test('without a backlog, an accepted issue goes to the first active state', () => {
  const withoutBacklog = TRANSITIONS.filter(({ category }) => category !== 'BACKLOG');
  expect(describeDecisions('untriaged', withoutBacklog)[0]).toBe('active');
});

test('decisions whose transition the workflow does not allow are missing', () => {
  expect(describeDecisions('done')).toEqual([undefined, undefined, []]);
});
