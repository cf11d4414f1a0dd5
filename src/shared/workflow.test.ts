import { DEFAULT_WORKFLOW_STATES, DEFAULT_WORKFLOW_TRANSITIONS, getDefaultWorkflowStateId } from './workflow';

const getDefaultStateName = (id: number) => DEFAULT_WORKFLOW_STATES.find((state) => state.id === id)!.name;
const listDefaultTransitionTargets = (name: (typeof DEFAULT_WORKFLOW_STATES)[number]['name']) =>
  DEFAULT_WORKFLOW_TRANSITIONS.filter(({ fromId }) => fromId === getDefaultWorkflowStateId(name)).map(
    ({ toId }) => getDefaultStateName(toId),
  );

it('the default workflow numbers its states from 1', () => {
  expect(DEFAULT_WORKFLOW_STATES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('the default workflow allows every open state to be dropped', () => {
  for (const from of ['Untriaged', 'Backlog', 'In progress', 'In review'] as const) {
    expect(listDefaultTransitionTargets(from)).toEqual(
      expect.arrayContaining(["Won't fix", 'Cannot reproduce', 'Duplicate']),
    );
  }
});

it('the default workflow reopens closed issues only to Untriaged or Backlog', () => {
  for (const from of ['Done', "Won't fix", 'Cannot reproduce', 'Duplicate'] as const) {
    expect(listDefaultTransitionTargets(from)).toEqual(['Untriaged', 'Backlog']);
  }
});

it('the default workflow requires a target issue for the state Duplicate', () => {
  const asks = DEFAULT_WORKFLOW_TRANSITIONS.filter(
    ({ toId }) => getDefaultStateName(toId) === 'Duplicate',
  ).map((transition) => transition.asks);
  expect(new Set(asks)).toEqual(new Set(['target']));
});
