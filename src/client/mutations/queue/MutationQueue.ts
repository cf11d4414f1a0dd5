import type { Disposable, IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';
import { readDraft, restoreDraft, writeDraft } from '../../drafts/drafts';
import { joinErrorMessages, type UserError } from '../../errors/UserError';
import type { ServerReachabilityTracker } from '../../relay/network/serverConnection';
import type { MutationResponse, QueuedMutation, UnsentDraftText } from './MutationDefinition';
import type { PersistedMutation, PersistedMutationQueue } from './persistedMutationQueue';
import type { FindMutationDefinition } from './MutationRegistryContext';
import { type MutationAttemptResult, sendMutation } from './sendMutation';

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

/** How to undo a mutation that the server has accepted. */
export interface MutationUndo {
  inverse: QueuedMutation;
  /** URL of the page that shows the change, if the response determines it. */
  href?: string;
}

/** The message at the bottom of the page. */
export interface MutationNotice {
  id: number;
  kind: 'done' | 'undone' | 'refused';
  text: string;
  href: string;
  /** URL of the form with the text of the undone change. */
  draftHref?: string | undefined;
}

export interface MutationQueueState {
  /** Summaries of mutations that wait for the server, in sending order. */
  waiting: readonly string[];
  /** Summaries of persisted mutations that this build does not know; they stay in storage. */
  unsent: readonly string[];
  notice: MutationNotice | null;
  canUndo: boolean;
}

interface UndoableMutation {
  summary: string;
  href: string;
  inverse: QueuedMutation;
  /** Draft that the undo restores, and the URL of its form. */
  draft?: (UnsentDraftText & { href: string }) | null;
}

interface PendingMutation {
  mutation: QueuedMutation;
  options: MutationCommitOptions;
  optimisticUpdate: Disposable | null;
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
  connection: ServerReachabilityTracker | null;
  storage: PersistedMutationQueue;
  /** Id of the viewer, to whom persisted mutations belong. */
  viewerId: () => string;
  /** Resolves to the viewer's id once it is known; undefined if it is known from the start. */
  whenViewerKnown?: () => Promise<string>;
}

/** Maximum length of the undo history. */
const UNDO_HISTORY_MAX = 100;

/**
 * Commits the queued mutations of a page: applies each optimistically, sends them one at a time in order,
 * persists them while the server is unreachable, and records how to undo them.
 */
export class MutationQueue {
  private readonly dependencies: MutationQueueDependencies;
  private readonly changes = new Emitter();
  private readonly undoHistory: UndoableMutation[] = [];
  private pending: PendingMutation[] = [];
  /** Persisted mutations without a definition in this build. */
  private unknown: PersistedMutation[] = [];
  private isFlushing = false;
  private noticeCount = 0;
  private state: MutationQueueState = { waiting: [], unsent: [], notice: null, canUndo: false };

  constructor(dependencies: MutationQueueDependencies) {
    this.dependencies = dependencies;
  }

  readonly subscribe = this.changes.subscribe;
  readonly getState = (): MutationQueueState => this.state;

  /** Commits a mutation. It is on screen when this returns, and on the server as soon as possible. */
  async commitMutation<TResponse extends MutationResponse>(
    mutation: QueuedMutation<TResponse>,
    options: MutationCommitOptions<TResponse>,
  ): Promise<MutationResult<TResponse>> {
    const { summary, href, inverse } = options;
    const undoable = inverse ? { summary, href, inverse } : null;
    if (undoable) this.recordUndoableMutation(undoable);
    const result = await this.enqueue(mutation, options);
    if (undoable && result.status === 'refused') this.removeFromUndoHistory(undoable);
    return result as MutationResult<TResponse>;
  }

  /** Undoes the most recent change that can be undone. */
  readonly undo = async (): Promise<void> => {
    const last = this.undoHistory.pop();
    if (!last) return;
    const { summary, href, draft } = last;
    const viewerId = this.dependencies.viewerId();
    if (draft?.isSerialized && readDraft(viewerId, draft.place) !== null) {
      this.undoHistory.push(last);
      const text = `“${summary}” cannot be undone: its form contains another draft.`;
      return this.showNotice('refused', text, draft.href);
    }
    this.showNotice('undone', summary, href, draft?.href);
    const result = await this.enqueue(last.inverse, { summary: `Undo “${summary}”`, href });
    if (result.status !== 'refused') {
      if (draft) restoreDraft(viewerId, draft.place, draft.text);
      return;
    }
    this.showNotice('refused', `“${summary}” cannot be undone: ${joinErrorMessages(result.errors)}`, href);
  };

  private recordUndoableMutation(undoable: UndoableMutation): void {
    this.undoHistory.push(undoable);
    if (this.undoHistory.length > UNDO_HISTORY_MAX) this.undoHistory.shift();
    this.showNotice('done', undoable.summary, undoable.href);
  }

  readonly dismiss = (): void => this.updateQueueState({ notice: null });

  /**
   * Sends the persisted mutations of pages that have been closed. Mutations of an unknown name stay stored, are
   * listed in `unsent`, and their texts are restored as drafts.
   *
   * @param loadRegistry called only when there is something to send
   */
  async resumePersistedMutations(loadRegistry: () => Promise<FindMutationDefinition>): Promise<void> {
    const { storage, viewerId, whenViewerKnown = viewerId } = this.dependencies;
    const viewer = await whenViewerKnown();
    if (!storage.hasMutationsFromOtherTabs(viewer)) return;
    const findDefinition = await loadRegistry();
    await storage.takeOverMutationsOfOtherTabs(viewer, (mutations) => {
      for (const persisted of mutations) {
        const definition = findDefinition(persisted.name);
        if (definition)
          void this.enqueue({ definition, input: persisted.input }, toMutationCommitOptions(persisted), true);
        else this.keepUnrecognizedPersistedMutation(viewer, persisted);
      }
      this.reportWaitingMutations();
    });
  }

  private keepUnrecognizedPersistedMutation(viewer: string, persisted: PersistedMutation): void {
    const { draft, draftPlace } = persisted;
    if (draft !== undefined && draftPlace !== undefined) writeDraft(viewer, draftPlace, draft);
    this.unknown.push(persisted);
    this.persistQueue();
    this.updateQueueState({ unsent: this.unknown.map(({ words }) => words) });
  }

  private enqueue(
    mutation: QueuedMutation,
    options: MutationCommitOptions,
    isDetached = false,
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
        if (attempt.retryAfter === null) this.dependencies.connection?.failed();
        this.reportWaitingMutations();
        await sleep(attempt.retryAfter ?? 0);
      } else {
        this.pending.shift();
        this.settleMutation(next, attempt);
      }
    }
    this.isFlushing = false;
  }

  private settleMutation(
    { mutation, options, resolve, isDetached }: PendingMutation,
    attempt: Exclude<MutationAttemptResult, { status: 'unanswered' }>,
  ): void {
    this.persistQueue();
    if (this.state.waiting.length > 0) this.reportWaitingMutations();
    if (attempt.status === 'refused' && isDetached) {
      this.restoreDraft(mutation, options);
      const text = `“${options.summary}” was rejected: ${joinErrorMessages(attempt.errors)}`;
      this.showNotice('refused', text, options.href);
    }
    const undo = attempt.status === 'done' ? options.undoFor?.(attempt.response) : null;
    if (undo) {
      const { summary, href } = options;
      const draft = mutation.definition.draftFor?.(mutation.input, options.draft);
      this.recordUndoableMutation({ summary, href, ...undo, draft: draft ? { ...draft, href } : null });
    }
    resolve(attempt);
  }

  private restoreDraft({ definition, input }: QueuedMutation, { draft }: MutationCommitOptions): void {
    const restored = definition.draftFor?.(input, draft);
    if (restored) writeDraft(this.dependencies.viewerId(), restored.place, restored.text);
  }

  private removeFromUndoHistory(undoable: UndoableMutation): void {
    const index = this.undoHistory.indexOf(undoable);
    if (index >= 0) this.undoHistory.splice(index, 1);
    const { notice } = this.state;
    this.updateQueueState(
      notice?.kind === 'done' && notice.text === undoable.summary ? { notice: null } : {},
    );
  }

  private async waitUntilServerReachable(): Promise<void> {
    const { connection } = this.dependencies;
    if (!connection || connection.isOnline()) return;
    this.reportWaitingMutations();
    await connection.recovered(new AbortController().signal);
  }

  /** Reports all pending mutations to their controls as waiting for the server. */
  private reportWaitingMutations(): void {
    for (const pending of this.pending) {
      pending.isDetached = true;
      pending.resolve({ status: 'waiting' });
    }
    this.updateQueueState({ waiting: this.pending.map(({ options }) => options.summary) });
  }

  private persistQueue(): void {
    const { storage, viewerId, connection } = this.dependencies;
    storage.saveMutations(viewerId(), [...this.pending.map(toPersistedMutation), ...this.unknown]);
    if (connection && !connection.isOnline()) this.reportWaitingMutations();
  }

  private showNotice(kind: MutationNotice['kind'], text: string, href: string, draftHref?: string): void {
    this.updateQueueState({ notice: { id: ++this.noticeCount, kind, text, href, draftHref } });
  }

  private updateQueueState(change: Partial<MutationQueueState>): void {
    this.state = { ...this.state, ...change, canUndo: this.undoHistory.length > 0 };
    this.changes.emit();
  }
}

function toPersistedMutation({
  mutation: { definition, input },
  options,
}: PendingMutation): PersistedMutation {
  const { summary, href, draft } = options;
  const restorable = definition.draftFor?.(input, draft);
  return {
    name: definition.name,
    input: input as PersistedMutation['input'],
    words: summary,
    href,
    draft: restorable?.text ?? draft,
    draftPlace: restorable?.place,
  };
}

const toMutationCommitOptions = ({ words, href, draft }: PersistedMutation): MutationCommitOptions => ({
  summary: words,
  href,
  draft,
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
