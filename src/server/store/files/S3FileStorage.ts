import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { WinnowError } from '../../../shared/errors';
import type { FileKey } from '../../../shared/files';
import { type ByteRange, DATABASE_ID_FILE_NAME, type FileStorage, type SpooledFile } from './FileStorage';

/** Milliseconds until the storage must have begun to respond. Uploads may take longer: see S3_UPLOAD_TIMEOUT_MS. */
const S3_RESPONSE_TIMEOUT_MS = 30_000;
const S3_UPLOAD_TIMEOUT_MS = 300_000;
/**
 * Milliseconds until the storage must have begun to respond to requests for the database id. Shorter than for other
 * requests, because the start of the server waits for the database id.
 */
const S3_DATABASE_ID_TIMEOUT_MS = 5_000;

const OBJECT_KEY_PATTERN = /^(\d{1,9})\/([0-9a-f]{32})$/;

export interface S3FileStorageOptions {
  /** Address of the bucket, which ends with a slash. */
  bucketUrl: string;
  /** Prefix of all object keys: empty, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/**
 * Stores each file as an object `PREFIX PROJECT_ID/ID` of a bucket. A file is sent with one PUT and the digest of its
 * content: an interrupted upload leaves no object behind, and the storage rejects damaged content.
 */
export class S3FileStorage implements FileStorage {
  readonly description: string;
  readonly #client: AwsClient;
  readonly #bucketUrl: string;
  readonly #prefix: string;

  constructor({ bucketUrl, prefix, ...credentials }: S3FileStorageOptions) {
    // Requests with a stream cannot be repeated, so the client must not retry them.
    this.#client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
    this.#bucketUrl = bucketUrl;
    this.#prefix = prefix;
    this.description = `${bucketUrl}${prefix}`;
  }

  async storeFile(key: FileKey, { path, size, digest }: SpooledFile): Promise<void> {
    const headers = { 'x-amz-content-sha256': digest, 'content-type': 'application/octet-stream' };
    const url = this.#getObjectUrl(key);
    const signed = await this.#client.sign(url, { method: 'PUT', headers });
    // The length is not signed, because the browser API does not allow setting it on requests that are signed.
    const sent = new Headers(signed.headers);
    sent.set('content-length', String(size));
    const body = size === 0 ? null : Readable.toWeb(createReadStream(path));
    const response = await this.#fetch(
      url,
      { method: 'PUT', headers: sent, body, ...(body && { duplex: 'half' }) } as RequestInit,
      S3_UPLOAD_TIMEOUT_MS,
    );
    await readAndRequireSuccess(response);
  }

  async openFile(key: FileKey, range?: ByteRange): Promise<Readable | null> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const response = await this.#send('GET', this.#getObjectUrl(key), headers);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) await readAndRequireSuccess(response);
    return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
  }

  async removeFile(key: FileKey): Promise<void> {
    const response = await this.#send('DELETE', this.#getObjectUrl(key));
    if (response.status === 404) await response.body?.cancel();
    else await readAndRequireSuccess(response);
  }

  async *listFiles(): AsyncIterable<{ key: FileKey; size: number }> {
    let next: string | null = null;
    do {
      const url = new URL(this.#bucketUrl.replace(/\/$/, ''));
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', this.#prefix);
      if (next !== null) url.searchParams.set('continuation-token', next);
      const page = await readAndRequireSuccess(await this.#send('GET', url.href));
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = readXmlElement(entry, 'Key') ?? '';
        const [, projectId, id] = OBJECT_KEY_PATTERN.exec(name.slice(this.#prefix.length)) ?? [];
        if (projectId && id)
          yield { key: { projectId: Number(projectId), id }, size: Number(readXmlElement(entry, 'Size')) };
      }
      next = readXmlElement(page, 'NextContinuationToken');
    } while (next !== null);
  }

  async readDatabaseId(): Promise<string | null> {
    const url = this.#getDatabaseIdUrl();
    const response = await this.#send('GET', url, {}, S3_DATABASE_ID_TIMEOUT_MS);
    if (response.status !== 404) return (await readAndRequireSuccess(response)).trim();
    const text = await response.text();
    // A missing bucket is an error of the configuration.
    if (readXmlElement(text, 'Code') === 'NoSuchBucket') throw createUnavailableError('404 NoSuchBucket');
    return null;
  }

  async writeDatabaseId(id: string): Promise<void> {
    const url = this.#getDatabaseIdUrl();
    const headers = {
      'content-type': 'text/plain',
      'x-amz-content-sha256': createHash('sha256').update(id).digest('hex'),
    };
    const signed = await this.#client.sign(url, { method: 'PUT', headers, body: id });
    const init = { method: 'PUT', headers: signed.headers, body: id };
    await readAndRequireSuccess(await this.#fetch(url, init, S3_DATABASE_ID_TIMEOUT_MS));
  }

  #getDatabaseIdUrl(): string {
    return `${this.#bucketUrl}${this.#prefix}${DATABASE_ID_FILE_NAME}`;
  }

  #getObjectUrl({ projectId, id }: FileKey): string {
    return `${this.#bucketUrl}${this.#prefix}${projectId}/${id}`;
  }

  async #send(
    method: string,
    url: string,
    headers: Record<string, string> = {},
    timeout = S3_RESPONSE_TIMEOUT_MS,
  ): Promise<Response> {
    const signed = await this.#client.sign(url, { method, headers });
    return this.#fetch(url, { method, headers: signed.headers }, timeout);
  }

  /** Sends a request. The timeout ends when the response begins: a slow reader of its body is not an error. */
  async #fetch(url: string, init: RequestInit, timeout: number): Promise<Response> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Error(`no response within ${timeout} ms`)), timeout);
    try {
      return await fetch(url, { ...init, signal: abort.signal });
    } catch (error) {
      throw createUnavailableError(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** @throws WinnowError UNAVAILABLE with the error code of the storage */
async function readAndRequireSuccess(response: Response): Promise<string> {
  const text = await response.text();
  if (response.ok) return text;
  throw createUnavailableError(`${response.status} ${readXmlElement(text, 'Code') ?? ''}`.trim());
}

/** Reads an element without child elements from a response of the storage. Null if there is none. */
function readXmlElement(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return (
    text
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#34;', '"')
      .replaceAll('&amp;', '&') ?? null
  );
}

/** The cause is only logged, because it can contain the address of the storage, which users must not see. */
const createUnavailableError = (cause: unknown): WinnowError =>
  Object.assign(new WinnowError('UNAVAILABLE', 'The file storage is not responding. Try again later.'), {
    cause,
  });
