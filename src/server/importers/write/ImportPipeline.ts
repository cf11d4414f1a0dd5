import type { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { ImportIssueWriter, PreparedIssueBatch } from './ImportIssueWriter';
import type { IssueWithDigest } from './planImportBatch';

/**
 * Overlaps the steps of an import: while the database writes a batch, the rows of the next batch are
 * built and the batch after that is read. At most these three batches are in memory.
 */
export class ImportPipeline {
  private readonly writer: ImportIssueWriter;
  private readonly size: AdaptiveBatchSize;
  private prepared: PreparedIssueBatch | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** @param size number of issues per batch, adjusted to the measured duration of each write */
  constructor(writer: ImportIssueWriter, size: AdaptiveBatchSize) {
    this.writer = writer;
    this.size = size;
  }

  /** Adds a batch to the pipeline. Resolves when the next batch may be read. */
  async pushBatch(batch: readonly IssueWithDigest[]): Promise<void> {
    await this.writing;
    // Labels and users are created between the writes of two batches, because the embedded database has one
    // connection.
    const next = await this.writer.prepareIssueBatch(batch);
    const previous = this.prepared;
    this.startBatchWrite(previous);
    this.prepared = next;
    await this.writer.buildIssueRows(next, previous);
  }

  /** Resolves once all batches are written. */
  async finishWrites(): Promise<void> {
    await this.writing;
    this.startBatchWrite(this.prepared);
    this.prepared = null;
    await this.writing;
  }

  private startBatchWrite(batch: PreparedIssueBatch | null): void {
    if (!batch) return;
    this.writing = this.writeBatchAndMeasure(batch);
    // The next `push` or `end` awaits this promise. Until then, a rejection must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  private async writeBatchAndMeasure(prepared: PreparedIssueBatch): Promise<void> {
    const started = performance.now();
    await this.writer.writeIssueBatch(prepared);
    this.size.recordBatchDuration(prepared.batch.length, performance.now() - started);
  }
}
