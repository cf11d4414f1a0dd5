import { RequestThread } from '../indexing/RequestThread';
import type { ColumnsRequest, ColumnsResult } from './data/protocol';

/** The thread that holds the columns of all projects. It answers requests in the order in which they are sent. */
export class ColumnsThread extends RequestThread<ColumnsRequest, ColumnsResult> {
  /** @param rankingBytes maximum memory of all cached lists together */
  constructor(rankingBytes: number) {
    super(__dirname, 'columns', { rankingBytes });
  }
}
