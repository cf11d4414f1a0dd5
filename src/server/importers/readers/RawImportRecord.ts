import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Bytes of a file that should be one JSON value, or the reason why they cannot be read. */
export type RawImportRecord =
  | { line: number; bytes: Buffer }
  /** `isTooLarge`: the record exceeds a limit. */
  | { line: number; problem: ReportEntry; isTooLarge?: boolean };

/**
 * Maximum length in bytes of a line or JSON value of an imported file. Longer lines and values are reported
 * and skipped. GitHub's largest issues (2,500 comments) have about a tenth of this length.
 */
export const IMPORT_RECORD_BYTES_MAX = 64 * 1024 * 1024;

export const IMPORT_RECORD_TOO_LONG_PROBLEM: ReportEntry = {
  code: 'record_too_long',
  mebibytes: IMPORT_RECORD_BYTES_MAX / 1024 / 1024,
};

/** Joins an input record from several chunks of the file. Drops the content of a record that is too long. */
export class RawImportRecordBuffer {
  private parts: Buffer[] = [];
  private length = 0;

  add(part: Buffer): void {
    this.length += part.length;
    if (this.length <= IMPORT_RECORD_BYTES_MAX) this.parts.push(part);
    else this.parts = [];
  }

  /**
   * Returns the record made of the bytes added since the last call.
   * @param line number of the record's first line
   */
  takeRecord(line: number): RawImportRecord {
    const record: RawImportRecord =
      this.length > IMPORT_RECORD_BYTES_MAX
        ? { line, problem: IMPORT_RECORD_TOO_LONG_PROBLEM, isTooLarge: true }
        : { line, bytes: joinBuffers(this.parts) };
    this.parts = [];
    this.length = 0;
    return record;
  }
}

const joinBuffers = (parts: Buffer[]): Buffer => (parts.length === 1 ? parts[0]! : Buffer.concat(parts));
