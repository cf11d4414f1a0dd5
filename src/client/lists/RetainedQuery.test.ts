import type { Disposable } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query, { type getReviewActionsQuery } from '../../../__generated__/getReviewActionsQuery.graphql';
import { RetainedQuery } from './RetainedQuery';

const VARIABLES = { key: 'NET', cluster: 'C1' };

interface QueryOptions {
  isWatched?: boolean;
  fetchPolicy?: 'store-or-network';
}

/** Creates a query for the version of a project, and a list of its states and values. */
function setUpQuery(options: QueryOptions = {}, environment = createMockEnvironment()) {
  const { mock } = environment;
  const retained = new RetainedQuery<getReviewActionsQuery, string | null>({
    environment,
    query,
    variables: VARIABLES,
    select: ({ project }) => project?.version ?? null,
    ...options,
  });
  const states: unknown[] = [];
  retained.subscribe(() =>
    states.push(retained.state.status === 'ready' ? retained.state.value : retained.state.status),
  );
  const respond = (version: string) =>
    mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Project: () => ({ id: 'P1', version }) }),
    );
  const setVersion = (version: string) =>
    environment.commitUpdate((store) => store.get('P1')!.setValue(version, 'version'));
  /** Number of operations that are retained. The mock environment counts the calls of these functions. */
  const countRetained = () =>
    jest
      .mocked(environment.retain)
      .mock.results.map(({ value }) => jest.mocked((value as Disposable).dispose))
      .filter((dispose) => dispose.mock.calls.length === 0).length;
  return { environment, mock, retained, states, respond, setVersion, countRetained };
}

test('a query is retained before it is requested, and released once when it is disposed', () => {
  const { mock, retained, states, respond, countRetained } = setUpQuery();
  expect(countRetained()).toBe(0);
  retained.fetchUnlessLoaded();
  retained.fetchUnlessLoaded();
  expect(countRetained()).toBe(1);
  expect(mock.getAllOperations()).toHaveLength(1);
  respond('1');
  expect(states).toEqual(['loading', '1']);
  retained.dispose();
  expect(countRetained()).toBe(0);
  expect(retained.state.status).toBe('idle');
});

test('the selected data of a query that is not watched changes only with a response', () => {
  const { retained, states, respond, setVersion } = setUpQuery();
  retained.fetchUnlessLoaded();
  respond('1');
  setVersion('2');
  expect(states).toEqual(['loading', '1']);
});

test('a watched query selects its data again when the store changes, until it is disposed', () => {
  const { retained, states, respond, setVersion } = setUpQuery({ isWatched: true });
  retained.fetchUnlessLoaded();
  respond('1');
  setVersion('2');
  expect(states).toEqual(['loading', '1', '2']);
  retained.dispose();
  setVersion('3');
  expect(states).toEqual(['loading', '1', '2']);
});

test('a watched query shows the response of a refetch once it has arrived', () => {
  const { retained, states, respond } = setUpQuery({ isWatched: true });
  retained.fetchUnlessLoaded();
  respond('1');
  retained.refetch();
  expect(states).toEqual(['loading', '1']);
  respond('2');
  expect(states).toEqual(['loading', '1', '2']);
});

test('a failed query is requested again, and watched afterwards', () => {
  const { mock, retained, states, respond, setVersion, countRetained } = setUpQuery({ isWatched: true });
  retained.fetchUnlessLoaded();
  mock.rejectMostRecentOperation(new Error('No connection'));
  retained.fetchUnlessLoaded();
  respond('1');
  setVersion('2');
  expect(states).toEqual(['loading', 'failed', 'loading', '1', '2']);
  expect(countRetained()).toBe(1);
});

test('data in the store is ready at once if the fetch policy allows it, and is watched', () => {
  const { environment, mock, retained, respond, setVersion } = setUpQuery();
  retained.fetchUnlessLoaded();
  respond('1');
  const second = setUpQuery({ fetchPolicy: 'store-or-network', isWatched: true }, environment);
  second.retained.fetchUnlessLoaded();
  expect(mock.getAllOperations()).toHaveLength(0);
  setVersion('2');
  expect(second.states).toEqual(['loading', '1', '2']);
});

test('a canceled request releases the query, which can be requested again', () => {
  const { mock, retained, states, respond, countRetained } = setUpQuery();
  retained.fetchUnlessLoaded();
  retained.cancelRequest();
  expect(mock.getAllOperations()).toHaveLength(0);
  expect(countRetained()).toBe(0);
  retained.fetchUnlessLoaded();
  respond('1');
  retained.cancelRequest();
  expect(states).toEqual(['loading', 'idle', 'loading', '1']);
});
