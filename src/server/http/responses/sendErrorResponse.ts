/** Error responses outside of GraphQL execution: GraphQL errors on /graphql, plain text or JSON elsewhere. */
import type { FastifyReply } from 'fastify';
import { type ErrorCode, RateLimitedError, type WinnowError } from '../../../shared/errors';

const HTTP_STATUS_BY_ERROR_CODE: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  VALIDATION_FAILED: 422,
  QUERY_SYNTAX: 422,
  TRANSITION_NOT_ALLOWED: 422,
  CONFLICT: 409,
  DUPLICATE_CYCLE: 422,
  LIMIT_EXCEEDED: 422,
  RATE_LIMITED: 429,
  OPERATION_NOT_ALLOWED: 403,
  TOO_COMPLEX: 422,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/**
 * Sends an error response.
 * @param path path of the invalid field in the request body
 */
export function sendErrorResponse(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
  path?: readonly string[] | null,
): FastifyReply {
  reply.status(status).header('cache-control', 'no-store');
  const { url, method } = reply.request;
  if (url.split('?', 1)[0] === '/graphql') {
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  }
  if (method === 'GET' || method === 'HEAD') {
    return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(path ? { code, message, path } : { code, message }));
}

/** Sends a user error with the HTTP status of its code. */
export function sendUserErrorResponse(
  reply: FastifyReply,
  { code, message, path }: Pick<WinnowError, 'code' | 'message'> & { path?: readonly string[] | null },
): FastifyReply {
  return sendErrorResponse(reply, HTTP_STATUS_BY_ERROR_CODE[code], code, message, path);
}

/** Sends a WinnowError with the HTTP status of its code, and Retry-After if it is a rate limit. */
export function sendWinnowErrorResponse(reply: FastifyReply, error: WinnowError): FastifyReply {
  if (error instanceof RateLimitedError) reply.header('retry-after', error.seconds);
  return sendUserErrorResponse(reply, { code: error.code, message: error.message });
}
