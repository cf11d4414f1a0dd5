import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLines } from './readLines';

/** Text is written once so much has gathered, in UTF-16 units. */
const BUFFER_LENGTH = 64 * 1024;

/** The second argument of JSON.parse. */
type Revive = (key: string, value: unknown) => unknown;

/** Values put aside in a temporary file for later, so that an import's memory does not grow with its input. */
export class Spool<T> {
  private readonly file: string;
  private handle: FileHandle | null = null;
  private pending = '';
  private count = 0;
  private readonly revive: Revive | undefined;

  /** @param file is created at the first value. */
  constructor(file: string, revive?: Revive) {
    this.file = file;
    this.revive = revive;
  }

  get length(): number {
    return this.count;
  }

  /** `value` comes back as JSON and `revive` bring it. */
  async add(value: T): Promise<void> {
    this.count++;
    this.pending += `${JSON.stringify(value)}\n`;
    if (this.pending.length >= BUFFER_LENGTH) await this.flush();
  }

  /** All values in the order they came. Nothing may be added meanwhile. */
  async *read(): AsyncGenerator<T> {
    await this.flush();
    if (!this.handle) return;
    for await (const piece of readLines(createReadStream(this.file))) {
      if ('bytes' in piece) yield JSON.parse(piece.bytes.toString('utf8'), this.revive) as T;
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
    await this.handle.appendFile(text);
  }
}

/** Runs `use` with a temporary folder that is gone afterwards. */
export async function withScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'winnow-import-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
