import type { IssueRowsUpdate } from '../../../store/changes/ProjectChangeHub';

/** The result of one transaction of a bulk operation. */
export interface BulkChunkResult {
  /** Numbers of the processed issues. Empty: the operation has ended, or another server runs it. */
  numbers: readonly number[];
  /** Numbers of the next issues, read ahead for later chunks. Empty: the next chunk reads them from the database. */
  nextNumbers: readonly number[];
  /** The changed issue rows for the search index in memory, or null if the index has to read them from the database. */
  issueRowsUpdate: IssueRowsUpdate | null;
}

/** The result of a transaction that has processed no issue, after which the server stops running the operation. */
export const STOPPED_BULK_CHUNK_RESULT: BulkChunkResult = {
  numbers: [],
  nextNumbers: [],
  issueRowsUpdate: null,
};
