import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { readNdjsonLines } from './readNdjsonLines';

/** Text is written to the temporary file once this much is buffered, in UTF-16 units. */
const FILE_QUEUE_BUFFER_LENGTH = 64 * 1024;

/** The `reviver` argument of JSON.parse. */
type JsonReviver = (key: string, value: unknown) => unknown;

/** A queue of values in a temporary file. It keeps an import's memory independent of the size of its input. */
export class FileBackedQueue<T> {
  private readonly file: string;
  private handle: FileHandle | null = null;
  private pending = '';
  private count = 0;
  private readonly revive: JsonReviver | undefined;

  /** @param file path of the temporary file, which is created when the first value is added */
  constructor(file: string, revive?: JsonReviver) {
    this.file = file;
    this.revive = revive;
  }

  get length(): number {
    return this.count;
  }

  /** Adds a value, which is stored as JSON. The constructor's `revive` restores other types, such as dates. */
  async add(value: T): Promise<void> {
    this.count++;
    this.pending += `${JSON.stringify(value)}\n`;
    if (this.pending.length >= FILE_QUEUE_BUFFER_LENGTH) await this.flush();
  }

  /** Yields all values in the order in which they were added. No value may be added at the same time. */
  async *read(): AsyncGenerator<T> {
    await this.flush();
    if (!this.handle) return;
    for await (const line of readNdjsonLines(createReadStream(this.file))) {
      if ('bytes' in line) yield JSON.parse(line.bytes.toString('utf8'), this.revive) as T;
    }
  }

  async close(): Promise<void> {
    await this.handle?.close();
    this.handle = null;
  }

  private async flush(): Promise<void> {
    if (this.pending === '') return;
    this.handle ??= await open(this.file, 'a', 0o600);
    const text = this.pending;
    this.pending = '';
    try {
      await this.handle.appendFile(text);
    } catch (error) {
      // Errors of file handles do not name the file. The path tells users which disk is full.
      throw error instanceof Error ? Object.assign(error, { path: this.file }) : error;
    }
  }
}
