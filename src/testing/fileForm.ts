/** Requests that upload files, for tests. */
import type { InjectOptions } from 'fastify';

const BOUNDARY = 'test-boundary';

/** An image of 2 by 1 pixels. */
export const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8Dw/z8DAwMADfgC/0nz9RcAAAAASUVORK5CYII=',
  'base64',
);

export interface FileFormOptions {
  projectId?: string;
  issueId?: string;
  name?: string;
  content?: Buffer | string;
}

/** Returns the body and headers of a request that uploads a file. */
export function createFileForm({
  projectId,
  issueId,
  name = 'trace.txt',
  content = 'a trace',
}: FileFormOptions): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const field = (fieldName: string, value: string | undefined): string =>
    value === undefined
      ? ''
      : `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fieldName}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('projectId', projectId) + field('issueId', issueId)),
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`),
    Buffer.from('Content-Type: image/png\r\n\r\n'),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** Options of `inject` for an upload. */
export function createFileUploadRequest(
  form: FileFormOptions,
  headers: Record<string, string>,
): InjectOptions {
  const { payload, headers: formHeaders } = createFileForm(form);
  return {
    method: 'POST',
    url: '/files',
    payload,
    headers: { host: 'localhost:4000', ...formHeaders, ...headers },
  };
}
