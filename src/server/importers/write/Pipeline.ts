import type { BatchSize } from '../../store/BatchSize';
import type { IssueWriter, PreparedBatch } from './IssueWriter';
import type { DigestedIssue } from './planBatch';

/**
 * Keeps both threads busy: while the database writes one batch, the next one becomes rows and the one
 * after that is read. At most these three are held.
 */
export class Pipeline {
  private readonly writer: IssueWriter;
  private readonly size: BatchSize;
  private ready: PreparedBatch | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** @param size learns how long batches take. */
  constructor(writer: IssueWriter, size: BatchSize) {
    this.writer = writer;
    this.size = size;
  }

  /** Resolves when the next batch may be read. */
  async push(batch: readonly DigestedIssue[]): Promise<void> {
    await this.writing;
    // Here nothing is being written: on the embedded engine, new names would wait for it.
    const next = await this.writer.meet(batch);
    const before = this.ready;
    this.write(before);
    this.ready = next;
    await this.writer.prepare(next, before);
  }

  /** Resolves once all is written. */
  async end(): Promise<void> {
    await this.writing;
    this.write(this.ready);
    this.ready = null;
    await this.writing;
  }

  private write(batch: PreparedBatch | null): void {
    if (!batch) return;
    this.writing = this.timed(batch);
    // Whoever awaits it next hears of a failure; until then it must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  private async timed(prepared: PreparedBatch): Promise<void> {
    const started = performance.now();
    await this.writer.write(prepared);
    this.size.record(prepared.batch.length, performance.now() - started);
  }
}
