/**
 * Replaces relay-runtime's LiveResolverCache in the browser bundle (see webpack.config.js): the application has no
 * Relay resolvers, and the package's 25 KB of code for them cannot be tree-shaken. The store calls these methods
 * for every publish, so they exist, but have nothing to do.
 */
const { NoopResolverCache } = require('relay-runtime/lib/store/ResolverCache');

class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(callback) {
    callback();
  }

  /** @returns whether values of live resolvers were published */
  batchLiveStateUpdatesWithoutNotify(callback) {
    callback();
    return false;
  }

  unsubscribeFromLiveResolverRecords() {}

  invalidateResolverRecords() {}
}

module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (updatedRecords) => updatedRecords,
};
