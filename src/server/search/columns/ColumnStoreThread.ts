import { RequestThread } from '../indexing/RequestThread';
import type { ColumnStoreRequest, ColumnStoreResult } from './data/protocol';

export interface ColumnStoreThreadSettings {
  /** Maximum memory of all cached lists together, in bytes. */
  rankingBytes: number;
  /** The folder of the column files. Null: no files are read or written. */
  folder: string | null;
}

/**
 * The worker thread that holds the in-memory columns of all projects. It starts requests in the order in
 * which they are sent.
 */
export class ColumnStoreThread extends RequestThread<ColumnStoreRequest, ColumnStoreResult> {
  constructor(settings: ColumnStoreThreadSettings) {
    super(__dirname, 'columns', settings);
  }
}
