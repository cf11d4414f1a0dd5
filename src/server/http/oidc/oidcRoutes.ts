/** Sign-in with OpenID Connect: the redirect to the provider, and the callback. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimitedError } from '../../../shared/errors';
import { sanitizeRedirectPath } from '../../../shared/sanitizeRedirectPath';
import type { SignInProblemCode } from '../../../shared/signInProblems';
import type { OidcConfig } from '../../config/Config';
import { signInByOidcIdentity } from '../../domain/people/signInByOidc';
import { encryptValue, ensureEncryptionSecret, decryptValue } from '../../domain/identity/encryptValue';
import { authenticateRequest } from '../auth/authenticateRequest';
import { isHttpsRequest, setSessionCookie } from '../auth/cookies';
import type { SignInRouteOptions } from '../auth/signIn';
import { type OidcAuthorizationChecks, OidcProvider } from './OidcProvider';

/** Time limit of a sign-in at the provider, in seconds. */
const OIDC_SIGN_IN_TIMEOUT_SECONDS = 10 * 60;
/** Lifetime of the sign-in's cookie, in seconds. Longer than the time limit, so that a late callback still knows `next`. */
const OIDC_COOKIE_MAX_AGE_SECONDS = 60 * 60;
const OIDC_COOKIE_ENCRYPTION_PURPOSE = 'oidc';
const OIDC_CALLBACK_PATH = '/session/oidc/callback';

/** State of a sign-in at the provider, kept encrypted in a cookie. */
interface PendingOidcSignIn {
  expected: OidcAuthorizationChecks;
  /** Local path to open after the sign-in. */
  next: string;
  /** When the sign-in expires, in milliseconds as in Date.now(). */
  until: number;
}

export function registerOidcRoutes(
  server: FastifyInstance,
  { store, config, limits }: SignInRouteOptions,
  oidc: OidcConfig,
  configuredSecret: string | null,
): void {
  const provider = new OidcProvider(oidc);
  let cachedSecret = configuredSecret;
  const secret = async () => (cachedSecret ??= await ensureEncryptionSecret(store));
  const cookieName = (request: FastifyRequest) =>
    isHttpsRequest(request, config) ? '__Host-winnow_oidc' : 'winnow_oidc';
  const originOf = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`;
  const cookieOptions = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isHttpsRequest(request, config),
  });
  const logFailure = (request: FastifyRequest, error: unknown) =>
    request.log.warn({ err: error }, 'OpenID Connect sign-in failed');

  server.get<{ Querystring: { next?: unknown } }>('/session/oidc', async (request, reply) => {
    const next = sanitizeRedirectPath(request.query.next);
    try {
      const { url, checks } = await provider.startOidcAuthorization(originOf(request) + OIDC_CALLBACK_PATH);
      const pending: PendingOidcSignIn = {
        expected: checks,
        next,
        until: Date.now() + OIDC_SIGN_IN_TIMEOUT_SECONDS * 1_000,
      };
      reply.setCookie(
        cookieName(request),
        encryptValue(await secret(), OIDC_COOKIE_ENCRYPTION_PURPOSE, pending),
        {
          ...cookieOptions(request),
          maxAge: OIDC_COOKIE_MAX_AGE_SECONDS,
        },
      );
      return await reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (error) {
      logFailure(request, error);
      return redirectToSignInPage(reply, 'unavailable', next);
    }
  });

  server.get(OIDC_CALLBACK_PATH, async (request, reply) => {
    const pending = decryptValue<PendingOidcSignIn>(
      await secret(),
      OIDC_COOKIE_ENCRYPTION_PURPOSE,
      request.cookies[cookieName(request)] ?? '',
    );
    const next = pending?.next ?? '/';
    try {
      await limits.countSignInAttempt(request.ip);
    } catch (error) {
      if (error instanceof RateLimitedError) return redirectToSignInPage(reply, 'busy', next);
      throw error;
    }
    reply.clearCookie(cookieName(request), cookieOptions(request));
    if (!pending || pending.until < Date.now()) return redirectToSignInPage(reply, 'expired', next);
    let identity;
    try {
      const url = new URL(request.url, originOf(request));
      identity = await provider.completeOidcAuthorization(url, pending.expected);
    } catch (error) {
      logFailure(request, error);
      return redirectToSignInPage(reply, 'refused', next);
    }
    const caller = await authenticateRequest(store, config, request, reply);
    const signedIn = await signInByOidcIdentity(store, identity, caller);
    if (!signedIn) return redirectToSignInPage(reply, 'disabled', next);
    setSessionCookie(reply, config, signedIn.secret);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}

/**
 * Redirects the browser to the sign-in page, which shows the problem.
 * @param next local path to open after a successful sign-in
 */
function redirectToSignInPage(reply: FastifyReply, problem: SignInProblemCode, next: string): FastifyReply {
  const search = new URLSearchParams({ problem, ...(next !== '/' && { next }) });
  return reply.header('cache-control', 'no-store').redirect(`/login?${search.toString()}`, 303);
}
