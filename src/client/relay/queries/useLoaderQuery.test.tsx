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
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { disposeUnusedScreenQueries, loadAbortableQuery, useLoaderQuery } from './screenQueries';

type HomeQueryRef = PreloadedQuery<HomeScreenQuery>;

let relayEnvironment: Environment;
/** Queries retained in the store; after all screens have unmounted, any remaining one is a leak. */
let retainedQueries: Set<object>;
/** Pending requests. */
let pendingRequests: { next: (answer: GraphQLResponse) => void; complete: () => void }[];

class RetainTrackingStore extends Store {
  override retain(operation: OperationDescriptor): Disposable {
    const kept = super.retain(operation);
    const entry = {};
    retainedQueries.add(entry);
    return {
      dispose: () => {
        retainedQueries.delete(entry);
        kept.dispose();
      },
    };
  }
}

beforeEach(() => {
  retainedQueries = new Set();
  pendingRequests = [];
  const network = Network.create(() =>
    Observable.create<GraphQLResponse>((sink) => {
      pendingRequests.push(sink);
      return () => void pendingRequests.splice(pendingRequests.indexOf(sink), 1);
    }),
  );
  relayEnvironment = new Environment({ network, store: new RetainTrackingStore(new RecordSource()) });
});

const loadHomeQuery = (signal = new AbortController().signal): HomeQueryRef =>
  loadAbortableQuery<HomeScreenQuery>(relayEnvironment, query, { recentIds: [] }, signal);

function TestScreen({ loaded }: { loaded: HomeQueryRef }) {
  const { queryRef, reload } = useLoaderQuery<HomeScreenQuery>(query, loaded);
  return (
    <>
      <button onClick={reload}>reload</button>
      <Suspense fallback="waiting">
        <TestScreenData queryRef={queryRef} />
      </Suspense>
    </>
  );
}

function TestScreenData({ queryRef }: { queryRef: HomeQueryRef }) {
  usePreloadedQuery<HomeScreenQuery>(query, queryRef);
  return <p>shown</p>;
}

const createTestPage = (loaded: HomeQueryRef) => (
  <RelayEnvironmentProvider environment={relayEnvironment}>
    <TestScreen loaded={loaded} />
  </RelayEnvironmentProvider>
);

const HOME_QUERY_DATA = {
  viewer: null,
  site: { demo: false, oidc: false, needsSetup: false, demoLogins: [] },
  readable: { totalCount: 0 },
  home: {
    assigned: null,
    mentioned: null,
    watching: null,
    recent: null,
    projects: { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  },
};

const answerPendingRequests = () =>
  act(async () => {
    for (const sink of [...pendingRequests]) {
      sink.next({ data: HOME_QUERY_DATA });
      sink.complete();
    }
  });

test('releases the query when its screen unmounts', async () => {
  const view = render(createTestPage(loadHomeQuery()));
  expect(retainedQueries.size).toBeGreaterThan(0);
  await answerPendingRequests();
  expect(screen.getByText('shown')).toBeTruthy();
  view.unmount();
  expect(retainedQueries.size).toBe(0);
});

test('the next query of the same screen replaces the previous one', async () => {
  const first = loadHomeQuery();
  const view = render(createTestPage(first));
  await answerPendingRequests();
  const second = loadHomeQuery();
  view.rerender(createTestPage(second));
  expect(first.isDisposed).toBe(true);
  expect(second.isDisposed).toBe(false);
  view.unmount();
  expect(retainedQueries.size).toBe(0);
});

test('aborts a pending request when its screen unmounts', () => {
  const view = render(createTestPage(loadHomeQuery()));
  expect(pendingRequests).toHaveLength(1);
  view.unmount();
  expect(pendingRequests).toHaveLength(0);
  expect(retainedQueries.size).toBe(0);
});

test('reloading fetches the query again and leaks nothing', async () => {
  const view = render(createTestPage(loadHomeQuery()));
  await answerPendingRequests();
  act(() => screen.getByText('reload').click());
  await answerPendingRequests();
  view.unmount();
  expect(retainedQueries.size).toBe(0);
});

test('an aborted navigation releases its query, also when aborted before it began', () => {
  const controller = new AbortController();
  loadHomeQuery(controller.signal);
  expect(retainedQueries.size).toBe(1);
  controller.abort();
  expect(retainedQueries.size).toBe(0);
  loadHomeQuery(controller.signal);
  expect(retainedQueries.size).toBe(0);
});

test('releases the query of a navigation that was replaced before its screen was shown', () => {
  const orphan = loadHomeQuery();
  const next = loadHomeQuery();
  let tell = (_state: { loaderData: Record<string, unknown> }): void => {};
  disposeUnusedScreenQueries({
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
