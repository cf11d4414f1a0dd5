import type { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { IssueWriter, PreparedBatch } from './IssueWriter';
import type { DigestedIssue } from './planImportBatch';

/**
 * Overlaps the steps of an import: while the database writes a batch, the rows of the next batch are
 * built and the batch after that is read. At most these three batches are in memory.
 */
export class ImportPipeline {
  private readonly writer: IssueWriter;
  private readonly size: AdaptiveBatchSize;
  private prepared: PreparedBatch | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** @param size number of issues per batch, adjusted to the measured duration of each write */
  constructor(writer: IssueWriter, size: AdaptiveBatchSize) {
    this.writer = writer;
    this.size = size;
  }

  /** Adds a batch to the pipeline. Resolves when the next batch may be read. */
  async push(batch: readonly DigestedIssue[]): Promise<void> {
    await this.writing;
    // Labels and users are created between the writes of two batches, because the embedded database has one
    // connection.
    const next = await this.writer.prepareBatch(batch);
    const previous = this.prepared;
    this.startWrite(previous);
    this.prepared = next;
    await this.writer.buildRows(next, previous);
  }

  /** Resolves once all batches are written. */
  async end(): Promise<void> {
    await this.writing;
    this.startWrite(this.prepared);
    this.prepared = null;
    await this.writing;
  }

  private startWrite(batch: PreparedBatch | null): void {
    if (!batch) return;
    this.writing = this.writeAndMeasure(batch);
    // The next `push` or `end` awaits this promise. Until then, a rejection must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  private async writeAndMeasure(prepared: PreparedBatch): Promise<void> {
    const started = performance.now();
    await this.writer.write(prepared);
    this.size.recordBatchDuration(prepared.batch.length, performance.now() - started);
  }
}
