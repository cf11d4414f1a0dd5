import { RequestThread } from '../indexing/RequestThread';
import type { ColumnStoreRequest, ColumnStoreResult } from './data/protocol';

/** The thread that holds the columns of all projects. It answers requests in the order in which they are sent. */
export class ColumnStoreThread extends RequestThread<ColumnStoreRequest, ColumnStoreResult> {
  /** @param rankingBytes maximum memory of all cached lists together */
  constructor(rankingBytes: number) {
    super(__dirname, 'columns', { rankingBytes });
  }
}
