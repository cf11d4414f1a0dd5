/** Reads a column file. The checksums of the directory and of each array are verified before they are returned. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { createGrowableArray, type GrowableArray } from '../arrays/growableArrays';
import {
  COLUMN_FILE_ARRAY_TYPES,
  COLUMN_FILE_FORMAT_VERSION,
  COLUMN_FILE_SIGNATURE,
  COLUMN_FILE_TRAILER_BYTES,
  type ColumnFileArray,
  type ColumnFileDirectory,
} from './columnFileFormat';

/** A column file is damaged or has another format. */
export class InvalidColumnFileError extends Error {}

/** Number of bytes that are read at once, so that their checksum is computed while they are in the processor's cache. */
const READ_BYTES = 1 << 20;

export class ColumnFileReader {
  readonly directory: ColumnFileDirectory;
  readonly #descriptor: number;
  #next = 0;
  #position = 0;

  /** @throws InvalidColumnFileError, or an error of the file system */
  constructor(file: string) {
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
   * @throws InvalidColumnFileError if the next array has another name or type, or is damaged
   */
  readArray<T extends GrowableArray>(name: string, types: readonly ColumnFileArray['type'][]): T {
    const next = this.directory.arrays[this.#next++];
    if (next?.name !== name || !types.includes(next.type))
      throw new InvalidColumnFileError(`No array ${name}.`);
    const array = createGrowableArray<GrowableArray>(new COLUMN_FILE_ARRAY_TYPES[next.type](0), next.length);
    const bytes = new Uint8Array(array.buffer, 0, array.byteLength);
    let checksum = 0;
    for (let at = 0; at < bytes.length; at += READ_BYTES) {
      const part = bytes.subarray(at, at + READ_BYTES);
      this.#read(part, this.#position + at);
      checksum = crc32(part, checksum);
    }
    if (checksum !== next.checksum) throw new InvalidColumnFileError(`Array ${name} is damaged.`);
    this.#position += bytes.length;
    return array as T;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #readDirectory(): ColumnFileDirectory {
    const { size } = fstatSync(this.#descriptor);
    const trailer = new Uint32Array(COLUMN_FILE_TRAILER_BYTES / 4);
    this.#read(new Uint8Array(trailer.buffer), size - COLUMN_FILE_TRAILER_BYTES);
    const [length, checksum, format, signature] = trailer;
    if (signature !== COLUMN_FILE_SIGNATURE || format !== COLUMN_FILE_FORMAT_VERSION)
      throw new InvalidColumnFileError('Unknown format.');
    const start = size - COLUMN_FILE_TRAILER_BYTES - length!;
    if (start < 0) throw new InvalidColumnFileError('Incomplete file.');
    const json = Buffer.allocUnsafe(length!);
    this.#read(json, start);
    if (crc32(json) !== checksum) throw new InvalidColumnFileError('The directory is damaged.');
    const directory = JSON.parse(json.toString('utf8')) as ColumnFileDirectory;
    const arrayBytes = directory.arrays.reduce(
      (sum, array) => sum + array.length * COLUMN_FILE_ARRAY_TYPES[array.type].BYTES_PER_ELEMENT,
      0,
    );
    if (arrayBytes !== start) throw new InvalidColumnFileError('Incomplete file.');
    return directory;
  }

  #read(bytes: Uint8Array, position: number): void {
    if (position < 0) throw new InvalidColumnFileError('Incomplete file.');
    for (let at = 0; at < bytes.length;) {
      const count = readSync(this.#descriptor, bytes, at, bytes.length - at, position + at);
      if (count === 0) throw new InvalidColumnFileError('Incomplete file.');
      at += count;
    }
  }
}
