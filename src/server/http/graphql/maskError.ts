/** Errors as clients see them: expected errors unchanged, unexpected ones as a reference to the server log. */
import { randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ErrorCode,
  ProjectUnavailableError,
  RateLimitedError,
  WinnowError,
} from '../../../shared/errors';
import { UNSTORABLE_TEXT_MESSAGE } from '../../domain/base/unstorableText';
import { isDatabaseUnavailable } from '../../store/errors/unavailable';
import { isUnstorableTextError } from '../../store/errors/unstorableText';

export type GraphQLErrorMasker = (error: unknown) => GraphQLError;

export function createErrorMasker(log: FastifyBaseLogger): GraphQLErrorMasker {
  return (error) => {
    const located = error instanceof GraphQLError ? error : null;
    const cause = located ? located.originalError : error;
    // An error of graphql-js itself: an invalid document or an argument of the wrong type.
    if (located && !cause)
      return copyGraphQLErrorWithCode(located, getGraphQLDocumentErrorCode(located), located.message);
    if (cause instanceof GraphQLError)
      return copyGraphQLErrorWithCode(located, getGraphQLDocumentErrorCode(cause), cause.message);
    if (cause instanceof RateLimitedError)
      return copyGraphQLErrorWithCode(
        located,
        cause.code,
        cause.message,
        createRateLimitHttpExtension(cause),
      );
    if (cause instanceof ProjectUnavailableError) {
      const masked = copyGraphQLErrorWithCode(located, cause.code, cause.message);
      masked.extensions['projectId'] = cause.projectId;
      return masked;
    }
    if (cause instanceof WinnowError && cause.code === 'UNAVAILABLE')
      log.error({ reason: cause.message }, 'the service is not available');
    if (cause instanceof WinnowError) return copyGraphQLErrorWithCode(located, cause.code, cause.message);
    if (isDatabaseUnavailable(cause)) {
      log.error({ err: cause }, 'the database is not responding');
      return copyGraphQLErrorWithCode(located, 'UNAVAILABLE', 'The database is not responding.');
    }
    // Queries do not check their arguments for texts that PostgreSQL cannot store, so the database rejects them.
    if (isUnstorableTextError(cause))
      return copyGraphQLErrorWithCode(located, 'VALIDATION_FAILED', UNSTORABLE_TEXT_MESSAGE);
    const ref = randomBytes(4).toString('hex');
    log.error({ err: cause, ref, path: located?.path?.join('.') }, 'unexpected error');
    return copyGraphQLErrorWithCode(located, 'INTERNAL', `Something went wrong (ref ${ref}).`);
  };
}

function getGraphQLDocumentErrorCode(error: GraphQLError): ErrorCode {
  return error.extensions['code'] === 'TOO_COMPLEX' ? 'TOO_COMPLEX' : 'VALIDATION_FAILED';
}

/**
 * Copies an error without the original error and its extensions. `http` tells Yoga the HTTP status. With
 * `spec: true`, used for errors of the GraphQL document, Yoga replaces it with 200 in application/json
 * responses, as the GraphQL over HTTP specification says. Malformed requests keep their status for every
 * media type.
 */
function copyGraphQLErrorWithCode(
  located: GraphQLError | null,
  code: ErrorCode,
  message: string,
  http: object | null = located?.extensions['http'] ?? null,
): GraphQLError {
  const isDocumentError = located?.source !== undefined;
  return new GraphQLError(message, {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: http ? { code, http: { ...http, spec: isDocumentError } } : { code },
  });
}

const createRateLimitHttpExtension = ({ seconds }: RateLimitedError) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
});
