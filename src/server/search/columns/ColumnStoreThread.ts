import { RequestThread } from '../indexing/RequestThread';
import type { ColumnStoreRequest, ColumnStoreResult } from './data/protocol';

/**
 * The worker thread that holds the in-memory columns of all projects. It answers requests in the order in
 * which they are sent.
 */
export class ColumnStoreThread extends RequestThread<ColumnStoreRequest, ColumnStoreResult> {
  /** @param rankingBytes maximum memory of all cached lists together, in bytes */
  constructor(rankingBytes: number) {
    super(__dirname, 'columns', { rankingBytes });
  }
}
