/** The context of one request: its caller, the shared services and its own batched loaders. */
import type { DatabaseRevision } from '../../store/engines/DatabaseRevision';
import type { UserRow } from '../../store/read/users';
import type { Viewer } from '../access/permissions';
import type { RequestBudget } from '../base/RequestBudget';
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
  /** Limits of a request for GraphQL. */
  budget?: RequestBudget;
  /** Aborted when the client has closed the connection, so that work that has not begun can be left out. */
  signal?: AbortSignal;
}

/** What the authentication of a request has read. */
interface AuthenticationResult {
  /** The viewer's row, so that no loader of the request has to read it. */
  user: UserRow | null;
  /** The database's revision at the start of the request. */
  revision: DatabaseRevision | null;
}

/**
 * Creates the context of a request.
 * @param authentication null: the context is created later than the request
 */
export function createRequestContext(
  services: SharedServices,
  { viewer, credential, client }: Caller,
  authentication: AuthenticationResult | null = null,
): RequestContext {
  const load = createLoaders(services, viewer, authentication?.revision ?? null);
  if (authentication?.user) load.users.prime(authentication.user.id, authentication.user);
  return { ...services, viewer, credential, client, load };
}

/** Replaces the loaders after a write, so that cached rows are read again. */
export function resetRequestLoaders(context: RequestContext): void {
  context.load = createLoaders(context, context.viewer, null);
}

/** @param revision the database's revision if it is known only from a statement of the request */
const createLoaders = (
  { store, attributes, visibilityRule }: SharedServices,
  viewer: Viewer | null,
  revision: DatabaseRevision | null,
): RequestDataLoaders => createRequestDataLoaders(store, { viewer, visibilityRule }, attributes, revision);
