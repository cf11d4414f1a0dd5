/** Route that uploads the file of an import in one or several parts: POST /import/:id/upload?offset=BYTES. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WinnowError } from '../../../shared/errors';
import { IMPORT_UPLOAD_PART_BYTES_MAX } from '../../../shared/limits';
import { formatFileSize } from '../../../shared/files';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import {
  createLimitExceededError,
  createSignInRequiredError,
  MutationRejectedError,
} from '../../domain/base/UserError';
import { createRequestContext } from '../../domain/context/RequestContext';
import { uploadImportFile } from '../../domain/imports/uploadImportFile';
import {
  type FileRouteOptions,
  discardRequestBody,
  requireExpectedViewer,
  sendUploadError,
} from '../files/uploadRoute';
import { encodeViewerId } from '../graphql/expectedViewer';

export const IMPORT_UPLOAD_PATH = '/import/:id/upload';

export function registerImportRoutes(
  server: FastifyInstance,
  { services, limits, authenticate }: Pick<FileRouteOptions, 'services' | 'limits' | 'authenticate'>,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // HTML forms of other sites cannot send this content type, which prevents CSRF. The body is read as a stream.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.post<{ Params: { id: string }; Querystring: { offset?: string } }>(
      IMPORT_UPLOAD_PATH,
      { bodyLimit: IMPORT_UPLOAD_PART_BYTES_MAX },
      async (request, reply) => {
        try {
          const caller = await authenticate(request, reply);
          reply.header(VIEWER_HTTP_HEADER_NAME, encodeViewerId(caller));
          requireExpectedViewer(request, caller);
          if (!caller.viewer) throw new MutationRejectedError(createSignInRequiredError());
          await limits.countMutations(caller, 1);
          const context = createRequestContext(services, caller, caller);
          const offset = parseOffset(request.query.offset);
          const uploaded = await uploadImportFile(context, request.params.id, offset, readPart(request));
          return await reply.status(201).header('cache-control', 'no-store').send(uploaded);
        } catch (error) {
          discardRequestBody(request, reply, IMPORT_UPLOAD_PART_BYTES_MAX);
          return sendUploadError(reply, error);
        }
      },
    );
  });
}

function parseOffset(offset = '0'): number {
  if (!/^\d{1,15}$/.test(offset))
    throw new WinnowError('VALIDATION_FAILED', 'The offset must be a number of bytes.');
  return Number(offset);
}

/**
 * Yields the body of the request.
 * @throws MutationRejectedError LIMIT_EXCEEDED if the body is too large; WinnowError VALIDATION_FAILED if the upload is
 *   interrupted
 */
async function* readPart({ body }: FastifyRequest): AsyncGenerator<Buffer> {
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let total = 0;
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw new WinnowError('VALIDATION_FAILED', 'The upload was interrupted. Try again.');
    });
    if (next.done) return;
    total += next.value.length;
    if (total > IMPORT_UPLOAD_PART_BYTES_MAX) {
      const message = `Upload the file in parts of at most ${formatFileSize(IMPORT_UPLOAD_PART_BYTES_MAX)}.`;
      throw new MutationRejectedError(
        createLimitExceededError('offset', message, IMPORT_UPLOAD_PART_BYTES_MAX),
      );
    }
    yield next.value;
  }
}
