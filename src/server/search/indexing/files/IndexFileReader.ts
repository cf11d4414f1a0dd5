/** Reads an index file. The checksums of the directory and of each array are verified before they are returned. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { createGrowableArray, type GrowableArray } from '../../columns/arrays/growableArrays';
import {
  INDEX_FILE_ARRAY_TYPES,
  INDEX_FILE_TRAILER_BYTES,
  type IndexFileArray,
  type IndexFileDirectory,
  type IndexFileFormat,
} from './indexFileFormat';

/** An index file is damaged or has another format. */
export class InvalidIndexFileError extends Error {}

/** Number of bytes per read. Their checksum is computed while they are in the CPU cache. */
const READ_BYTES = 1 << 20;

export class IndexFileReader {
  readonly directory: IndexFileDirectory;
  readonly #format: IndexFileFormat;
  readonly #descriptor: number;
  #next = 0;
  #position = 0;

  /** @throws InvalidIndexFileError, or an error of the file system */
  constructor(format: IndexFileFormat, file: string) {
    this.#format = format;
    this.#descriptor = openSync(file, 'r');
    try {
      this.directory = this.#readDirectory();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /**
   * Reads the next array, with room to grow.
   * @throws InvalidIndexFileError if the next array has another name or type, or is damaged
   */
  readArray<T extends GrowableArray>(name: string, types: readonly IndexFileArray['type'][]): T {
    const next = this.directory.arrays[this.#next++];
    if (next?.name !== name || !types.includes(next.type))
      throw new InvalidIndexFileError(`The index file has no array ${name}.`);
    const array = createGrowableArray<GrowableArray>(new INDEX_FILE_ARRAY_TYPES[next.type](0), next.length);
    const bytes = new Uint8Array(array.buffer, 0, array.byteLength);
    let checksum = 0;
    for (let at = 0; at < bytes.length; at += READ_BYTES) {
      const part = bytes.subarray(at, at + READ_BYTES);
      this.#read(part, this.#position + at);
      checksum = crc32(part, checksum);
    }
    if (checksum !== next.checksum)
      throw new InvalidIndexFileError(`The array ${name} of the index file is damaged.`);
    this.#position += bytes.length;
    return array as T;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #readDirectory(): IndexFileDirectory {
    const { size } = fstatSync(this.#descriptor);
    const trailer = new Uint32Array(INDEX_FILE_TRAILER_BYTES / 4);
    this.#read(new Uint8Array(trailer.buffer), size - INDEX_FILE_TRAILER_BYTES);
    const [length, checksum, format, signature] = trailer;
    if (signature !== this.#format.signature || format !== this.#format.version)
      throw new InvalidIndexFileError('The index file has an unknown format.');
    const start = size - INDEX_FILE_TRAILER_BYTES - length!;
    if (start < 0) throw new InvalidIndexFileError('The index file is incomplete.');
    const json = Buffer.allocUnsafe(length!);
    this.#read(json, start);
    if (crc32(json) !== checksum)
      throw new InvalidIndexFileError('The directory of the index file is damaged.');
    const directory = JSON.parse(json.toString('utf8')) as IndexFileDirectory;
    const arrayBytes = directory.arrays.reduce(
      (sum, array) => sum + array.length * INDEX_FILE_ARRAY_TYPES[array.type].BYTES_PER_ELEMENT,
      0,
    );
    if (arrayBytes !== start) throw new InvalidIndexFileError('The index file is incomplete.');
    return directory;
  }

  #read(bytes: Uint8Array, position: number): void {
    if (position < 0) throw new InvalidIndexFileError('The index file is incomplete.');
    for (let at = 0; at < bytes.length;) {
      const count = readSync(this.#descriptor, bytes, at, bytes.length - at, position + at);
      if (count === 0) throw new InvalidIndexFileError('The index file is incomplete.');
      at += count;
    }
  }
}
