import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { WinnowError } from '../../../shared/errors';

export interface ByteSource {
  chunks: AsyncIterable<Buffer>;
  /** Why the end is missing, once the chunks are through; null: all was read. */
  cutOff(): string | null;
}

const READ_SIZE = 256 * 1024;

/**
 * A file's text as UTF-8, unpacked if it is gzip (by its first bytes, not its name), without byte
 * order mark. A gzip that breaks off gives what there is of it.
 * @param advance hears of bytes of the file as they are read.
 * @throws WinnowError NOT_FOUND, VALIDATION_FAILED (another kind of archive).
 */
export async function readBytes(path: string, advance: (bytes: number) => void): Promise<ByteSource> {
  const head = await firstBytes(path);
  const file = counted(createReadStream(path, { highWaterMark: READ_SIZE }), advance);
  if (!startsWith(head, GZIP)) {
    const other = OTHER_ARCHIVES.find(({ magic }) => startsWith(head, magic));
    if (other)
      throw new WinnowError('VALIDATION_FAILED', `${path} is a ${other.name} archive: unpack it first.`);
    return { chunks: asUtf8(file), cutOff: () => null };
  }
  let problem: string | null = null;
  return {
    chunks: asUtf8(untilBroken(gunzipped(file), (error) => (problem = `${error.message} in the gzip data`))),
    cutOff: () => problem,
  };
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  advance: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    advance(chunk.length);
    yield chunk;
  }
}

function gunzipped(file: AsyncIterable<Buffer>): Readable {
  const gunzip = createGunzip({ chunkSize: READ_SIZE });
  // The failure is told by whoever reads the end of the pipe.
  return pipeline(file, gunzip, new PassThrough({ highWaterMark: READ_SIZE }), () => undefined);
}

async function* untilBroken(
  chunks: AsyncIterable<Buffer>,
  broken: (error: Error) => void,
): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    if (!isZlibError(error)) throw error;
    broken(error);
  }
}

const isZlibError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('Z_');

/** PowerShell's `>` writes UTF-16; anything else is taken as UTF-8. */
async function* asUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let utf16: TextDecoder | null = null;
  let first = true;
  for await (const chunk of chunks) {
    if (first) {
      first = false;
      if (startsWith(chunk, UTF16_LE)) utf16 = new TextDecoder('utf-16le');
      else if (startsWith(chunk, UTF8_MARK)) {
        yield chunk.subarray(UTF8_MARK.length);
        continue;
      }
    }
    yield utf16 ? Buffer.from(utf16.decode(chunk, { stream: true })) : chunk;
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const GZIP = [0x1f, 0x8b];
const UTF16_LE = [0xff, 0xfe];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const OTHER_ARCHIVES = [
  { name: 'zip', magic: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'bzip2', magic: [0x42, 0x5a, 0x68] },
  { name: 'xz', magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
];

const startsWith = (bytes: Buffer, magic: readonly number[]): boolean =>
  magic.every((byte, i) => bytes[i] === byte);
