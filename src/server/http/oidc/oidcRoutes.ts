/** Signing in with OpenID Connect: there, and back again. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimited } from '../../../shared/errors';
import { localPath } from '../../../shared/localPath';
import type { SignInProblem } from '../../../shared/signInProblems';
import type { OidcConfig } from '../../config';
import { signInByIdentity } from '../../domain/identity/oidc';
import { seal, sharedSecret, unseal } from '../../domain/identity/seal';
import { authenticate } from '../authenticate';
import { isSecure, setSessionCookie } from '../cookies';
import type { SignInParts } from '../signIn';
import { type Expected, Provider } from './Provider';

/** Somebody may take so long to sign in there, in seconds. */
const PATIENCE = 10 * 60;
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
  const secret = async () => ownSecret ?? (await sharedSecret(store));
  const nameOf = (request: FastifyRequest) =>
    isSecure(request, config) ? '__Host-winnow_oidc' : 'winnow_oidc';
  const placeOf = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`;
  const options = (request: FastifyRequest) => ({
    ...({ path: '/', httpOnly: true, sameSite: 'lax' } as const),
    secure: isSecure(request, config),
  });
  const failed = (request: FastifyRequest, reply: FastifyReply, problem: SignInProblem, error: unknown) => {
    request.log.warn({ err: error }, 'signing in with OpenID Connect failed');
    return backToSignIn(reply, problem);
  };

  server.get<{ Querystring: { next?: unknown } }>('/session/oidc', async (request, reply) => {
    try {
      const { url, expected } = await provider.begin(placeOf(request) + CALLBACK);
      const until = Date.now() + PATIENCE * 1_000;
      const journey: Journey = { expected, next: localPath(request.query.next), until };
      reply.setCookie(nameOf(request), seal(await secret(), PURPOSE, journey), {
        ...options(request),
        maxAge: PATIENCE,
      });
      return await reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (error) {
      return failed(request, reply, 'unavailable', error);
    }
  });

  server.get(CALLBACK, async (request, reply) => {
    try {
      await limits.signIn(request.ip);
    } catch (error) {
      if (error instanceof RateLimited) return backToSignIn(reply, 'busy');
      throw error;
    }
    const sealed = request.cookies[nameOf(request)] ?? '';
    reply.clearCookie(nameOf(request), options(request));
    const journey = unseal<Journey>(await secret(), PURPOSE, sealed);
    if (!journey || journey.until < Date.now()) return backToSignIn(reply, 'expired');
    let identity;
    try {
      identity = await provider.end(new URL(request.url, placeOf(request)), journey.expected);
    } catch (error) {
      return failed(request, reply, 'refused', error);
    }
    const before = await authenticate(store, config, request, reply);
    const signedIn = await signInByIdentity(store, identity, before);
    if (!signedIn) return backToSignIn(reply, 'disabled');
    setSessionCookie(reply, config, signedIn.secret);
    return reply.header('cache-control', 'no-store').redirect(journey.next, 303);
  });
}

/** Whoever comes this way is a person at a browser: they are told where they can go on. */
function backToSignIn(reply: FastifyReply, problem: SignInProblem): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(`/login?problem=${problem}`, 303);
}
