/**
 * Writes an index file. The file gets its name only when it is complete and flushed to the disk. Until then, the
 * previous file stays in place.
 */
import { closeSync, fsync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { GrowableArray } from '../../columns/arrays/growableArrays';
import {
  INDEX_FILE_ARRAY_TYPES,
  INDEX_FILE_TRAILER_BYTES,
  type IndexFileArray,
  type IndexFileFormat,
  type IndexFileOrigin,
} from './indexFileFormat';

const fsyncAsync = promisify(fsync);

/** Number of bytes that are written at once. A write blocks the thread for less than a millisecond per megabyte. */
const WRITE_BYTES = 1 << 20;

export class IndexFileWriter {
  readonly #format: IndexFileFormat;
  readonly #file: string;
  readonly #temporaryFile: string;
  readonly #descriptor: number;
  readonly #arrays: IndexFileArray[] = [];
  readonly #chunk = Buffer.allocUnsafe(WRITE_BYTES);
  #chunkLength = 0;

  /** @param temporaryFile name of the unfinished file; a file that a crash has left under this name is overwritten */
  constructor(format: IndexFileFormat, file: string, temporaryFile: string) {
    this.#format = format;
    this.#file = file;
    this.#temporaryFile = temporaryFile;
    this.#descriptor = openSync(temporaryFile, 'w', 0o600);
  }

  /** Writes an array in steps. */
  *writeArray(name: string, array: GrowableArray): Generator<void> {
    this.startArray(name, array);
    const bytes = toBytes(array);
    for (let at = 0; at < bytes.length; at += WRITE_BYTES) {
      this.appendToArray(bytes.subarray(at, at + WRITE_BYTES));
      yield;
    }
  }

  /** Starts an array of the same type as an existing one. Its elements follow with `appendToArray`. */
  startArray(name: string, like: GrowableArray): void {
    const type = like.constructor.name as IndexFileArray['type'];
    this.#flush();
    this.#arrays.push({ name, type, length: 0, checksum: 0 });
  }

  /** Appends elements to the started array, as the bytes of an array of its type. */
  appendToArray(bytes: Uint8Array): void {
    const { length } = bytes;
    if (length > WRITE_BYTES - this.#chunkLength) this.#flush();
    if (length >= WRITE_BYTES) this.#write(bytes);
    else {
      this.#chunk.set(bytes, this.#chunkLength);
      this.#chunkLength += length;
    }
    const array = this.#arrays.at(-1)!;
    array.length += length / INDEX_FILE_ARRAY_TYPES[array.type].BYTES_PER_ELEMENT;
  }

  /**
   * Completes the file and gives it its name. The thread is not blocked while the disk writes.
   * @param isCanceled returns true if the file must not get its name, because the index has changed
   * @returns whether the file got its name
   */
  async finishFile(origin: IndexFileOrigin, issueCount: number, isCanceled: () => boolean): Promise<boolean> {
    try {
      this.#flush();
      const directory = Buffer.from(JSON.stringify({ origin, issueCount, arrays: this.#arrays }));
      const trailer = [directory.length, crc32(directory), this.#format.version, this.#format.signature];
      writeFully(this.#descriptor, directory);
      writeFully(
        this.#descriptor,
        new Uint8Array(Uint32Array.from(trailer).buffer, 0, INDEX_FILE_TRAILER_BYTES),
      );
      await fsyncAsync(this.#descriptor);
    } catch (error) {
      this.discardFile();
      throw error;
    }
    if (isCanceled()) {
      this.discardFile();
      return false;
    }
    closeSync(this.#descriptor);
    renameSync(this.#temporaryFile, this.#file);
    return true;
  }

  /** Deletes the unfinished file. */
  discardFile(): void {
    closeSync(this.#descriptor);
    rmSync(this.#temporaryFile, { force: true });
  }

  #flush(): void {
    if (this.#chunkLength === 0) return;
    this.#write(this.#chunk.subarray(0, this.#chunkLength));
    this.#chunkLength = 0;
  }

  #write(bytes: Uint8Array): void {
    const array = this.#arrays.at(-1)!;
    array.checksum = crc32(bytes, array.checksum);
    writeFully(this.#descriptor, bytes);
  }
}

/** Returns the bytes of an array, without copying them. */
export const toBytes = ({ buffer, byteOffset, byteLength }: GrowableArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function writeFully(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
}
