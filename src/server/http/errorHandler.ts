/** Responses to errors before a handler runs, such as oversized bodies, and to errors that no handler caught. */
import type { FastifyError, FastifyInstance } from 'fastify';
import { WinnowError } from '../../shared/errors';
import { REQUEST_BODY_BYTES_MAX } from '../../shared/limits';
import { isDatabaseUnavailable } from '../store/unavailable';
import { sendError, sendWinnowError } from './responses/sendError';

export function setErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | WinnowError, request, reply) => {
    if (error instanceof WinnowError) return sendWinnowError(reply, error);
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'the database is not responding');
      return sendError(reply, 503, 'UNAVAILABLE', 'The database is not responding.');
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const message = `The request body exceeds ${REQUEST_BODY_BYTES_MAX.toLocaleString('en')} bytes.`;
      return sendError(reply, 413, 'LIMIT_EXCEEDED', message);
    }
    if (status === 415) {
      return sendError(reply, 415, 'VALIDATION_FAILED', 'The request body must be application/json.');
    }
    if (status < 500) return sendError(reply, status, 'VALIDATION_FAILED', error.message);
    request.log.error({ err: error, ref: request.id }, 'unexpected error');
    return sendError(reply, 500, 'INTERNAL', `Something went wrong (ref ${request.id}).`);
  });
}
