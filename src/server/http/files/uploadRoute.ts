/** Requests that upload a file as multipart/form-data. */
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WinnowError } from '../../../shared/errors';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import { createSignInRequiredError, MutationRejectedError } from '../../domain/base/UserError';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { SharedServices } from '../../domain/context/SharedServices';
import type { FileServices } from '../../domain/files/FileServices';
import type { AuthenticatedCaller } from '../auth/authenticateRequest';
import type { RequestRateLimits } from '../auth/rateLimits';
import { encodeViewerId } from '../graphql/expectedViewer';
import { sendErrorResponse, sendUserErrorResponse } from '../responses/sendErrorResponse';

/** Size of a request beyond its file: boundaries, headers and fields, in bytes. */
const MULTIPART_OVERHEAD_BYTES = 16_384;
const FORM_FIELD_BYTES_MAX = 200;

export interface FileRouteOptions {
  services: SharedServices;
  files: FileServices;
  limits: RequestRateLimits;
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthenticatedCaller>;
}

interface UploadRoute {
  path: string;
  /** Maximum size of the file, in bytes. */
  bytesMax: number;
  /** The error for a request with a larger file. */
  createTooLargeError: () => Error;
  /** Receives the parts of the form and returns the body of the response. */
  receive: (context: RequestContext, form: UploadForm) => Promise<object>;
}

export interface UploadForm {
  parts: AsyncIterable<Multipart>;
  /** Upper bound of the size of the file in bytes, from the length of the request. */
  size: number;
}

/** Makes the routes of this scope accept forms of the type multipart/form-data, and no other bodies. */
export async function acceptMultipartForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 2,
      parts: 3,
      fieldNameSize: 100,
      fieldSize: FORM_FIELD_BYTES_MAX,
      headerPairs: 20,
    },
  });
}

/** Registers a route that receives a form with a file from a signed-in user. */
export function registerUploadRoute(
  scope: FastifyInstance,
  { services, files, limits, authenticate }: FileRouteOptions,
  { path, bytesMax, createTooLargeError, receive }: UploadRoute,
): void {
  scope.post(path, async (request, reply) => {
    try {
      const caller = await authenticate(request, reply);
      reply.header(VIEWER_HTTP_HEADER_NAME, encodeViewerId(caller));
      requireExpectedViewer(request, caller);
      if (!caller.viewer) throw new MutationRejectedError(createSignInRequiredError());
      await limits.countFileUpload(caller);
      const context = createRequestContext(services, caller, caller);
      const length = Number(request.headers['content-length'] ?? 0);
      if (length > bytesMax + MULTIPART_OVERHEAD_BYTES) throw createTooLargeError();
      // The request is slightly longer than the file.
      const size = Math.min(length || bytesMax, bytesMax);
      const uploaded = await receive(context, { parts: readFormParts(request, bytesMax), size });
      return await reply.status(201).header('cache-control', 'no-store').send(uploaded);
    } catch (error) {
      discardRequestBody(request, reply, files.fileBytesMax);
      return sendUploadError(reply, error);
    }
  });
}

/** @throws WinnowError VALIDATION_FAILED if the form is malformed, incomplete or has too many parts */
async function* readFormParts(request: FastifyRequest, fileBytesMax: number): AsyncGenerator<Multipart> {
  // One byte more than allowed, to tell a file that is too large from one of the maximum size.
  const parts = request.parts({ limits: { fileSize: fileBytesMax + 1 } });
  for (;;) {
    const next = await parts.next().catch(() => {
      throw createFormError('The form is malformed or incomplete.');
    });
    if (next.done) return;
    yield next.value;
  }
}

/**
 * Requires the header with the page's user from browsers, because forms of other sites cannot send it.
 * @throws WinnowError FORBIDDEN without it, UNAUTHENTICATED if the page was loaded for another user (see
 *   graphql/expectedViewer.ts)
 */
export function requireExpectedViewer(request: FastifyRequest, caller: AuthenticatedCaller): void {
  const expected = request.headers[VIEWER_HTTP_HEADER_NAME];
  if (caller.credential?.kind === 'session' && expected === undefined)
    throw new WinnowError('FORBIDDEN', `The header ${VIEWER_HTTP_HEADER_NAME} is missing.`);
  if (expected !== undefined && expected !== encodeViewerId(caller))
    throw new WinnowError('UNAUTHENTICATED', 'Another user has signed in in this browser.');
}

/**
 * Discards the rest of a rejected request. Browsers show the response only when they have sent the whole request; clients
 * that send much more than allowed are disconnected.
 */
export function discardRequestBody(request: FastifyRequest, reply: FastifyReply, fileBytesMax: number): void {
  request.raw.unpipe();
  request.raw.resume();
  const length = Number(request.headers['content-length'] ?? Infinity);
  if (length > 4 * fileBytesMax) {
    reply.header('connection', 'close');
    reply.raw.once('finish', () => request.raw.destroy());
  }
}

/** Sends the response to a rejected upload. */
export function sendUploadError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof MutationRejectedError) {
    const [first] = error.errors;
    if (first?.code === 'LIMIT_EXCEEDED')
      return sendErrorResponse(reply, 413, first.code, first.message, first.path);
    if (first) return sendUserErrorResponse(reply, first);
  }
  // The error handler of the server responds to all other errors.
  throw error;
}

/** The error for a form without the required parts. */
export const createFormError = (message: string): WinnowError =>
  new WinnowError('VALIDATION_FAILED', message);
