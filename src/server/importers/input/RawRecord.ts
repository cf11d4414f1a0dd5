/** A stretch of a file that should be one JSON value, or why it can't be had. */
export type RawRecord = { line: number; bytes: Buffer } | { line: number; problem: string };

/**
 * Longest line or value that is read, in bytes; a longer one is told and stepped over. GitHub's
 * largest issues (2,500 comments) are about a tenth of it.
 */
export const RECORD_BYTES_MAX = 64 * 1024 * 1024;

export const TOO_LONG = `it is longer than ${RECORD_BYTES_MAX / 1024 / 1024} MiB`;

/** Puts together what spans chunks, and forgets it once it is too long. */
export class RawRecordBuffer {
  private parts: Buffer[] = [];
  private length = 0;

  add(part: Buffer): void {
    this.length += part.length;
    if (this.length <= RECORD_BYTES_MAX) this.parts.push(part);
    else this.parts = [];
  }

  /** What was added since the last call; it began at this line. */
  take(line: number): RawRecord {
    const piece: RawRecord =
      this.length > RECORD_BYTES_MAX ? { line, problem: TOO_LONG } : { line, bytes: joined(this.parts) };
    this.parts = [];
    this.length = 0;
    return piece;
  }
}

const joined = (parts: Buffer[]): Buffer => (parts.length === 1 ? parts[0]! : Buffer.concat(parts));
