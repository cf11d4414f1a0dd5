/** POST routes that sign a browser in: a JSON body in, the signed-in user and a session cookie out. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/Config';
import type { SignInResult } from '../../domain/identity/beginSession';
import type { Caller } from '../../domain/context/RequestContext';
import { RejectedError } from '../../domain/base/UserError';
import type { Store } from '../../store/Store';
import { authenticate } from './authenticate';
import { setSessionCookie } from './cookies';
import type { RateLimits } from './rateLimits';
import { sendError, sendUserError } from '../responses/sendError';

export interface SignInOptions {
  store: Store;
  config: Pick<Config, 'publicUrl'>;
  limits: RateLimits;
}

/** String fields of a request body. Fields of other types are left out. */
export type StringFields = Readonly<Record<string, string | undefined>>;

/**
 * Registers a POST route that signs a browser in.
 * @param signIn checks the fields of the body and begins a session; null if the caller is not who they claim to be. Throws
 *   RejectedError for input that the user can correct.
 * @param unauthenticatedMessage error message when `signIn` returns null
 */
export function registerSignInRoute(
  server: FastifyInstance,
  { store, config, limits }: SignInOptions,
  url: string,
  signIn: (fields: StringFields, caller: Caller) => Promise<SignInResult | null>,
  unauthenticatedMessage: string,
): void {
  server.post(url, async (request, reply) => {
    await limits.countSignIn(request.ip);
    const caller = await authenticate(store, config, request, reply);
    try {
      const signedIn = await signIn(parseStringFields(request.body), caller);
      if (!signedIn) return sendError(reply, 401, 'UNAUTHENTICATED', unauthenticatedMessage);
      setSessionCookie(reply, config, signedIn.secret);
      return await reply.header('cache-control', 'no-store').send({
        login: signedIn.login,
        name: signedIn.name,
        ...(signedIn.projectKey && { projectKey: signedIn.projectKey }),
      });
    } catch (error) {
      if (error instanceof RejectedError && error.errors[0]) return sendUserError(reply, error.errors[0]);
      throw error;
    }
  });
}

function parseStringFields(body: unknown): StringFields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
