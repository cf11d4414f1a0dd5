/**
 * Authenticates requests: browsers by session cookie, programs by API token, with one SQL statement at most, and none
 * if the database is known to be unchanged since the credential was last read.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WinnowError } from '../../../shared/errors';
import type { Config } from '../../config/Config';
import { authenticateSession, authenticateApiToken } from '../../domain/identity/identify';
import type { Caller, ClientInfo } from '../../domain/context/RequestContext';
import type { DatabaseRevision } from '../../store/engines/DatabaseRevision';
import type { UserRow } from '../../store/read/users';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { clearSessionCookie, getSessionCookie } from './cookies';

/** Maximum length of a stored User-Agent header, in UTF-16 code units. */
const USER_AGENT_LENGTH_MAX = 400;

export interface AuthenticatedCaller extends Caller {
  /** The viewer's row, read with the credential. */
  user: UserRow | null;
  /** The database's revision at which the credential was read; null for an anonymous caller. */
  revision: DatabaseRevision | null;
}

/**
 * Authenticates a request. A request with an invalid session cookie is anonymous, and the cookie is cleared.
 * @throws WinnowError UNAUTHENTICATED if the API token is invalid: a program has no cookie to fall back to
 */
export async function authenticateRequest(
  store: DatabaseStore,
  config: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthenticatedCaller> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const owner = token === undefined ? null : await authenticateApiToken(store, token);
    if (!owner) throw new WinnowError('UNAUTHENTICATED', 'The API token is invalid or has expired.');
    return { ...owner, client: getClientInfo(request) };
  }
  const caller = await authenticateSessionCookie(store, config, request);
  const hasInvalidCookie = !caller.viewer && getSessionCookie(request, config) !== undefined;
  if (hasInvalidCookie) clearSessionCookie(reply, config);
  return caller;
}

/** Authenticates a request by its session cookie alone. Without a valid one, the request is anonymous. */
export async function authenticateSessionCookie(
  store: DatabaseStore,
  config: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): Promise<AuthenticatedCaller> {
  const client = getClientInfo(request);
  const secret = getSessionCookie(request, config);
  const session = secret === undefined ? null : await authenticateSession(store, secret);
  return session
    ? { ...session, client }
    : { viewer: null, credential: null, user: null, revision: null, client };
}

function getClientInfo(request: FastifyRequest): ClientInfo {
  const userAgent = request.headers['user-agent'];
  return { address: request.ip, userAgent: userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null };
}
