/** The cookie that a browser signs in with. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/Config';

type Places = Pick<Config, 'publicUrl'>;

const NAME = 'winnow_session';
/** As long as browsers keep any: the server ends a session that is not used. In seconds. */
const MAX_AGE = 400 * 24 * 3_600;

/** Whether people reach us by https: then the cookie goes by nothing else, and no neighbour can set it. */
export function isSecure(request: FastifyRequest, { publicUrl }: Places): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}

export function sessionCookie(request: FastifyRequest, places: Places): string | undefined {
  return request.cookies[nameOf(isSecure(request, places))];
}

export function setSessionCookie(reply: FastifyReply, places: Places, secret: string): void {
  const secure = isSecure(reply.request, places);
  reply.setCookie(nameOf(secure), secret, { ...attributes(secure), maxAge: MAX_AGE });
}

export function clearSessionCookie(reply: FastifyReply, places: Places): void {
  const secure = isSecure(reply.request, places);
  reply.clearCookie(nameOf(secure), attributes(secure));
}

const nameOf = (secure: boolean): string => (secure ? `__Host-${NAME}` : NAME);

const attributes = (secure: boolean) => ({
  ...({ path: '/', httpOnly: true, sameSite: 'lax', secure } as const),
});
