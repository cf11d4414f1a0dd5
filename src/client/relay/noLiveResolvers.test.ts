import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as RelayRuntime from 'relay-runtime';
import query from '../../../__generated__/viewerIdQuery.graphql';

const REPLACED_RELAY_MODULE = 'relay-runtime/lib/store/live-resolvers/LiveResolverCache';

/** The methods of the resolver cache that relay-runtime calls, and why noLiveResolvers.js has them or not. */
const CALLED_RESOLVER_CACHE_METHODS = {
  'in NoopResolverCache: called on every update of the store': ['invalidateDataIDs'],
  'in noLiveResolvers.js: called when an optimistic update is rolled back': [
    'invalidateResolverRecords',
    'unsubscribeFromLiveResolverRecords',
  ],
  'called only when a query selects a field with a resolver': [
    'ensureClientRecord',
    'getLiveResolverPromise',
    'notifyUpdatedSubscribers',
    'readFromCacheOrEvaluate',
  ],
  'called only by applications whose live resolvers read another store': [
    'batchLiveStateUpdates',
    'batchLiveStateUpdatesWithoutNotify',
  ],
};

/** Loads relay-runtime as in the browser bundle, or with its own LiveResolverCache. */
function loadRelayRuntime(asInBundle: boolean): typeof RelayRuntime {
  let runtime: typeof RelayRuntime | undefined;
  jest.isolateModules(() => {
    if (asInBundle) jest.doMock(REPLACED_RELAY_MODULE, () => jest.requireActual<object>('./noLiveResolvers'));
    runtime = jest.requireActual<typeof RelayRuntime>('relay-runtime');
  });
  jest.dontMock(REPLACED_RELAY_MODULE);
  return runtime!;
}

/**
 * Writes to a store in every way that the application does: responses, local and optimistic updates,
 * invalidation and garbage collection. Returns what a subscriber saw and the remaining records.
 */
function recordRelayStoreBehavior(runtime: typeof RelayRuntime): unknown {
  const { createOperationDescriptor, Environment, getRequest, Network, RecordSource, Store } = runtime;
  const store = new Store(new RecordSource(), { gcScheduler: (step) => step(), gcReleaseBufferSize: 0 });
  const environment = new Environment({ store, network: Network.create(() => new Promise(() => {})) });
  const operation = createOperationDescriptor(getRequest(query), {});
  const retained = environment.retain(operation);
  const seen: unknown[] = [];
  const writeResponse = (id: string) =>
    environment.commitPayload(operation, { viewer: { __typename: 'User', id } });
  const setViewer = (proxy: RelayRuntime.RecordSourceProxy, id: string) => {
    const viewer = proxy.get(id) ?? proxy.create(id, 'User');
    viewer.setValue(id, 'id');
    proxy.getRoot().setLinkedRecord(viewer, 'viewer');
  };
  writeResponse('U1');
  const subscription = environment.subscribe(environment.lookup(operation.fragment), ({ data }) => {
    seen.push(data);
  });
  writeResponse('U2');
  const optimistic = environment.applyUpdate({ storeUpdater: (proxy) => setViewer(proxy, 'U3') });
  writeResponse('U4');
  optimistic.dispose();
  environment.commitUpdate((proxy) => setViewer(proxy, 'U5'));
  environment.commitUpdate((proxy) => proxy.get('U5')!.invalidateRecord());
  seen.push(environment.check(operation));
  subscription.dispose();
  (store as unknown as { __gc: () => void }).__gc();
  seen.push(Object.keys(store.getSource().toJSON()));
  retained.dispose();
  seen.push(Object.keys(store.getSource().toJSON()));
  return seen;
}

test('the store of the browser bundle behaves like the store of relay-runtime', () => {
  const original = recordRelayStoreBehavior(loadRelayRuntime(false));
  expect(original).toContainEqual({ viewer: { id: 'U3' } });
  expect(recordRelayStoreBehavior(loadRelayRuntime(true))).toEqual(original);
});

test('relay-runtime calls only methods of its resolver cache that noLiveResolvers.js takes into account', () => {
  const folder = path.dirname(require.resolve('relay-runtime/lib/store/RelayModernStore.js'));
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const called = sources.flatMap((source) =>
    [...source.matchAll(/_resolverCache\.(\w+)\(/g)].map(([, method]) => method!),
  );
  expect([...new Set(called)].sort()).toEqual(Object.values(CALLED_RESOLVER_CACHE_METHODS).flat().sort());
});

test('the application declares no Relay resolvers', () => {
  const folder = path.resolve(__dirname, '../../../__generated__');
  const artifacts = readdirSync(folder).filter((file) => file.endsWith('.graphql.ts'));
  const withResolvers = artifacts.filter((file) =>
    /"kind": "(Relay(Live)?Resolver|ClientEdge\w*)"/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(artifacts.length).toBeGreaterThan(100);
  expect(withResolvers).toEqual([]);
});
