import type { CacheConfig } from 'relay-runtime';

/**
 * Options of a request whose response may contain data and errors, for a screen of independent sections: Relay stores
 * the errors with the fields, and the fragments of the sections read them with `@catch`. Without this option, a
 * response with any error fails as a whole.
 */
export const PARTIAL_DATA_CACHE_CONFIG: CacheConfig = { metadata: { allowsPartialData: true } };

export const allowsPartialData = ({ metadata }: CacheConfig): boolean =>
  metadata?.['allowsPartialData'] === true;
