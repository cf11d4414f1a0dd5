import { DEFAULT_STATES, DEFAULT_TRANSITIONS, defaultStateId } from './workflow';

const nameOf = (id: number) => DEFAULT_STATES.find((state) => state.id === id)!.name;
const targetsOf = (name: (typeof DEFAULT_STATES)[number]['name']) =>
  DEFAULT_TRANSITIONS.filter(({ fromId }) => fromId === defaultStateId(name)).map(({ toId }) => nameOf(toId));

it('numbers its states from 1', () => {
  expect(DEFAULT_STATES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('takes every open state to every dropped one', () => {
  for (const from of ['Untriaged', 'Backlog', 'In progress', 'In review'] as const) {
    expect(targetsOf(from)).toEqual(expect.arrayContaining(["Won't fix", 'Cannot reproduce', 'Duplicate']));
  }
});

it('reopens to triage or the backlog, and nowhere else', () => {
  for (const from of ['Done', "Won't fix", 'Cannot reproduce', 'Duplicate'] as const) {
    expect(targetsOf(from)).toEqual(['Untriaged', 'Backlog']);
  }
});

it('asks a duplicate for its original', () => {
  const asks = DEFAULT_TRANSITIONS.filter(({ toId }) => nameOf(toId) === 'Duplicate').map((way) => way.asks);
  expect(new Set(asks)).toEqual(new Set(['target']));
});
