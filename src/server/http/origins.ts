/**
 * Who may talk to the server through a browser. A page elsewhere can make its own host name lead to a
 * loopback address (DNS rebinding): the Host header gives it away. A form or script elsewhere can post
 * here: the Origin header gives it away.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { isLoopback } from '../config/loopback';
import { refuse } from './responses/reject';

type Places = Pick<Config, 'host' | 'publicUrl'>;

/** Asked by machines that know an address and no name; they tell nothing of what is inside. */
const OPEN_PATHS = new Set(['/healthz', '/readyz']);

export function checkOrigins(server: FastifyInstance, places: Places): void {
  server.addHook('onRequest', async (request, reply) => {
    if (OPEN_PATHS.has(request.url)) return;
    if (!isKnownHost(request.host, places)) {
      return refuse(
        reply,
        421,
        'FORBIDDEN',
        'This server does not answer to this host name: set PUBLIC_URL to where people reach it.',
      );
    }
    if (!isSameOrigin(request, places)) {
      return refuse(reply, 403, 'FORBIDDEN', 'Requests from other sites are refused.');
    }
  });
}

/** `host`: name and port, as a Host header has them. */
export function isKnownHost(host: string | undefined, { host: own, publicUrl }: Places): boolean {
  const name = nameOf(`http://${host ?? ''}`);
  if (!name) return false;
  return (
    isLoopback(name) || name === nameOf(`http://${own}`) || (publicUrl !== null && name === nameOf(publicUrl))
  );
}

/** A browser sends Origin with everything that could change something; programs need not. */
function isSameOrigin(request: FastifyRequest, { publicUrl }: Places): boolean {
  const { origin } = request.headers;
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return true;
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const here = new URL(`${request.protocol}://${request.host}`);
  if (from.port !== here.port || from.protocol !== here.protocol) return false;
  // On one machine these are names of one place.
  if (isLoopback(from.hostname) && isLoopback(here.hostname)) return true;
  return publicUrl === null && from.hostname === here.hostname;
}

function nameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : null;
}
