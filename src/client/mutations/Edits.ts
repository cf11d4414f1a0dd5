import type { Disposable, IEnvironment } from 'relay-runtime';
import type { Connection } from '../relay/connection';
import type { EditOperation, Step } from './Edit';
import type { KeptStep, KeptSteps } from './keptSteps';
import { type Answer, sendStep } from './sendStep';
import { messageOf, type UserError } from './userError';

/** What became of an edit, for the control that made it. */
export type Outcome =
  | { status: 'done'; response: EditOperation['response'] }
  | { status: 'refused'; errors: readonly UserError[] }
  /** The server is away: it is kept, and sent when the server is back. */
  | { status: 'waiting' };

export interface Change {
  /** What it does, as the notice tells it: `NET-12: priority High`. */
  words: string;
  /** Where it can be seen. */
  href: string;
  /** What was typed and chosen, as its draft has it: given back where it is refused too late. */
  draft?: string | undefined;
  /** What takes it back; absent: it cannot be taken back. */
  inverse?: Step | undefined;
}

/** The last thing that happened, told at the foot of the page. */
export interface Notice {
  id: number;
  kind: 'done' | 'undone' | 'refused';
  words: string;
  href: string;
}

export interface EditsState {
  /** Edits that wait for the server, in words, in the order they will be sent. */
  waiting: readonly string[];
  notice: Notice | null;
  /** Whether there is something to take back. */
  canUndo: boolean;
}

/** A change that can be taken back. */
type Undoable = Change & { inverse: Step };

interface Pending {
  step: Step;
  change: Change;
  optimistic: Disposable | null;
  settle: (outcome: Outcome) => void;
  /** No control waits for its answer any more. */
  late: boolean;
}

interface Needs {
  environment: IEnvironment;
  /** Null where there is no network to lose (tests of single components). */
  connection: Connection | null;
  kept: KeptSteps;
  /** Whose edits are kept. */
  person: () => string;
  /** Absent: it is from the start. */
  whenPersonIsKnown?: () => Promise<string>;
  /** Finds an edit's kind by its name. */
  kindOf: (name: string) => Step['edit'] | undefined;
}

/** Changes that can be taken back one after the other. */
const UNDO_DEPTH = 100;

/**
 * Commits every edit of a page: shows it at once, sends it once and in order, keeps it while the
 * server is away, and remembers how to take it back.
 */
export class Edits {
  private readonly listeners = new Set<() => void>();
  private readonly undoable: Undoable[] = [];
  private pending: Pending[] = [];
  private flushing = false;
  private notices = 0;
  private state: EditsState = { waiting: [], notice: null, canUndo: false };

  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): EditsState => this.state;

  /** Does it: on screen before this returns, on the server as soon as can be. */
  async commit(step: Step, change: Change): Promise<Outcome> {
    const undoable = change.inverse ? { ...change, inverse: change.inverse } : null;
    if (undoable) {
      this.undoable.push(undoable);
      if (this.undoable.length > UNDO_DEPTH) this.undoable.shift();
      this.tell('done', change.words, change.href);
    }
    const outcome = await this.enqueue(step, change);
    if (undoable && outcome.status === 'refused') this.forget(undoable);
    return outcome;
  }

  /** Takes the last change back. */
  readonly undo = async (): Promise<void> => {
    const last = this.undoable.pop();
    if (!last) return;
    const { words, href } = last;
    this.tell('undone', words, href);
    const outcome = await this.enqueue(last.inverse, { words: `Take back “${words}”`, href });
    if (outcome.status !== 'refused') return;
    this.tell('refused', `“${words}” cannot be taken back: ${messageOf(outcome.errors)}`, href);
  };

  readonly dismiss = (): void => this.set({ notice: null });

  /** Goes on with what other pages leave, as each of them is gone. */
  async adopt(): Promise<void> {
    const { kept, person, whenPersonIsKnown = person, kindOf } = this.needs;
    await kept.adopt(await whenPersonIsKnown(), (steps) => {
      for (const { name, input, words, href, draft } of steps) {
        const edit = kindOf(name);
        if (edit) void this.enqueue({ edit, input }, { words, href, draft }, true);
      }
      this.showWaiting();
    });
  }

  private enqueue(step: Step, change: Change, late = false): Promise<Outcome> {
    const input = { idempotencyKey: crypto.randomUUID(), ...step.input };
    const { optimistic } = step.edit;
    const shown =
      optimistic && this.needs.environment.applyUpdate({ storeUpdater: (store) => optimistic(store, input) });
    return new Promise((settle) => {
      this.pending.push({ step: { ...step, input }, change, optimistic: shown ?? null, settle, late });
      this.keep();
      void this.flush();
    });
  }

  /** One after the other: what was done first is sent first. */
  private async flush(): Promise<void> {
    if (this.flushing) return;
    this.flushing = true;
    for (let next = this.pending[0]; next; next = this.pending[0]) {
      await this.whenReachable();
      const answer = await sendStep(this.needs.environment, next.step, next.optimistic);
      if (answer.status === 'unanswered') {
        if (answer.after === null) this.needs.connection?.failed();
        this.showWaiting();
        await pause(answer.after ?? 0);
      } else {
        this.pending.shift();
        this.settle(next, answer);
      }
    }
    this.flushing = false;
  }

  private settle(
    { step, change, settle, late }: Pending,
    answer: Exclude<Answer, { status: 'unanswered' }>,
  ): void {
    this.keep();
    if (this.state.waiting.length > 0) this.showWaiting();
    if (answer.status === 'refused' && late) {
      step.edit.giveBack?.(this.needs.person(), step.input, change.draft);
      this.tell('refused', `“${change.words}” was refused: ${messageOf(answer.errors)}`, change.href);
    }
    settle(answer);
  }

  private forget(undoable: Undoable): void {
    const at = this.undoable.indexOf(undoable);
    if (at >= 0) this.undoable.splice(at, 1);
    const { notice } = this.state;
    this.set(notice?.kind === 'done' && notice.words === undoable.words ? { notice: null } : {});
  }

  private async whenReachable(): Promise<void> {
    const { connection } = this.needs;
    if (!connection || connection.isOnline()) return;
    this.showWaiting();
    await connection.recovered(new AbortController().signal);
  }

  /** All that is pending waits now, as an edit is never sent before an earlier one. */
  private showWaiting(): void {
    for (const one of this.pending) {
      one.late = true;
      one.settle({ status: 'waiting' });
    }
    this.set({ waiting: this.pending.map(({ change }) => change.words) });
  }

  private keep(): void {
    const { kept, person, connection } = this.needs;
    kept.save(
      person(),
      this.pending.map(({ step, change: { words, href, draft } }) => ({
        name: step.edit.name,
        input: step.input as KeptStep['input'],
        words,
        href,
        draft,
      })),
    );
    if (connection && !connection.isOnline()) this.showWaiting();
  }

  private tell(kind: Notice['kind'], words: string, href: string): void {
    this.set({ notice: { id: ++this.notices, kind, words, href } });
  }

  private set(change: Partial<EditsState>): void {
    this.state = { ...this.state, ...change, canUndo: this.undoable.length > 0 };
    for (const listener of this.listeners) listener();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
