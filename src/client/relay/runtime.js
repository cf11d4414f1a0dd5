/**
 * Replaces `relay-runtime` in the browser bundle with what the application and the hooks of react-relay import. The
 * package's index is CommonJS, which webpack cannot tree-shake. Exports that only
 * lazily loaded hooks need are in runtimeOfLazyHooks.js. runtime.test.ts compares both with the package.
 */
export { default as ConnectionHandler } from 'relay-runtime/lib/handlers/connection/ConnectionHandler';
export { default as ConnectionInterface } from 'relay-runtime/lib/handlers/connection/ConnectionInterface';
export { default as commitLocalUpdate } from 'relay-runtime/lib/mutations/commitLocalUpdate';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable';
export { getFragment, getRequest, graphql } from 'relay-runtime/lib/query/GraphQLTag';
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery';
export { generateUniqueClientID } from 'relay-runtime/lib/store/ClientID';
export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment';
export { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
export { default as Record } from 'relay-runtime/lib/store/RelayModernRecord';
export {
  areEqualSelectors,
  getSelector,
  getSingularSelector,
  getVariablesFromFragment,
} from 'relay-runtime/lib/store/RelayModernSelector';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource';
export { ID_KEY, ROOT_ID, ROOT_TYPE } from 'relay-runtime/lib/store/RelayStoreUtils';
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags';
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject';
export { default as getFragmentIdentifier } from 'relay-runtime/lib/util/getFragmentIdentifier';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment';
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto';
export { stableCopy } from 'relay-runtime/lib/util/stableCopy';
export * as __internal from './runtimeInternals';
