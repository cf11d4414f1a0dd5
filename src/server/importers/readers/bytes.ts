import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { WinnowError } from '../../../shared/errors';
import { IMPORT_COMPRESSION_RATIO_MAX, IMPORT_DECOMPRESSED_BYTES_MIN } from '../../../shared/limits';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface FileByteStream {
  chunks: AsyncIterable<Buffer>;
  /**
   * Returns why the rest of the input file cannot be read, as the cause of an `input_cut_off`, or null. Known only
   * after all chunks were read.
   */
  getTruncationProblem(): ReportEntry | null;
}

const FILE_READ_CHUNK_BYTES = 256 * 1024;

/**
 * Reads a file as UTF-8 without byte order mark. Gzip is detected by its first bytes and decompressed. A truncated gzip
 * file yields its readable part.
 * @param onRead called with the number of bytes read from the file
 * @throws WinnowError VALIDATION_FAILED for other archive formats; while the chunks are read, VALIDATION_FAILED for a
 *   file that is compressed twice and LIMIT_EXCEEDED for a decompression bomb
 */
export async function openFileByteStream(
  path: string,
  onRead: (bytes: number) => void,
): Promise<FileByteStream> {
  const head = await readFirstBytes(path);
  let compressedBytes = 0;
  const file = reportReadBytes(createReadStream(path, { highWaterMark: FILE_READ_CHUNK_BYTES }), (bytes) => {
    compressedBytes += bytes;
    onRead(bytes);
  });
  if (!startsWithBytes(head, GZIP_MAGIC_BYTES)) {
    const other = UNSUPPORTED_ARCHIVE_FORMATS.find(({ magic }) => startsWithBytes(head, magic));
    if (other)
      throw new WinnowError('VALIDATION_FAILED', `${path} is a ${other.name} archive. Extract it first.`);
    return { chunks: convertToUtf8(file), getTruncationProblem: () => null };
  }
  let problem: ReportEntry | null = null;
  return {
    chunks: convertToUtf8(
      endByteStreamAtZlibError(
        limitDecompression(path, decompressGzip(file), () => compressedBytes),
        (error) => (problem = describeGzipProblem(error)),
      ),
    ),
    getTruncationProblem: () => problem,
  };
}

async function* reportReadBytes(
  chunks: AsyncIterable<Buffer>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    onRead(chunk.length);
    yield chunk;
  }
}

function decompressGzip(file: AsyncIterable<Buffer>): Readable {
  const gunzip = createGunzip({ chunkSize: FILE_READ_CHUNK_BYTES });
  // Errors reach the reader of the last stream, so the pipeline's callback ignores them.
  return pipeline(file, gunzip, new PassThrough({ highWaterMark: FILE_READ_CHUNK_BYTES }), () => undefined);
}

/** @param getCompressedBytes returns how many bytes of the file have been read */
async function* limitDecompression(
  path: string,
  chunks: AsyncIterable<Buffer>,
  getCompressedBytes: () => number,
): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of chunks) {
    if (total === 0 && startsWithBytes(chunk, GZIP_MAGIC_BYTES))
      throw new WinnowError('VALIDATION_FAILED', `${path} is compressed twice. Decompress it once first.`);
    total += chunk.length;
    const limit = Math.max(
      IMPORT_DECOMPRESSED_BYTES_MIN,
      getCompressedBytes() * IMPORT_COMPRESSION_RATIO_MAX,
    );
    if (total > limit)
      throw new WinnowError(
        'LIMIT_EXCEEDED',
        `${path} decompresses to more than ${IMPORT_COMPRESSION_RATIO_MAX} times its size. Decompress it first.`,
      );
    yield chunk;
  }
}

async function* endByteStreamAtZlibError(
  chunks: AsyncIterable<Buffer>,
  onError: (error: Error) => void,
): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    if (!isZlibError(error)) throw error;
    onError(error);
  }
}

const describeGzipProblem = (error: Error): ReportEntry =>
  'code' in error && error.code === 'Z_BUF_ERROR'
    ? { code: 'file_truncated' }
    : { code: 'gzip_damaged', error: error.message };

const isZlibError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('Z_');

/**
 * Converts UTF-16 input, which PowerShell writes when output is redirected with `>`, to UTF-8. Input without a
 * UTF-16 byte order mark is taken as UTF-8.
 */
async function* convertToUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let utf16: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) {
      isFirst = false;
      if (startsWithBytes(chunk, UTF16_LE_BOM)) utf16 = new TextDecoder('utf-16le');
      else if (startsWithBytes(chunk, UTF8_BOM)) {
        yield chunk.subarray(UTF8_BOM.length);
        continue;
      }
    }
    yield utf16 ? Buffer.from(utf16.decode(chunk, { stream: true })) : chunk;
  }
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const GZIP_MAGIC_BYTES = [0x1f, 0x8b];
const UTF16_LE_BOM = [0xff, 0xfe];
const UTF8_BOM = [0xef, 0xbb, 0xbf];
const UNSUPPORTED_ARCHIVE_FORMATS = [
  { name: 'zip', magic: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'bzip2', magic: [0x42, 0x5a, 0x68] },
  { name: 'xz', magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
];

const startsWithBytes = (bytes: Buffer, magic: readonly number[]): boolean =>
  magic.every((byte, i) => bytes[i] === byte);

/** Whether the first character of a file after white space is "{" or "[", the start of a JSON object or array. */
export async function isJsonFile(file: string): Promise<boolean> {
  const { chunks } = await openFileByteStream(file, () => undefined);
  for await (const chunk of chunks) {
    const start = chunk.toString('latin1').trimStart();
    if (start !== '') return start.startsWith('{') || start.startsWith('[');
  }
  return false;
}
