/** An answer that says no outside of GraphQL's own: in its form on its path, as JSON or plain words elsewhere. */
import type { FastifyReply } from 'fastify';
import { type ErrorCode, RateLimitedError, type WinnowError } from '../../../shared/errors';

const STATUS: Readonly<Record<ErrorCode, number>> = {
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

/** @param path where in what was sent */
export function refuse(
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

/** The same of what the catalogue knows, with the status that fits. */
export function refuseFailure(
  reply: FastifyReply,
  { code, message, path }: Pick<WinnowError, 'code' | 'message'> & { path?: readonly string[] | null },
): FastifyReply {
  return refuse(reply, STATUS[code], code, message, path);
}

export function refuseError(reply: FastifyReply, error: WinnowError): FastifyReply {
  if (error instanceof RateLimitedError) reply.header('retry-after', error.seconds);
  return refuseFailure(reply, { code: error.code, message: error.message });
}
