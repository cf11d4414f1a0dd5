/** A worker thread that builds the rows of `issue_text`, beside the main thread and the database. */
import type { Worker } from 'node:worker_threads';
import { SMALL_YOUNG_GENERATION_MB, startWorkerThread } from '../engines/startWorkerThread';
import type { CopyableRows } from './copyRowsIntoTable';
import {
  createFinishedIssueTextRows,
  type IssueTextRows,
  type IssueTexts,
  LocalIssueTextRows,
} from './IssueTextRows';

/** Some of the texts of a batch of issues. Only the last message of a batch is answered, with the batch's rows. */
export interface IssueTextMessage {
  batch: number;
  projectId: number;
  texts: readonly IssueTexts[];
  isLast: boolean;
}

export interface IssueTextResponse {
  batch: number;
  /** The rows of the batch in the binary format of COPY, or null if it had no issues. */
  data: Uint8Array<ArrayBuffer> | null;
}

interface PendingBatch {
  resolve: (rows: CopyableRows | null) => void;
  reject: (error: Error) => void;
}

/**
 * Default number of issues of a load whose texts are indexed in the main thread. Starting a thread takes about as long as
 * indexing these texts, so small loads use no thread.
 */
const LOCALLY_INDEXED_ISSUES_MAX = 1_000;

/**
 * Length of collected texts, in UTF-16 code units, from which they are sent to the thread, so that it starts before the
 * batch is complete.
 */
const MESSAGE_TEXT_LENGTH = 128 * 1024;

/** Builds the rows of `issue_text` for one load: those of the first issues in the main thread, the others in its own. */
export class IssueTextThread {
  private worker: Worker | null = null;
  private failure: Error | null = null;
  private readonly pending = new Map<number, PendingBatch>();
  private readonly localIssuesMax: number;
  private batches = 0;
  private localIssues = 0;

  /** @param localIssuesMax number of issues whose texts are indexed in the main thread; Infinity: no thread is started */
  constructor(localIssuesMax = LOCALLY_INDEXED_ISSUES_MAX) {
    this.localIssuesMax = localIssuesMax;
  }

  get hasStarted(): boolean {
    return this.worker !== null;
  }

  /** Starts the rows of a batch. */
  startRows(projectId: number): IssueTextRows {
    if (this.localIssues < this.localIssuesMax) {
      const rows = new LocalIssueTextRows(projectId);
      return {
        addIssueTexts: (texts) => {
          this.localIssues++;
          rows.addIssueTexts(texts);
        },
        finishRows: () => rows.finishRows(),
      };
    }
    return new RemoteIssueTextRows(++this.batches, projectId, (message) => this.send(message));
  }

  async close(): Promise<void> {
    this.fail(new Error('The thread that prepares issue texts was closed.'));
    await this.worker?.terminate();
  }

  /** Sends a message to the thread. Returns the rows of the batch after its last message, and null after the others. */
  private send(message: IssueTextMessage): Promise<CopyableRows | null> {
    if (this.failure) return Promise.reject(this.failure);
    const worker = (this.worker ??= this.startWorker());
    const rows = new Promise<CopyableRows | null>((resolve, reject) => {
      if (message.isLast) this.pending.set(message.batch, { resolve, reject });
      else resolve(null);
    });
    worker.postMessage(message);
    return rows;
  }

  private startWorker(): Worker {
    const worker = startWorkerThread(__dirname, 'issueText', null, SMALL_YOUNG_GENERATION_MB);
    worker.on('message', ({ batch, data }: IssueTextResponse) => {
      this.pending.get(batch)?.resolve(data && createFinishedIssueTextRows(data));
      this.pending.delete(batch);
    });
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('The thread that prepares issue texts has stopped.')));
    return worker;
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.pending.values()) reject(this.failure);
    this.pending.clear();
  }
}

class RemoteIssueTextRows implements IssueTextRows {
  private readonly batch: number;
  private readonly projectId: number;
  private readonly send: (message: IssueTextMessage) => Promise<CopyableRows | null>;
  private texts: IssueTexts[] = [];
  private length = 0;

  constructor(
    batch: number,
    projectId: number,
    send: (message: IssueTextMessage) => Promise<CopyableRows | null>,
  ) {
    this.batch = batch;
    this.projectId = projectId;
    this.send = send;
  }

  addIssueTexts(texts: IssueTexts): void {
    this.texts.push(texts);
    this.length += texts.comments.reduce((sum, { length }) => sum + length, texts.body.length);
    // If the thread has stopped, `finishRows` rejects.
    if (this.length >= MESSAGE_TEXT_LENGTH) this.sendTexts(false).catch(() => undefined);
  }

  finishRows(): Promise<CopyableRows | null> {
    return this.sendTexts(true);
  }

  private sendTexts(isLast: boolean): Promise<CopyableRows | null> {
    const { batch, projectId, texts } = this;
    this.texts = [];
    this.length = 0;
    return this.send({ batch, projectId, texts, isLast });
  }
}
