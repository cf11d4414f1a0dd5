import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay';
import {
  type Disposable,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  type OperationDescriptor,
  RecordSource,
  Store,
} from 'relay-runtime';
import query, { type HomeScreenQuery } from '../../../__generated__/HomeScreenQuery.graphql';
import { disposeOrphans } from './disposeOrphans';
import { loadOwnedQuery } from './loadOwnedQuery';
import { useOwnedQuery } from './useOwnedQuery';

type Ref = PreloadedQuery<HomeScreenQuery>;

let environment: Environment;
/** Queries retained in the store; after all screens have unmounted, any remaining one is a leak. */
let retained: Set<object>;
/** Pending requests. */
let waiting: { next: (answer: GraphQLResponse) => void; complete: () => void }[];

class CountingStore extends Store {
  override retain(operation: OperationDescriptor): Disposable {
    const kept = super.retain(operation);
    const entry = {};
    retained.add(entry);
    return {
      dispose: () => {
        retained.delete(entry);
        kept.dispose();
      },
    };
  }
}

beforeEach(() => {
  retained = new Set();
  waiting = [];
  const network = Network.create(() =>
    Observable.create<GraphQLResponse>((sink) => {
      waiting.push(sink);
      return () => void waiting.splice(waiting.indexOf(sink), 1);
    }),
  );
  environment = new Environment({ network, store: new CountingStore(new RecordSource()) });
});

const load = (signal = new AbortController().signal): Ref =>
  loadOwnedQuery<HomeScreenQuery>(environment, query, {}, signal);

function Screen({ loaded }: { loaded: Ref }) {
  const { queryRef, reload } = useOwnedQuery<HomeScreenQuery>(query, loaded);
  return (
    <>
      <button onClick={reload}>reload</button>
      <Suspense fallback="waiting">
        <Data queryRef={queryRef} />
      </Suspense>
    </>
  );
}

function Data({ queryRef }: { queryRef: Ref }) {
  usePreloadedQuery<HomeScreenQuery>(query, queryRef);
  return <p>shown</p>;
}

const page = (loaded: Ref) => (
  <RelayEnvironmentProvider environment={environment}>
    <Screen loaded={loaded} />
  </RelayEnvironmentProvider>
);

const ANSWER = {
  viewer: null,
  site: { demo: false, oidc: false, needsSetup: false, demoLogins: [] },
  readable: { totalCount: 0 },
  projects: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
};

const answer = () =>
  act(async () => {
    for (const sink of [...waiting]) {
      sink.next({ data: ANSWER });
      sink.complete();
    }
  });

test('releases the query when its screen unmounts', async () => {
  const view = render(page(load()));
  expect(retained.size).toBeGreaterThan(0);
  await answer();
  expect(screen.getByText('shown')).toBeTruthy();
  view.unmount();
  expect(retained.size).toBe(0);
});

test('the next query of the same screen replaces the previous one', async () => {
  const first = load();
  const view = render(page(first));
  await answer();
  const second = load();
  view.rerender(page(second));
  expect(first.isDisposed).toBe(true);
  expect(second.isDisposed).toBe(false);
  view.unmount();
  expect(retained.size).toBe(0);
});

test('aborts a pending request when its screen unmounts', () => {
  const view = render(page(load()));
  expect(waiting).toHaveLength(1);
  view.unmount();
  expect(waiting).toHaveLength(0);
  expect(retained.size).toBe(0);
});

test('reloading fetches the query again and leaks nothing', async () => {
  const view = render(page(load()));
  await answer();
  act(() => screen.getByText('reload').click());
  await answer();
  view.unmount();
  expect(retained.size).toBe(0);
});

test('an aborted navigation releases its query, also when aborted before it began', () => {
  const controller = new AbortController();
  load(controller.signal);
  expect(retained.size).toBe(1);
  controller.abort();
  expect(retained.size).toBe(0);
  load(controller.signal);
  expect(retained.size).toBe(0);
});

test('releases the query of a navigation that was replaced before its screen was shown', () => {
  const orphan = load();
  const next = load();
  let tell = (_state: { loaderData: Record<string, unknown> }): void => {};
  disposeOrphans({
    state: { loaderData: { screen: { queryRef: orphan } } },
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  tell({ loaderData: { screen: { queryRef: next } } });
  expect(orphan.isDisposed).toBe(true);
  expect(next.isDisposed).toBe(false);
});
