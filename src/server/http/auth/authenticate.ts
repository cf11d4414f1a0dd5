/** Who a request is from: a browser by its cookie, a program by its token; one statement at most. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WinnowError } from '../../../shared/errors';
import type { Config } from '../../config/Config';
import { findSession, findToken } from '../../domain/identity/identify';
import type { Caller, ClientInfo } from '../../domain/context/RequestContext';
import type { UserRow } from '../../store/read/users';
import type { Store } from '../../store/Store';
import { clearSessionCookie, sessionCookie } from './cookies';

/** Longest name of a browser that is kept, in UTF-16 code units. */
const USER_AGENT_LENGTH_MAX = 400;

export interface Authenticated extends Caller {
  /** The viewer's row, as it has just been read. */
  user: UserRow | null;
}

/**
 * A cookie that is good for nothing any more is taken back, and its bearer has not signed in.
 * @throws WinnowError UNAUTHENTICATED for a token that is good for nothing: a program must hear of it
 */
export async function authenticate(
  store: Store,
  places: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Authenticated> {
  const origin = originOf(request);
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const found = secret === undefined ? null : await findToken(store, secret);
    if (!found) throw new WinnowError('UNAUTHENTICATED', 'This token is none, or none any more.');
    return { ...found, client: origin };
  }
  const secret = sessionCookie(request, places);
  const found = secret === undefined ? null : await findSession(store, secret);
  if (secret !== undefined && !found) clearSessionCookie(reply, places);
  return found
    ? { ...found, client: origin }
    : { viewer: null, credential: null, user: null, client: origin };
}

function originOf(request: FastifyRequest): ClientInfo {
  const userAgent = request.headers['user-agent'];
  return { address: request.ip, userAgent: userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null };
}
