/** What a request reads with: who asks, the database, the search, and its own batched look-ups. */
import type { Search } from '../search/Search';
import type { UserRow } from '../store/read/users';
import type { Store } from '../store/Store';
import { createLoaders, type Loaders } from './loaders';
import type { Figures } from './figures';
import type { BulkRunner } from './bulk/BulkRunner';
import type { LiveChanges } from './live/LiveChanges';
import type { Runtime } from './Runtime';
import type { SiteFacts } from './SiteFacts';
import type { TermCache } from './TermCache';
import type { TermCounts } from './TermCounts';
import type { MarkdownRenderer } from './markdown/MarkdownRenderer';
import type { Viewer } from './can';

/** What all requests share. */
export interface Services {
  store: Store;
  search: Search;
  figures: Figures;
  termCounts: TermCounts;
  markdown: MarkdownRenderer;
  terms: TermCache;
  live: LiveChanges;
  bulk: BulkRunner;
  runtime: Runtime;
  site: SiteFacts;
}

/** What a viewer signed in with. */
export interface Credential {
  kind: 'session' | 'token';
  id: number;
}

/** From where somebody asks, for the audit log. */
export interface Origin {
  address: string | null;
  userAgent: string | null;
}

/** Who asks, with what, and from where. */
export interface Asking {
  /** Null: nobody has signed in. */
  viewer: Viewer | null;
  credential: Credential | null;
  origin: Origin;
}

export interface Reader extends Services, Asking {
  load: Loaders;
}

/** @param user the viewer's row, if it has just been read */
export function createReader(
  services: Services,
  { viewer, credential, origin }: Asking,
  user: UserRow | null = null,
): Reader {
  const load = createLoaders(services.store.db, viewer?.id ?? null, services.terms);
  if (user) load.users.prime(user.id, user);
  return { ...services, viewer, credential, origin, load };
}

/** Forgets what was read, because it was written since. */
export function forget(reader: Reader): void {
  reader.load = createLoaders(reader.store.db, reader.viewer?.id ?? null, reader.terms);
}
