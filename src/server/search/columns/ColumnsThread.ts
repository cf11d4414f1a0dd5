import { RequestThread } from '../RequestThread';
import type { ColumnsOutcome, ColumnsRequest } from './protocol';

/** The thread of the columns, seen from the server's: requests are answered in the order they were sent. */
export class ColumnsThread extends RequestThread<ColumnsRequest, ColumnsOutcome> {
  /** @param rankingBytes what lists written down may take, all together */
  constructor(rankingBytes: number) {
    super(__dirname, 'columns', { rankingBytes });
  }
}
