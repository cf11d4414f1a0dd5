/**
 * Cache of parsed GraphQL documents by their text. GraphQL Yoga's own caches hold 1,000 documents of any
 * size, with which programs with an API token could exhaust the memory.
 */
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

interface GraphQLDocumentCache<T> {
  get(text: string): T | undefined;
  set(text: string, value: T): void;
}

/**
 * Maximum characters of all cached texts together: twice the operations of the build. A parsed document takes about 100
 * bytes per character, so the cache holds at most about 30 MB.
 */
const GRAPHQL_DOCUMENT_CACHE_CHARACTERS_MAX = 300_000;
/** Maximum characters of a cached document. Longer documents are rare and would evict many others. */
const CACHED_GRAPHQL_DOCUMENT_CHARACTERS_MAX = 20_000;

export function createGraphQLDocumentCaches(): {
  documentCache: GraphQLDocumentCache<DocumentNode>;
  errorCache: GraphQLDocumentCache<unknown>;
} {
  const documents = new LRUCache<string, DocumentNode>({ maxSize: GRAPHQL_DOCUMENT_CACHE_CHARACTERS_MAX });
  return {
    documentCache: {
      get: (text) => documents.get(text),
      set: (text, document) => {
        if (text.length <= CACHED_GRAPHQL_DOCUMENT_CHARACTERS_MAX)
          documents.set(text, document, { size: text.length });
      },
    },
    // Invalid documents are not cached: parsing stops at the first error.
    errorCache: { get: () => undefined, set: () => undefined },
  };
}
