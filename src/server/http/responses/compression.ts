/** Compression of dynamic responses. Static files are compressed at build time. */
import { type Duplex, PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Minimum size of a compressed response, in bytes. Smaller ones fit in one or two packets uncompressed. */
const COMPRESSIBLE_BODY_BYTES_MIN = 2_048;

/** Brotli level 4 takes about as long as gzip, and the result is a tenth smaller. */
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

export interface CompressedResponseBody {
  body: Buffer;
  /** Value of Content-Encoding, or null if the body is not compressed. */
  encoding: 'br' | 'gzip' | null;
}

/**
 * Compresses a response body in the thread pool.
 * @param acceptEncoding the request's Accept-Encoding header
 */
export async function compressResponseBody(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<CompressedResponseBody> {
  const encoding = body.length < COMPRESSIBLE_BODY_BYTES_MIN ? null : chooseContentEncoding(acceptEncoding);
  if (encoding === 'br') {
    const params = { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await compressWithBrotli(body, { params }), encoding };
  }
  return { body: encoding === 'gzip' ? await compressWithGzip(body) : body, encoding };
}

export interface CompressionStream {
  stream: Duplex;
  encoding: CompressedResponseBody['encoding'];
  /** Sends what has been written so far. */
  flush: () => void;
}

/**
 * Returns a stream that compresses a response body while it is being produced.
 * @param acceptEncoding the request's Accept-Encoding header
 */
export function createCompressionStream(acceptEncoding: string | undefined): CompressionStream {
  const encoding = chooseContentEncoding(acceptEncoding);
  if (encoding === null) return { stream: new PassThrough(), encoding, flush: () => undefined };
  const stream = encoding === 'br' ? createBrotliCompress({ params: BROTLI_PARAMS }) : createGzip();
  return { stream, encoding, flush: () => stream.flush() };
}

function chooseContentEncoding(acceptEncoding: string | undefined): CompressedResponseBody['encoding'] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
