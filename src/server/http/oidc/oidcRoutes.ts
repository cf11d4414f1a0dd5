/** Signing in with OpenID Connect: there, and back again. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimitedError } from '../../../shared/errors';
import { localPath } from '../../../shared/localPath';
import type { SignInProblem } from '../../../shared/signInProblems';
import type { OidcConfig } from '../../config/Config';
import { signInByIdentity } from '../../domain/people/signInByOidc';
import { seal, sharedSecret, unseal } from '../../domain/identity/seal';
import { authenticate } from '../auth/authenticate';
import { isSecure, setSessionCookie } from '../auth/cookies';
import type { SignInParts } from '../auth/signIn';
import { type Expected, Provider } from './Provider';

/** Somebody may take so long to sign in there, in seconds. */
const PATIENCE = 10 * 60;
/** For so long it is known where they wanted to be, in seconds: who took too long goes on there as well. */
const MEMORY = 60 * 60;
const PURPOSE = 'oidc';
const CALLBACK = '/session/oidc/callback';

/** What is kept in the browser meanwhile. */
interface Journey {
  expected: Expected;
  next: string;
  /** By Date.now(). */
  until: number;
}

export function registerOidc(
  server: FastifyInstance,
  { store, config, limits }: SignInParts,
  oidc: OidcConfig,
  ownSecret: string | null,
): void {
  const provider = new Provider(oidc);
  let known = ownSecret;
  const secret = async () => (known ??= await sharedSecret(store));
  const nameOf = (request: FastifyRequest) =>
    isSecure(request, config) ? '__Host-winnow_oidc' : 'winnow_oidc';
  const placeOf = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`;
  const options = (request: FastifyRequest) => ({
    ...({ path: '/', httpOnly: true, sameSite: 'lax' } as const),
    secure: isSecure(request, config),
  });
  const logFailure = (request: FastifyRequest, error: unknown) =>
    request.log.warn({ err: error }, 'signing in with OpenID Connect failed');

  server.get<{ Querystring: { next?: unknown } }>('/session/oidc', async (request, reply) => {
    const next = localPath(request.query.next);
    try {
      const { url, expected } = await provider.begin(placeOf(request) + CALLBACK);
      const journey: Journey = { expected, next, until: Date.now() + PATIENCE * 1_000 };
      reply.setCookie(nameOf(request), seal(await secret(), PURPOSE, journey), {
        ...options(request),
        maxAge: MEMORY,
      });
      return await reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (error) {
      logFailure(request, error);
      return backToSignIn(reply, 'unavailable', next);
    }
  });

  server.get(CALLBACK, async (request, reply) => {
    const journey = unseal<Journey>(await secret(), PURPOSE, request.cookies[nameOf(request)] ?? '');
    const next = journey?.next ?? '/';
    try {
      await limits.signIn(request.ip);
    } catch (error) {
      if (error instanceof RateLimitedError) return backToSignIn(reply, 'busy', next);
      throw error;
    }
    reply.clearCookie(nameOf(request), options(request));
    if (!journey || journey.until < Date.now()) return backToSignIn(reply, 'expired', next);
    let identity;
    try {
      identity = await provider.end(new URL(request.url, placeOf(request)), journey.expected);
    } catch (error) {
      logFailure(request, error);
      return backToSignIn(reply, 'refused', next);
    }
    const before = await authenticate(store, config, request, reply);
    const signedIn = await signInByIdentity(store, identity, before);
    if (!signedIn) return backToSignIn(reply, 'disabled', next);
    setSessionCookie(reply, config, signedIn.secret);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}

/**
 * Whoever comes this way is a person at a browser: they are told where they can go on.
 *
 * @param next where they wanted to be: they still do
 */
function backToSignIn(reply: FastifyReply, problem: SignInProblem, next: string): FastifyReply {
  const search = new URLSearchParams({ problem, ...(next !== '/' && { next }) });
  return reply.header('cache-control', 'no-store').redirect(`/login?${search.toString()}`, 303);
}
