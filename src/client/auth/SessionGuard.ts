/** Who this page is for, and signing in over it when the server asks for somebody. */
import type { IEnvironment } from 'relay-runtime';
import { clearPendingAction, storePendingAction } from './pendingAction';

/** Of one environment: see `doorOf`. */
export class SessionGuard {
  private readonly listeners = new Set<() => void>();
  private readonly onEntered = new Set<() => void>();
  private person: string | null = null;
  private question: { answer: Promise<boolean>; end: (entered: boolean) => void } | null = null;
  private declined = false;
  private isNew = false;
  private another = false;

  /** Whom the page is for, by id; empty: nobody who has signed in; null: not known yet. */
  get viewer(): string | null {
    return this.person;
  }

  /**
   * Whether an answer was not for whom the page is: their session has ended. A page that was for one person
   * is never shown to another: it is loaded anew, once they have been told of what it could not write.
   *
   * @param id of the answer's header (shared/viewerHeader.ts); null: it does not say
   * @param wrote it was asked for a change
   */
  isSessionOver(id: string | null, wrote = false): boolean {
    if (id === null || id === this.person) return false;
    if (this.person === null) {
      this.person = id;
      this.tell(this.listeners);
      return false;
    }
    if (id === '') return true;
    if (!wrote && !this.question) {
      window.location.reload();
      return false;
    }
    this.another = this.person !== '';
    return true;
  }

  /** Whether somebody else has signed in in this browser than whom the page is for. */
  readonly isOtherUser = (): boolean => this.another;

  /** Whether it is known that nobody has signed in. */
  readonly isAnonymous = (): boolean => this.person === '';

  /**
   * Asks whoever sits there to sign in. Resolves to whether they did, as whom the page is for.
   *
   * @param quietly it was not their doing: who has just said no is not asked again
   */
  requestSignIn(quietly = false): Promise<boolean> {
    if (this.question) return this.question.answer;
    if (quietly && this.declined) return Promise.resolve(false);
    let end: (entered: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((resolve) => (end = resolve));
    this.question = { answer, end };
    this.tell(this.listeners);
    return answer;
  }

  readonly isSignInRequested = (): boolean => this.question !== null;

  /**
   * Somebody has signed in, over this page.
   *
   * @param as the one whom it is for, the first one on it, or somebody else
   */
  readonly completeSignIn = (as: 'same' | 'first' | 'other'): void => {
    if (as === 'other') {
      this.another = true;
      return this.declineSignIn();
    }
    this.isNew = as === 'first';
    if (this.isNew) this.person = null;
    this.declined = false;
    this.another = false;
    this.close(true);
    this.tell(this.onEntered);
  };

  /** What waited for the question has been done: a page that was nobody's comes anew with what they may see. */
  reloadIfUserChanged(): void {
    if (this.isNew) window.location.reload();
  }

  /**
   * For what only somebody may do: who signs in has the page anew, with what they may.
   *
   * @param wish what they wanted, as the control calls it that goes on with it: see components/useWish.ts
   */
  async signInFor(wish = ''): Promise<void> {
    storePendingAction(wish);
    if (await this.requestSignIn()) this.reloadIfUserChanged();
    else clearPendingAction();
  }

  readonly declineSignIn = (): void => {
    // What it could not write is first kept for whose it is: see network.ts.
    if (this.another) setTimeout(() => window.location.reload());
    this.declined = true;
    this.close(false);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Called when the page goes on with a new session. */
  subscribeToSignIn(listener: () => void): () => void {
    this.onEntered.add(listener);
    return () => this.onEntered.delete(listener);
  }

  private close(entered: boolean): void {
    const { question } = this;
    this.question = null;
    question?.end(entered);
    this.tell(this.listeners);
  }

  private tell(listeners: Set<() => void>): void {
    for (const listener of [...listeners]) listener();
  }
}

const ofEnvironment = new WeakMap<IEnvironment, SessionGuard>();

export function setSessionGuard(environment: IEnvironment, door: SessionGuard): void {
  ofEnvironment.set(environment, door);
}

/** That of an environment. One without a network, as tests have, asks only when it is told to. */
export function sessionGuardOf(environment: IEnvironment): SessionGuard {
  const door = ofEnvironment.get(environment) ?? new SessionGuard();
  ofEnvironment.set(environment, door);
  return door;
}
