import type { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { ImportIssueWriter, PreparedImportBatch } from './ImportIssueWriter';
import type { IssueWithFieldHashes } from './planImportBatch';

/**
 * Overlaps the steps of an import: while the database writes a batch, the rows of the next batch are
 * built and the batch after that is read. At most these three batches are in memory.
 */
export class ImportPipeline {
  private readonly writer: ImportIssueWriter;
  private readonly size: AdaptiveBatchSize;
  private prepared: PreparedImportBatch | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** @param size number of issues per batch, adjusted to the measured duration of each write */
  constructor(writer: ImportIssueWriter, size: AdaptiveBatchSize) {
    this.writer = writer;
    this.size = size;
  }

  /** Adds a batch to the pipeline. Resolves when the next batch may be read. */
  async pushIssueBatch(batch: readonly IssueWithFieldHashes[]): Promise<void> {
    await this.writing;
    // Labels and users are created between the writes of two batches, because the embedded database has one
    // connection.
    const next = await this.writer.prepareIssueBatch(batch);
    const previous = this.prepared;
    this.startIssueBatchWrite(previous);
    this.prepared = next;
    await this.writer.buildIssueRows(next, previous);
  }

  /** Resolves once all batches are written. */
  async finishIssueBatchWrites(): Promise<void> {
    await this.writing;
    this.startIssueBatchWrite(this.prepared);
    this.prepared = null;
    await this.writing;
  }

  private startIssueBatchWrite(batch: PreparedImportBatch | null): void {
    if (!batch) return;
    this.writing = this.writeAndTimeIssueBatch(batch);
    // The next `pushIssueBatch` or `finishIssueBatchWrites` awaits this promise. Until then, a rejection must not
    // count as unhandled.
    this.writing.catch(() => undefined);
  }

  private async writeAndTimeIssueBatch(prepared: PreparedImportBatch): Promise<void> {
    const before = this.writer.transactionMilliseconds;
    await this.writer.writeIssueBatch(prepared);
    this.size.recordBatchDuration(prepared.batch.length, this.writer.transactionMilliseconds - before);
  }
}
