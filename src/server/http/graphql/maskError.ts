/** What a caller is told of an error: expected ones as they are, others by a reference into the log. */
import { randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import { type ErrorCode, RateLimitedError, WinnowError } from '../../../shared/errors';
import { isUnavailable } from '../../store/unavailable';

export type MaskError = (error: unknown) => GraphQLError;

export function createMaskError(log: FastifyBaseLogger): MaskError {
  return (error) => {
    const located = error instanceof GraphQLError ? error : null;
    const cause = located ? located.originalError : error;
    // An error of graphql-js itself: a document that is not valid, an argument of the wrong kind.
    if (located && !cause) return coded(located, codeOf(located), located.message);
    if (cause instanceof GraphQLError) return coded(located, codeOf(cause), cause.message);
    if (cause instanceof RateLimitedError) return coded(located, cause.code, cause.message, tooMany(cause));
    if (cause instanceof WinnowError) return coded(located, cause.code, cause.message);
    if (isUnavailable(cause)) {
      log.error({ err: cause }, 'the database does not answer');
      return coded(located, 'UNAVAILABLE', 'The database does not answer.');
    }
    const ref = randomBytes(4).toString('hex');
    log.error({ err: cause, ref, path: located?.path?.join('.') }, 'unexpected error');
    return coded(located, 'INTERNAL', `Something went wrong (ref ${ref}).`);
  };
}

function codeOf(error: GraphQLError): ErrorCode {
  return error.extensions['code'] === 'TOO_COMPLEX' ? 'TOO_COMPLEX' : 'VALIDATION_FAILED';
}

/**
 * Without the original error and whatever else it carried. `http` is for Yoga: the status of a request. That
 * of one that is no GraphQL request at all stands for every media type; with `spec`, as for a document that is
 * not valid, it is 200 in application/json, as the specification of GraphQL over HTTP has it.
 */
function coded(
  located: GraphQLError | null,
  code: ErrorCode,
  message: string,
  http: object | null = located?.extensions['http'] ?? null,
): GraphQLError {
  const isOfDocument = located?.source !== undefined;
  return new GraphQLError(message, {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: http ? { code, http: { ...http, spec: isOfDocument } } : { code },
  });
}

const tooMany = ({ seconds }: RateLimitedError) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
});
