/** Responses to errors before a handler runs, such as oversized bodies, and to errors that no handler caught. */
import type { FastifyError, FastifyInstance } from 'fastify';
import { WinnowError } from '../../shared/errors';
import { REQUEST_BODY_BYTES_MAX } from '../../shared/limits';
import { UNSTORABLE_TEXT_MESSAGE } from '../domain/base/unstorableText';
import { isDatabaseUnavailable } from '../store/errors/unavailable';
import { isUnstorableTextError } from '../store/errors/unstorableText';
import { sendErrorResponse, sendWinnowErrorResponse } from './responses/sendErrorResponse';

export function registerErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | WinnowError, request, reply) => {
    if (error instanceof WinnowError && error.code === 'UNAVAILABLE')
      request.log.error({ reason: error.message }, 'the service is not available');
    if (error instanceof WinnowError) return sendWinnowErrorResponse(reply, error);
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'the database is not responding');
      return sendErrorResponse(reply, 503, 'UNAVAILABLE', 'The database is not responding.');
    }
    if (isUnstorableTextError(error))
      return sendErrorResponse(reply, 400, 'VALIDATION_FAILED', UNSTORABLE_TEXT_MESSAGE);
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const message = `The request body exceeds ${REQUEST_BODY_BYTES_MAX.toLocaleString('en')} bytes.`;
      return sendErrorResponse(reply, 413, 'LIMIT_EXCEEDED', message);
    }
    if (status === 415) {
      const type = request.routeOptions.url === '/files' ? 'multipart/form-data' : 'application/json';
      return sendErrorResponse(reply, 415, 'VALIDATION_FAILED', `The request body must be ${type}.`);
    }
    if (status < 500) return sendErrorResponse(reply, status, 'VALIDATION_FAILED', error.message);
    request.log.error({ err: error, ref: request.id }, 'unexpected error');
    return sendErrorResponse(reply, 500, 'INTERNAL', `Something went wrong (ref ${request.id}).`);
  });
}
