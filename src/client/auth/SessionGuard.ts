/** The user that this page was loaded for, and the sign-in dialog over the page. */
import type { IEnvironment } from 'relay-runtime';
import { clearPendingAction, storePendingAction } from './pendingAction';

/** One per Relay environment: see `sessionGuardOf`. */
export class SessionGuard {
  private readonly listeners = new Set<() => void>();
  private readonly onEntered = new Set<() => void>();
  private person: string | null = null;
  private question: { answer: Promise<boolean>; end: (entered: boolean) => void } | null = null;
  private declined = false;
  private isNew = false;
  private another = false;

  /** Id of the user that the page was loaded for; empty: anonymous; null: not known yet. */
  get viewer(): string | null {
    return this.person;
  }

  /**
   * Whether a response was produced for another user than the page: the session has ended. A page of one user
   * is never shown to another. It is reloaded, after a mutation that could not be sent has been persisted.
   *
   * @param id value of the response's viewer header (shared/viewerHeader.ts); null: no header
   * @param wrote the request was a mutation
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

  /** Whether another user than the page's has signed in in this browser. */
  readonly isOtherUser = (): boolean => this.another;

  /** Whether the page is known to be anonymous. */
  readonly isAnonymous = (): boolean => this.person === '';

  /**
   * Opens the sign-in dialog. Resolves to true when the page's user has signed in, false when the dialog was
   * dismissed.
   *
   * @param quietly the request was not a user action: after a dismissal, the dialog does not open again
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
   * Called when somebody has signed in in the dialog.
   *
   * @param as the page's user, the first user of an anonymous page, or another user
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

  /**
   * Reloads a page that was anonymous before the sign-in, after the request that opened the dialog: the user
   * may see more.
   */
  reloadIfUserChanged(): void {
    if (this.isNew) window.location.reload();
  }

  /**
   * Asks an anonymous visitor to sign in for an action that needs an account, then reloads the page.
   *
   * @param action name of the action, which the reloaded page resumes: see components/useResumeAction.ts
   */
  async signInFor(wish = ''): Promise<void> {
    storePendingAction(wish);
    if (await this.requestSignIn()) this.reloadIfUserChanged();
    else clearPendingAction();
  }

  readonly declineSignIn = (): void => {
    // Mutations that could not be sent are persisted for their user before the page reloads: see
    // createFetch.ts.
    if (this.another) setTimeout(() => window.location.reload());
    this.declined = true;
    this.close(false);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls the listener when a sign-in in the dialog has started a new session. */
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

/** The session guard of an environment; created on first use in tests, which have no network. */
export function sessionGuardOf(environment: IEnvironment): SessionGuard {
  const door = ofEnvironment.get(environment) ?? new SessionGuard();
  ofEnvironment.set(environment, door);
  return door;
}
