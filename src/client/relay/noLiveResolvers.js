/**
 * Replaces relay-runtime's LiveResolverCache in the browser bundle (see `unusedOfRelay` in webpack.config.js):
 * the application declares no Relay resolvers, and webpack cannot remove the 25 KB of code for them, because it
 * is CommonJS. Relay's store calls the methods below on every rollback of an optimistic update, where
 * LiveResolverCache does nothing unless the store contains values of resolvers. noLiveResolvers.test.ts compares
 * both implementations; it fails if an update of relay-runtime calls another method.
 */
const { NoopResolverCache } = require('relay-runtime/lib/store/ResolverCache');

class LiveResolverCache extends NoopResolverCache {
  unsubscribeFromLiveResolverRecords() {}

  invalidateResolverRecords() {}
}

module.exports = {
  LiveResolverCache,
  /** Field of a record with the function that garbage collection calls; only live resolvers write it. */
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
};
