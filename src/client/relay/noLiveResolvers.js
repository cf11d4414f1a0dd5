/**
 * Replaces relay-runtime's LiveResolverCache in the browser bundle (see webpack.config.js): the application
 * has no Relay resolvers, and the package's 25 KB of code for them cannot be tree-shaken. Relay's store calls
 * these methods on every publish, so they exist but do nothing.
 */
const { NoopResolverCache } = require('relay-runtime/lib/store/ResolverCache');

class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(callback) {
    callback();
  }

  /**
   * Calls the callback.
   *
   * @returns whether values of live resolvers were published
   */
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
