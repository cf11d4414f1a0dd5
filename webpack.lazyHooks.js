/**
 * The hooks of react-relay that the list does not need before its rows. They get src/client/relay/runtimeOfLazyHooks.js
 * as `relay-runtime`. A test compares what both files export (src/client/relay/runtime.test.ts).
 */
const LAZY_RELAY_HOOKS =
  /[\\/]relay-hooks[\\/](getConnectionState|useLoadMoreFunction\w*|useMutation|usePaginationFragment|useRefetchableFragmentInternal|useSubscription)\.js$/;

module.exports = { LAZY_RELAY_HOOKS };
