/**
 * Checks of the Host and Origin headers. The Host check prevents DNS rebinding, where another site's host name
 * resolves to a loopback address. The Origin check prevents cross-site request forgery.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { isLoopbackHost } from '../config/loopback';
import { sendErrorResponse } from './responses/sendErrorResponse';

type ServerAddressConfig = Pick<Config, 'host' | 'publicUrl'>;

/** Paths without a Host check: load balancers use IP addresses, and the responses contain no data. */
const HOST_CHECK_EXEMPT_PATHS = new Set(['/healthz', '/readyz']);

export function registerHostAndOriginCheck(server: FastifyInstance, config: ServerAddressConfig): void {
  server.addHook('onRequest', async (request, reply) => {
    if (HOST_CHECK_EXEMPT_PATHS.has(request.url)) return;
    if (!isAllowedHost(request.host, config)) {
      return sendErrorResponse(
        reply,
        421,
        'FORBIDDEN',
        'Host name not allowed: set PUBLIC_URL to the address people use.',
      );
    }
    if (!isSameOrigin(request, config)) {
      return sendErrorResponse(reply, 403, 'FORBIDDEN', 'Cross-site requests are not allowed.');
    }
  });
}

/** @param hostHeader name and optional port, as in a Host header */
function isAllowedHost(hostHeader: string | undefined, { host, publicUrl }: ServerAddressConfig): boolean {
  const name = parseHostName(`http://${hostHeader ?? ''}`);
  if (!name) return false;
  return (
    isLoopbackHost(name) ||
    name === parseHostName(`http://${host}`) ||
    (publicUrl !== null && name === parseHostName(publicUrl))
  );
}

/** Requests without an Origin header are allowed: browsers send it with every POST, programs need not. */
function isSameOrigin(request: FastifyRequest, { publicUrl }: ServerAddressConfig): boolean {
  const { origin } = request.headers;
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return true;
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const source = new URL(origin);
  const target = new URL(`${request.protocol}://${request.host}`);
  if (source.port !== target.port || source.protocol !== target.protocol) return false;
  // All loopback names are the same origin: localhost, 127.0.0.1, [::1].
  if (isLoopbackHost(source.hostname) && isLoopbackHost(target.hostname)) return true;
  return publicUrl === null && source.hostname === target.hostname;
}

function parseHostName(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : null;
}
