/** Responses with the content of attached files and profile pictures. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInlineMediaType } from '../../../shared/files';
import type { ByteRange, FileStorage } from '../../store/files/FileStorage';
import type { FileRow } from '../../store/read/files';
import { matchesETag } from '../responses/matchesETag';
import { sendErrorResponse } from '../responses/sendErrorResponse';

/**
 * The policy of files: nothing in them is executed, loaded or embedded. The browser's own pages for images, videos
 * and sounds need the file itself and inline styles.
 */
const FILE_CONTENT_SECURITY_POLICY =
  "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Sends a file, or the part of it that the Range header selects. */
export async function sendFile(
  storage: FileStorage,
  file: FileRow,
  { request, reply, cacheControl }: { request: FastifyRequest; reply: FastifyReply; cacheControl: string },
): Promise<FastifyReply> {
  const isInline = isInlineMediaType(file.type);
  // The content of an id never changes.
  const etag = `"${file.id}"`;
  reply
    .header('content-security-policy', FILE_CONTENT_SECURITY_POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .header('accept-ranges', 'bytes');
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply
    .header('content-type', isInline ? file.type : 'application/octet-stream')
    .header('content-disposition', formatContentDisposition(isInline, file.name));
  const range = getRequestedRange(request, file.size, etag);
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-disposition').header('content-range', `bytes */${file.size}`);
    return sendErrorResponse(reply, 416, 'VALIDATION_FAILED', 'The requested range is outside of the file.');
  }
  const length = range ? range.end - range.start + 1 : file.size;
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  reply.header('content-length', length);
  // Fastify sends the headers of a stream as they are, also to HEAD requests.
  if (request.method === 'HEAD' || length === 0) return reply.send(Readable.from([]));
  const content = await storage.openFile({ projectId: file.project_id, id: file.id }, range ?? undefined);
  if (!content) {
    request.log.error({ file: file.id }, 'a file is missing in the file storage');
    reply.removeHeader('content-length').removeHeader('content-disposition');
    return sendErrorResponse(reply, 404, 'NOT_FOUND', 'File not found.');
  }
  return reply.send(content);
}

/** A name in ASCII for old clients, and the complete name in UTF-8 (RFC 6266). */
function formatContentDisposition(isInline: boolean, name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The requested range; null for the whole file. Several ranges are answered with the whole file, as RFC 9110 allows. */
function getRequestedRange(
  { headers }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}
