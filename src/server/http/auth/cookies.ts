/** The session cookie of browsers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/Config';

type CookieConfig = Pick<Config, 'publicUrl'>;

const COOKIE_NAME = 'winnow_session';
/** Lifetime of the cookie in seconds: the maximum that browsers keep. The server expires idle sessions earlier. */
const COOKIE_MAX_AGE = 400 * 24 * 3_600;

/** Whether browsers reach the server by HTTPS. The cookie is then Secure and has the `__Host-` prefix. */
export function isHttpsRequest(request: FastifyRequest, { publicUrl }: CookieConfig): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}

export function sessionCookie(request: FastifyRequest, config: CookieConfig): string | undefined {
  return request.cookies[cookieName(isHttpsRequest(request, config))];
}

export function setSessionCookie(reply: FastifyReply, config: CookieConfig, secret: string): void {
  const secure = isHttpsRequest(reply.request, config);
  reply.setCookie(cookieName(secure), secret, { ...cookieAttributes(secure), maxAge: COOKIE_MAX_AGE });
}

export function clearSessionCookie(reply: FastifyReply, config: CookieConfig): void {
  const secure = isHttpsRequest(reply.request, config);
  reply.clearCookie(cookieName(secure), cookieAttributes(secure));
}

const cookieName = (secure: boolean): string => (secure ? `__Host-${COOKIE_NAME}` : COOKIE_NAME);

const cookieAttributes = (secure: boolean) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure,
});
