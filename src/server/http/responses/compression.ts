/** Compression of answers that are made on the spot; files are compressed when they are built. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller answers fit in a packet or two as they are. In bytes. */
const SIZE_MIN = 2_048;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Compressed {
  body: Buffer;
  /** null: as it was. */
  encoding: 'br' | 'gzip' | null;
}

/** `accepted`: the request's Accept-Encoding. The work runs in the thread pool. */
export async function compress(body: Buffer, accepted: string | undefined): Promise<Compressed> {
  if (body.length < SIZE_MIN) return { body, encoding: null };
  if (accepts(accepted, 'br')) {
    // Level 4: about gzip's speed, and a tenth smaller.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await toBrotli(body, { params }), encoding: 'br' };
  }
  if (accepts(accepted, 'gzip')) return { body: await toGzip(body), encoding: 'gzip' };
  return { body, encoding: null };
}

function accepts(accepted: string | undefined, encoding: string): boolean {
  return (accepted ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
