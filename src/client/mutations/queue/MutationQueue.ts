/**
 * The queue that sends mutations one at a time and in order, waits while the server is unreachable, and returns each
 * result to the control that committed the mutation. `sendMutation` makes one attempt, with the rollback; undo and storage
 * are in UndoHistory.ts and PersistedMutationQueue.ts.
 */
import type { Disposable, IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';
import { writeDraft } from '../../drafts/drafts';
import type { UserError } from '../../errors/UserError';
import type { ServerReachabilityTracker } from '../../relay/network/ServerReachabilityTracker';
import type { MutationResponse, QueuedMutation } from './MutationDefinition';
import { type MutationAttemptResult, sendMutation } from './sendMutation';
import type { FindMutationDefinition } from './startedMutationQueue';
import { type PersistedMutationQueue, toPersistedMutation } from './PersistedMutationQueue';
import { type MutationUndo, type UndoableMutation, UndoHistory, type UndoState } from './UndoHistory';

/** The result of a queued mutation, for the control that committed it. */
export type MutationResult<TResponse extends MutationResponse = MutationResponse> =
  | { status: 'done'; response: TResponse }
  | { status: 'refused'; errors: readonly UserError[] }
  /** The server is unreachable: the mutation is persisted and will be sent later. */
  | { status: 'waiting' };

export interface MutationCommitOptions<TResponse extends MutationResponse = MutationResponse> {
  /** Summary of the change for notices: `NET-12: priority High`. */
  summary: string;
  /** URL of the page that shows the change. */
  href: string;
  /** Draft of the form, restored when the mutation is rejected after the form was closed. */
  draft?: string | undefined;
  /** Mutation that undoes this one; undefined: it cannot be undone. */
  inverse?: QueuedMutation | undefined;
  /**
   * Returns the mutation that undoes this one, if it depends on the response, such as the id of a created object. Null: it
   * cannot be undone. The undo restores the text of this mutation as a draft.
   */
  undoFor?(response: TResponse): MutationUndo | null;
}

interface MutationQueueState extends UndoState {
  /** Summaries of mutations that wait for the server, in sending order. */
  waiting: readonly string[];
  /** Summaries of persisted mutations that this build does not know; they stay in storage. */
  unsent: readonly string[];
}

interface PendingMutation {
  mutation: QueuedMutation;
  options: MutationCommitOptions;
  optimisticUpdate: Disposable | null;
  /** The entry in the undo history; null: the mutation cannot be undone, or its entry is added after the response. */
  undoable: UndoableMutation | null;
  resolve: (result: MutationResult) => void;
  /**
   * The committing control has already received the result `waiting`, so a later rejection is shown as a
   * notice.
   */
  isDetached: boolean;
}

interface MutationQueueDependencies {
  environment: IEnvironment;
  /** Connection to the server; null in tests of single components, which have no network. */
  reachability: ServerReachabilityTracker | null;
  storage: PersistedMutationQueue;
  /** Id of the viewer, to whom persisted mutations belong. */
  viewerId: () => string;
  /** Resolves to the viewer's id once it is known; undefined if it is known from the start. */
  whenViewerKnown?: () => Promise<string>;
}

/**
 * Commits the queued mutations of a page: applies each optimistically, sends them one at a time in order, and persists
 * them until the server has answered.
 */
export class MutationQueue {
  private readonly dependencies: MutationQueueDependencies;
  private readonly undoHistory: UndoHistory;
  private readonly changes = new Emitter();
  private pending: PendingMutation[] = [];
  private isFlushing = false;
  private state: MutationQueueState = { waiting: [], unsent: [], notice: null, canUndo: false };

  readonly subscribe = this.changes.subscribe;
  readonly getState = (): MutationQueueState => this.state;
  /** Undoes the most recent change that can be undone. */
  readonly undo: () => Promise<void>;
  /** Hides the notice. */
  readonly dismiss: () => void;

  constructor(dependencies: MutationQueueDependencies) {
    this.dependencies = dependencies;
    this.undoHistory = new UndoHistory({
      viewerId: dependencies.viewerId,
      send: (mutation, options) => this.enqueue(mutation, options),
      onChange: (undoState) => this.updateState(undoState),
    });
    this.undo = this.undoHistory.undo;
    this.dismiss = this.undoHistory.dismiss;
  }

  /** Commits a mutation. It is on screen when this returns, and on the server as soon as possible. */
  async commitMutation<TResponse extends MutationResponse>(
    mutation: QueuedMutation<TResponse>,
    options: MutationCommitOptions<TResponse>,
  ): Promise<MutationResult<TResponse>> {
    const { summary, href, inverse } = options;
    const undoable = inverse ? { summary, href, inverse } : null;
    if (undoable) this.undoHistory.record(undoable);
    return (await this.enqueue(mutation, options, { undoable })) as MutationResult<TResponse>;
  }

  /**
   * Sends the persisted mutations of pages that have been closed. Mutations of an unknown name stay stored, are
   * listed in `unsent`, and their texts are restored as drafts.
   *
   * @param loadRegistry called only when there is something to send
   */
  async resumePersistedMutations(loadRegistry: () => Promise<FindMutationDefinition>): Promise<void> {
    const { storage, viewerId, whenViewerKnown = viewerId } = this.dependencies;
    const viewer = await whenViewerKnown();
    await storage.resumeMutations(viewer, loadRegistry, (mutations) => {
      for (const { mutation, options } of mutations)
        void this.enqueue(mutation, options, { isDetached: true });
      this.persistQueue();
      this.updateState({ unsent: storage.getUnknownSummaries() });
      this.reportWaitingMutations();
    });
  }

  private enqueue(
    mutation: QueuedMutation,
    options: MutationCommitOptions,
    { undoable = null, isDetached = false }: Partial<Pick<PendingMutation, 'undoable' | 'isDetached'>> = {},
  ): Promise<MutationResult> {
    const input = { idempotencyKey: crypto.randomUUID(), ...mutation.input };
    const { optimisticUpdater } = mutation.definition;
    const optimisticUpdate = optimisticUpdater
      ? this.dependencies.environment.applyUpdate({
          storeUpdater: (store) => optimisticUpdater(store, input),
        })
      : null;
    return new Promise((resolve) => {
      this.pending.push({
        mutation: { ...mutation, input },
        options,
        optimisticUpdate,
        undoable,
        resolve,
        isDetached,
      });
      this.persistQueue();
      void this.sendPendingMutations();
    });
  }

  /** Sends pending mutations one at a time: a mutation is never sent before an earlier one. */
  private async sendPendingMutations(): Promise<void> {
    if (this.isFlushing) return;
    this.isFlushing = true;
    for (let next = this.pending[0]; next; next = this.pending[0]) {
      await this.waitUntilServerReachable();
      const attempt = await sendMutation(this.dependencies.environment, next.mutation, next.optimisticUpdate);
      if (attempt.status === 'unanswered') {
        if (attempt.retryAfter === null) this.dependencies.reachability?.failed();
        this.reportWaitingMutations();
        await sleep(attempt.retryAfter ?? 0);
      } else {
        this.pending.shift();
        try {
          this.settleMutation(next, attempt);
        } catch (error) {
          // A function of the mutation has failed. It is reported, and the next mutations are sent.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    }
    this.isFlushing = false;
  }

  private async waitUntilServerReachable(): Promise<void> {
    const { reachability } = this.dependencies;
    if (!reachability || reachability.isOnline()) return;
    this.reportWaitingMutations();
    await reachability.recovered(new AbortController().signal);
  }

  /** Reports all pending mutations to their controls as waiting for the server. */
  private reportWaitingMutations(): void {
    for (const pending of this.pending) {
      pending.isDetached = true;
      pending.resolve({ status: 'waiting' });
    }
    this.updateState({ waiting: this.pending.map(({ options }) => options.summary) });
  }

  private settleMutation(
    { mutation, options, undoable, resolve, isDetached }: PendingMutation,
    attempt: Exclude<MutationAttemptResult, { status: 'unanswered' }>,
  ): void {
    this.persistQueue();
    if (this.state.waiting.length > 0) this.reportWaitingMutations();
    resolve(attempt);
    if (attempt.status === 'done') {
      this.undoHistory.recordAccepted(mutation, options, attempt.response);
    } else {
      if (undoable) this.undoHistory.remove(undoable);
      if (isDetached) {
        this.restoreDraft(mutation, options);
        this.undoHistory.showRejection(options, attempt.errors);
      }
    }
  }

  private restoreDraft({ definition, input }: QueuedMutation, { draft }: MutationCommitOptions): void {
    const restored = definition.draftFor?.(input, draft);
    if (restored) writeDraft(this.dependencies.viewerId(), restored.draftKey, restored.text);
  }

  private persistQueue(): void {
    const { storage, viewerId, reachability } = this.dependencies;
    storage.saveMutations(viewerId(), this.pending.map(toPersistedMutation));
    if (reachability && !reachability.isOnline()) this.reportWaitingMutations();
  }

  private updateState(change: Partial<MutationQueueState>): void {
    this.state = { ...this.state, ...change };
    this.changes.emit();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
