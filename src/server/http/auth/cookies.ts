/** The session cookie of browsers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/Config';

type SessionCookieConfig = Pick<Config, 'publicUrl'>;

const SESSION_COOKIE_NAME = 'winnow_session';
/** Lifetime of the cookie in seconds: the maximum that browsers keep. The server expires idle sessions earlier. */
const SESSION_COOKIE_MAX_AGE_SECONDS = 400 * 24 * 3_600;

/** Whether browsers reach the server by HTTPS. The cookie is then Secure and has the `__Host-` prefix. */
export function isHttpsRequest(request: FastifyRequest, { publicUrl }: SessionCookieConfig): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}

export function getSessionCookie(request: FastifyRequest, config: SessionCookieConfig): string | undefined {
  return request.cookies[getSessionCookieName(isHttpsRequest(request, config))];
}

export function setSessionCookie(reply: FastifyReply, config: SessionCookieConfig, secret: string): void {
  const secure = isHttpsRequest(reply.request, config);
  reply.setCookie(getSessionCookieName(secure), secret, {
    ...getSessionCookieAttributes(secure),
    maxAge: SESSION_COOKIE_MAX_AGE_SECONDS,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: SessionCookieConfig): void {
  const secure = isHttpsRequest(reply.request, config);
  reply.clearCookie(getSessionCookieName(secure), getSessionCookieAttributes(secure));
}

const getSessionCookieName = (secure: boolean): string =>
  secure ? `__Host-${SESSION_COOKIE_NAME}` : SESSION_COOKIE_NAME;

const getSessionCookieAttributes = (secure: boolean) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure,
});
