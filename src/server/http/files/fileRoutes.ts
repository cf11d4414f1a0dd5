/** The routes of attached files and profile pictures: POST /files, GET /files/:id/:name, POST /pictures, GET /pictures/:id. */
import type { FastifyInstance } from 'fastify';
import { parseFileId } from '../../../shared/files';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { FileServices } from '../../domain/files/FileServices';
import { readVisibleFile } from '../../domain/files/readFile';
import {
  createFileTooLargeError,
  requireFileUploadPermission,
  uploadFile,
  type UploadedFile,
} from '../../domain/files/uploadFile';
import { sendErrorResponse } from '../responses/sendErrorResponse';
import { registerPictureRoutes } from './pictureRoutes';
import { sendFile } from './sendFile';
import {
  acceptMultipartForms,
  createFormError,
  type FileRouteOptions,
  registerUploadRoute,
  type UploadForm,
} from './uploadRoute';

export const FILE_UPLOAD_PATH = '/files';

export function registerFileRoutes(server: FastifyInstance, options: FileRouteOptions): void {
  const { services, files, limits, authenticate } = options;
  void server.register(async (scope) => {
    await acceptMultipartForms(scope);
    registerUploadRoute(scope, options, {
      path: FILE_UPLOAD_PATH,
      bytesMax: files.fileBytesMax,
      createTooLargeError: () => createFileTooLargeError('The file', files.fileBytesMax),
      receive: (context, form) => receiveFile(context, files, form),
    });

    scope.get<{ Params: { id: string; name: string } }>('/files/:id/:name', async (request, reply) => {
      const key = parseFileId(request.params.id);
      const caller = await authenticate(request, reply);
      await limits.countRead(caller);
      const context = createRequestContext(services, caller, caller);
      const file = key && (await readVisibleFile(context, key));
      if (!file) return sendErrorResponse(reply, 404, 'NOT_FOUND', 'File not found.');
      // Browsers revalidate each time, so that a user who loses the permission can no longer open the file from the cache.
      return sendFile(files.storage, file, { request, reply, cacheControl: 'private, no-cache' });
    });

    registerPictureRoutes(scope, options);
  });
}

/** Receives the form: the fields `projectId` or `projectKey`, and `issueId`, and after them the file. */
async function receiveFile(
  context: RequestContext,
  files: FileServices,
  { parts, size }: UploadForm,
): Promise<UploadedFile> {
  const fields = new Map<string, string>();
  let uploaded: UploadedFile | null = null;
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
      continue;
    }
    const project = fields.get('projectId') ?? fields.get('projectKey');
    if (project === undefined) throw createFormError('The field projectId must precede the file.');
    const issueId = fields.get('issueId') || null;
    const target = await requireFileUploadPermission(context, files, { project, issueId }, size);
    const { filename: name, file: content } = part;
    uploaded = await uploadFile(context, files, target, { name, content, size });
  }
  if (!uploaded) throw createFormError('The form has no file.');
  return uploaded;
}
