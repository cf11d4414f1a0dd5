/** The context of one request: its caller, the shared services and its own batched loaders. */
import type { UserRow } from '../../store/read/users';
import type { Viewer } from '../access/permissions';
import { createRequestDataLoaders, type RequestDataLoaders } from './loaders';
import type { SharedServices } from './SharedServices';

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

export interface RequestContext extends SharedServices, Caller {
  load: RequestDataLoaders;
}

/**
 * Creates the context of a request.
 * @param user the viewer's row, if it has just been read: the loader of users then need not read it
 */
export function createRequestContext(
  services: SharedServices,
  { viewer, credential, client }: Caller,
  user: UserRow | null = null,
): RequestContext {
  const load = createRequestDataLoaders(services.store.db, viewer?.id ?? null, services.attributes);
  if (user) load.users.prime(user.id, user);
  return { ...services, viewer, credential, client, load };
}

/** Replaces the loaders after a write, so that cached rows are read again. */
export function resetRequestLoaders(context: RequestContext): void {
  context.load = createRequestDataLoaders(context.store.db, context.viewer?.id ?? null, context.attributes);
}
