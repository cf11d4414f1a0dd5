/** What the viewer has done on the duplicates screen since the page was loaded: applied at once, and undone in reverse order. */
import { Emitter } from '../../../../shared/Emitter';

/** An action on a cluster. */
export interface ReviewAction<Result> {
  cluster: string;
  /** Id of the issue that leaves the cluster; absent: the whole cluster leaves the list. */
  dismissedIssue?: string;
  /** The action in the past tense: `4 issues merged into NET-18655`. */
  summary: string;
  /** URL of the screen before the action. */
  href: string;
  /**
   * Sends the action and returns the result that its undo needs. Rejects with a message for the viewer. Absent if the
   * action has no effect on the server.
   * @param onProgress receives the result as soon as it is known, if the action then still takes time
   */
  send?: (onProgress: (result: Result) => void) => Promise<Result | undefined>;
  /** Undoes the action; rejects with a message for the viewer. */
  undo?: (result: Result | undefined) => Promise<void>;
}

/** The last action, for the footer. */
export interface LastReviewAction<Result> {
  readonly id: number;
  readonly kind: 'done' | 'undone' | 'failed';
  readonly text: string;
  /** Time in ms since 1970. */
  readonly at: number;
  readonly href: string;
  /** The server’s result of the action; undefined until the server has answered. */
  readonly result: Result | undefined;
}

export interface ReviewState<Result> {
  /** Ids of settled clusters: those that an action has removed from the list. */
  readonly settled: ReadonlySet<string>;
  /** Ids of issues that left their cluster, by cluster. */
  readonly dismissed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Messages of failed actions, by cluster. */
  readonly errors: ReadonlyMap<string, string>;
  readonly last: LastReviewAction<Result> | null;
  readonly canUndo: boolean;
}

interface SentAction<Result> {
  action: ReviewAction<Result>;
  /** The result of the action; null after it failed. */
  sent: Promise<{ result: Result | undefined } | null>;
}

const NONE: ReadonlySet<string> = new Set();

export class ReviewActions<Result> {
  readonly #changes = new Emitter();
  readonly #isUnsettled: (cluster: string) => Promise<boolean>;
  #history: SentAction<Result>[] = [];
  #actionCount = 0;
  #state: ReviewState<Result> = {
    settled: NONE,
    dismissed: new Map(),
    errors: new Map(),
    last: null,
    canUndo: false,
  };

  /**
   * @param isUnsettled asks the server for the current state of a cluster after an action: whether something is left to
   *   merge; never rejects
   */
  constructor(isUnsettled: (cluster: string) => Promise<boolean>) {
    this.#isUnsettled = isUnsettled;
  }

  readonly subscribe = this.#changes.subscribe;
  readonly getState = (): ReviewState<Result> => this.#state;

  /** Applies an action on screen and sends it. If it fails, the cluster returns with the error's message. */
  async perform(action: ReviewAction<Result>): Promise<void> {
    const { cluster, send } = action;
    this.#apply(action, true);
    const id = this.#setLast('done', action.summary, action.href);
    const setResult = (result: Result | undefined) => {
      const { last } = this.#state;
      if (last?.id === id) this.#update({ last: { ...last, result } });
    };
    const answer = attempt<Result | undefined>(() => send?.(setResult));
    const entry = { action, sent: answer.then(({ done }) => done) };
    this.#history.push(entry);
    this.#update({ errors: without(this.#state.errors, cluster) });
    const { done, message } = await answer;
    if (message !== null) {
      this.#history = this.#history.filter((each) => each !== entry);
      this.#apply(action, false);
      this.#update({ errors: new Map(this.#state.errors).set(cluster, message) });
      this.#setLast('failed', `“${action.summary}” failed: ${message}`, action.href);
    } else setResult(done?.result);
    if (!send) return;
    const isUnsettled = await this.#isUnsettled(cluster);
    // A cluster that still has issues to merge stays in the list.
    if (isUnsettled && action.dismissedIssue === undefined) this.#apply(action, false);
  }

  /**
   * Undoes the last action, on screen at once.
   * @returns the action, and a promise that resolves when the server has undone it or failed; null if there is none
   */
  undo(): { action: ReviewAction<Result>; ended: Promise<void> } | null {
    const entry = this.#history.pop();
    if (!entry) return null;
    const { action, sent } = entry;
    this.#apply(action, false);
    this.#setLast('undone', action.summary, action.href);
    return { action, ended: this.#undoOnServer(action, sent) };
  }

  async #undoOnServer(action: ReviewAction<Result>, sent: SentAction<Result>['sent']): Promise<void> {
    const done = await sent;
    const { undo } = action;
    // A failed action has already been reported, and there is nothing to undo.
    if (!done || !undo) return;
    const { message } = await attempt(() => undo(done.result));
    if (message !== null) {
      this.#apply(action, true);
      this.#setLast('failed', `“${action.summary}” cannot be undone: ${message}`, action.href);
    }
    await this.#isUnsettled(action.cluster);
  }

  /** Removes the cluster or issue of an action from the screen, or returns it. */
  #apply(
    { cluster, dismissedIssue }: Pick<ReviewAction<Result>, 'cluster' | 'dismissedIssue'>,
    isDone: boolean,
  ): void {
    const { settled, dismissed } = this.#state;
    if (dismissedIssue === undefined) return this.#update({ settled: toggle(settled, cluster, isDone) });
    const issues = toggle(dismissed.get(cluster) ?? NONE, dismissedIssue, isDone);
    this.#update({ dismissed: new Map(dismissed).set(cluster, issues) });
  }

  #setLast(kind: LastReviewAction<Result>['kind'], text: string, href: string): number {
    const id = ++this.#actionCount;
    this.#update({ last: { id, kind, text, at: Date.now(), href, result: undefined } });
    return id;
  }

  #update(change: Partial<ReviewState<Result>>): void {
    this.#state = { ...this.#state, ...change, canUndo: this.#history.length > 0 };
    this.#changes.emit();
  }
}

function toggle(set: ReadonlySet<string>, id: string, isIncluded: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIncluded) next.add(id);
  else next.delete(id);
  return next;
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const next = new Map(map);
  next.delete(key);
  return next;
}

/** Returns the result of a request, or the message of its error. */
async function attempt<Result>(
  request: () => Promise<Result> | undefined,
): Promise<{ done: { result: Result | undefined } | null; message: string | null }> {
  try {
    return { done: { result: await request() }, message: null };
  } catch (error) {
    return { done: null, message: error instanceof Error ? error.message : String(error) };
  }
}
