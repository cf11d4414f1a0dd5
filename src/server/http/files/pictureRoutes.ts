import type { FastifyInstance } from 'fastify';
import { PICTURE_BYTES_MAX } from '../../../shared/limits';
import { parsePictureUrl, PICTURE_URL_PREFIX } from '../../../shared/pictures';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { FileServices } from '../../domain/files/FileServices';
import {
  createPictureTooLargeError,
  readVisiblePicture,
  requirePictureUploadPermission,
  type UploadedPicture,
  uploadPicture,
} from '../../domain/files/pictures';
import { sendErrorResponse } from '../responses/sendErrorResponse';
import { sendFile } from './sendFile';
import { createFormError, type FileRouteOptions, registerUploadRoute, type UploadForm } from './uploadRoute';

export function registerPictureRoutes(scope: FastifyInstance, options: FileRouteOptions): void {
  const { services, files, limits, authenticate } = options;
  registerUploadRoute(scope, options, {
    path: '/pictures',
    bytesMax: PICTURE_BYTES_MAX,
    createTooLargeError: createPictureTooLargeError,
    receive: (context, form) => receivePicture(context, files, form),
  });

  scope.get<{ Params: { id: string } }>('/pictures/:id', async (request, reply) => {
    const id = parsePictureUrl(PICTURE_URL_PREFIX + request.params.id);
    const caller = await authenticate(request, reply);
    await limits.countRead(caller);
    const context = createRequestContext(services, caller, caller);
    const picture = id === null ? null : await readVisiblePicture(context, id);
    if (!picture) return sendErrorResponse(reply, 404, 'NOT_FOUND', 'Picture not found.');
    // Immutable, because a new picture has a new address.
    return sendFile(files.storage, picture, {
      request,
      reply,
      cacheControl: 'private, max-age=31536000, immutable',
    });
  });
}

/** Receives the form with the picture. */
async function receivePicture(
  context: RequestContext,
  files: FileServices,
  { parts, size }: UploadForm,
): Promise<UploadedPicture> {
  let uploaded: UploadedPicture | null = null;
  for await (const part of parts) {
    if (part.type === 'field') continue;
    const uploaderId = await requirePictureUploadPermission(context, files, size);
    uploaded = await uploadPicture(context, files, uploaderId, { content: part.file, size });
  }
  if (!uploaded) throw createFormError('The form has no file.');
  return uploaded;
}
