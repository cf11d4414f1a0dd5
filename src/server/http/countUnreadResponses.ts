import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RateLimitedError } from '../../shared/errors';
import { STREAMED_RESPONSE_BUFFER_BYTES } from '../../shared/limits';
import { getClientIpNetwork } from './auth/rateLimits';
import type { UnreadResponses } from './responses/UnreadResponses';

/** Responses below this size, in bytes, fit into the buffers of the operating system. */
const COUNTED_RESPONSE_BYTES_MIN = 16_384;
/** Headers of a response that do not apply to the error that replaces it. */
const CONTENT_HEADER_NAMES = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
] as const;

/**
 * Counts the responses of all routes by network address. Leaves out the route `ownPath`, which counts its responses
 * itself, by caller.
 */
export function countUnreadResponses(
  server: FastifyInstance,
  unreadResponses: UnreadResponses,
  ownPath: string,
): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const bytes = getBufferedBytes(payload, reply);
    if (bytes < COUNTED_RESPONSE_BYTES_MIN || request.routeOptions.url === ownPath) return payload;
    try {
      reply.raw.once('close', unreadResponses.addResponse(getClientIpNetwork(request.ip), bytes));
      return payload;
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error;
      if (payload instanceof Readable) payload.destroy();
      for (const name of CONTENT_HEADER_NAMES) reply.removeHeader(name);
      reply
        .status(429)
        .header('retry-after', error.seconds)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8');
      return `${error.message}\n`;
    }
  });
}

/** Returns the size in bytes of a response that is in memory or, for a stream, of its buffers. */
function getBufferedBytes(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  if (!(payload instanceof Readable)) return 0;
  return Math.min(Number(reply.getHeader('content-length') ?? Infinity), STREAMED_RESPONSE_BUFFER_BYTES);
}
