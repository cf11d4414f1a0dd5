/** The context of one request: its caller, the shared services and its own batched loaders. */
import type { Search } from '../search/list/Search';
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

/** Services that all requests share. */
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

/** The credential that authenticated the caller. */
export interface Credential {
  kind: 'session' | 'token';
  id: number;
}

/** The client's address and user agent, for the audit log. */
export interface ClientInfo {
  address: string | null;
  userAgent: string | null;
}

/** The authenticated caller: a session, a token or anonymous. */
export interface Caller {
  /** Null for an anonymous caller. */
  viewer: Viewer | null;
  credential: Credential | null;
  client: ClientInfo;
}

export interface RequestContext extends Services, Caller {
  load: Loaders;
}

/** @param user the viewer's row, if it has just been read: primes the user loader */
export function createRequestContext(
  services: Services,
  { viewer, credential, client: origin }: Caller,
  user: UserRow | null = null,
): RequestContext {
  const load = createLoaders(services.store.db, viewer?.id ?? null, services.terms);
  if (user) load.users.prime(user.id, user);
  return { ...services, viewer, credential, client: origin, load };
}

/** Replaces the loaders after a write, so that cached rows are read again. */
export function resetLoaders(context: RequestContext): void {
  context.load = createLoaders(context.store.db, context.viewer?.id ?? null, context.terms);
}
