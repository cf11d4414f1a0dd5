/** What a request reads with: who asks, the database, the search, and its own batched look-ups. */
import type { Search } from '../search/Search';
import type { Store } from '../store/Store';
import { createLoaders, type Loaders } from './loaders';
import type { Figures } from './figures';
import type { BulkRunner } from './bulk/BulkRunner';
import type { LiveChanges } from './live/LiveChanges';
import type { TermCache } from './TermCache';
import type { MarkdownRenderer } from './markdown/MarkdownRenderer';
import type { Viewer } from './can';

/** What all requests share. */
export interface Services {
  store: Store;
  search: Search;
  figures: Figures;
  markdown: MarkdownRenderer;
  terms: TermCache;
  live: LiveChanges;
  bulk: BulkRunner;
}

export interface Reader extends Services {
  viewer: Viewer | null;
  load: Loaders;
}

export function createReader(services: Services, viewer: Viewer | null): Reader {
  return { ...services, viewer, load: createLoaders(services.store.db, viewer?.id ?? null, services.terms) };
}

/** Forgets what was read, because it was written since. */
export function forget(reader: Reader): void {
  reader.load = createLoaders(reader.store.db, reader.viewer?.id ?? null, reader.terms);
}
