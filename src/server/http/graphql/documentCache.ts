/**
 * Parsed documents, kept by their texts. GraphQL Yoga's own caches hold a thousand of them whatever
 * their size, which programs with a token could fill until the memory is gone.
 */
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

interface Cache<T> {
  get(text: string): T | undefined;
  set(text: string, value: T): void;
}

/** Characters of all texts together: twice the operations of the build. A tree takes some 100 times as many bytes. */
const CAPACITY = 300_000;
/** Characters of a text that is kept: one that is larger is rare, and would drive the others out. */
const TEXT_MAX = 20_000;

export function documentCache(): { documentCache: Cache<DocumentNode>; errorCache: Cache<unknown> } {
  const documents = new LRUCache<string, DocumentNode>({ maxSize: CAPACITY });
  return {
    documentCache: {
      get: (text) => documents.get(text),
      set: (text, document) => {
        if (text.length <= TEXT_MAX) documents.set(text, document, { size: text.length });
      },
    },
    // What cannot be parsed is found out anew at its first fault.
    errorCache: { get: () => undefined, set: () => undefined },
  };
}
