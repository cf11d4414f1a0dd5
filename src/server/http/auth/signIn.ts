/** POST routes that sign a browser in: a JSON body in, the signed-in user and a session cookie out. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/Config';
import type { SignInResult } from '../../domain/identity/beginSession';
import type { Caller } from '../../domain/context/RequestContext';
import { MutationRejectedError } from '../../domain/base/UserError';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { authenticateRequest } from './authenticateRequest';
import { setSessionCookie } from './cookies';
import type { RequestRateLimits } from './rateLimits';
import { sendErrorResponse, sendUserErrorResponse } from '../responses/sendErrorResponse';

export interface SignInRouteOptions {
  store: DatabaseStore;
  config: Pick<Config, 'publicUrl'>;
  limits: RequestRateLimits;
}

/** String fields of a request body. Fields of other types are left out. */
export type RequestStringFields = Readonly<Record<string, string | undefined>>;

/**
 * Registers a POST route that signs a browser in.
 * @param signIn checks the fields of the body and begins a session; returns null if the credentials are invalid. Throws
 *   MutationRejectedError for input that the user can correct.
 * @param unauthenticatedMessage error message when `signIn` returns null
 */
export function registerSignInRoute(
  server: FastifyInstance,
  { store, config, limits }: SignInRouteOptions,
  url: string,
  signIn: (fields: RequestStringFields, caller: Caller) => Promise<SignInResult | null>,
  unauthenticatedMessage: string,
): void {
  server.post(url, async (request, reply) => {
    await limits.countSignInAttempt(request.ip);
    const caller = await authenticateRequest(store, config, request, reply);
    try {
      const signedIn = await signIn(parseRequestStringFields(request.body), caller);
      if (!signedIn) return sendErrorResponse(reply, 401, 'UNAUTHENTICATED', unauthenticatedMessage);
      setSessionCookie(reply, config, signedIn.secret);
      return await reply.header('cache-control', 'no-store').send({
        login: signedIn.login,
        name: signedIn.name,
        ...(signedIn.projectKey && { projectKey: signedIn.projectKey }),
      });
    } catch (error) {
      if (error instanceof MutationRejectedError && error.errors[0])
        return sendUserErrorResponse(reply, error.errors[0]);
      throw error;
    }
  });
}

/** Returns the string fields of a JSON body. */
export function parseRequestStringFields(body: unknown): RequestStringFields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
