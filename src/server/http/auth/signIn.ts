/** Ways to sign in with a browser, by POST: each is sent JSON, and answers who one is now, with a cookie. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/Config';
import type { SignedIn } from '../../domain/identity/beginSession';
import type { Caller } from '../../domain/context/RequestContext';
import { RejectedError } from '../../domain/base/UserError';
import type { Store } from '../../store/Store';
import { authenticate } from './authenticate';
import { setSessionCookie } from './cookies';
import type { RateLimits } from './rateLimits';
import { refuse, refuseFailure } from '../responses/reject';

export interface SignInParts {
  store: Store;
  config: Pick<Config, 'publicUrl'>;
  limits: RateLimits;
}

/** What was sent; what is no text is left out. */
export type Texts = Readonly<Record<string, string | undefined>>;

/**
 * @param work who it is, and what proves it. Throws Refusal for what the person can put right.
 * @param no what is said where it answers null
 */
export function signInBy(
  server: FastifyInstance,
  { store, config, limits }: SignInParts,
  url: string,
  work: (texts: Texts, before: Caller) => Promise<SignedIn | null>,
  no: string,
): void {
  server.post(url, async (request, reply) => {
    await limits.signIn(request.ip);
    const before = await authenticate(store, config, request, reply);
    try {
      const done = await work(textsOf(request.body), before);
      if (!done) return refuse(reply, 401, 'UNAUTHENTICATED', no);
      setSessionCookie(reply, config, done.secret);
      return await reply.header('cache-control', 'no-store').send({
        login: done.login,
        name: done.name,
        ...(done.projectKey && { projectKey: done.projectKey }),
      });
    } catch (error) {
      if (error instanceof RejectedError && error.errors[0]) return refuseFailure(reply, error.errors[0]);
      throw error;
    }
  });
}

function textsOf(body: unknown): Texts {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
