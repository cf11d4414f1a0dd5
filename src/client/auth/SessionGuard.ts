/**
 * Detects in a page that the session of its user has ended or that another user has signed in, and opens the
 * sign-in dialog.
 */
import type { IEnvironment } from 'relay-runtime';
import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Emitter } from '../../shared/Emitter';

/** Each Relay environment has one session guard: see `getSessionGuard`. */
export class SessionGuard {
  private readonly changes = new Emitter();
  private readonly signIns = new Emitter();
  private viewerId: string | null = null;
  private signInRequest: { result: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | null = null;
  private isDeclined = false;
  private wasAnonymous = false;
  private hasOtherUser = false;

  /** Id of the user that the page was loaded for; empty: anonymous; null: not known yet. */
  get viewer(): string | null {
    return this.viewerId;
  }

  /**
   * Whether a response shows that the session of the page's user has ended. The first response determines the
   * page's user. If a later query was answered for another signed-in user, the page is reloaded; after a
   * mutation it is not, because the mutation has to be persisted first.
   *
   * @param id value of the response's viewer header (shared/viewerHeader.ts); null: no header
   * @param wrote whether the request was a mutation
   */
  isSessionOver(id: string | null, wrote = false): boolean {
    if (id === null || id === this.viewerId) return false;
    if (this.viewerId === null) {
      this.viewerId = id;
      this.changes.emit();
      return false;
    }
    if (id === '') return true;
    if (!wrote && !this.signInRequest) {
      window.location.reload();
      return false;
    }
    this.hasOtherUser = this.viewerId !== '';
    return true;
  }

  /** Whether another user than the page's has signed in in this browser. */
  readonly isOtherUser = (): boolean => this.hasOtherUser;

  /** Whether the page is known to be anonymous. */
  readonly isAnonymous = (): boolean => this.viewerId === '';

  /**
   * Opens the sign-in dialog. Resolves to true when the page's user has signed in, false when the dialog was
   * dismissed.
   *
   * @param quietly whether no user action caused the request: then the dialog does not open again after the
   *   user has dismissed it
   */
  requestSignIn(quietly = false): Promise<boolean> {
    if (this.signInRequest) return this.signInRequest.result;
    if (quietly && this.isDeclined) return Promise.resolve(false);
    let resolve: (isSignedIn: boolean) => void = () => undefined;
    const result = new Promise<boolean>((settle) => (resolve = settle));
    this.signInRequest = { result, resolve };
    this.changes.emit();
    return result;
  }

  readonly isSignInRequested = (): boolean => this.signInRequest !== null;

  /**
   * Called when a user has signed in with the sign-in dialog.
   *
   * @param as who has signed in. `same`: the page's user; `first`: any user, as the page was anonymous; `other`:
   *   another user than the page's
   */
  readonly completeSignIn = (as: 'same' | 'first' | 'other'): void => {
    if (as === 'other') {
      this.hasOtherUser = true;
      return this.declineSignIn();
    }
    this.wasAnonymous = as === 'first';
    if (this.wasAnonymous) this.viewerId = null;
    this.isDeclined = false;
    this.hasOtherUser = false;
    this.closeSignInDialog(true);
    this.signIns.emit();
  };

  /**
   * Reloads a page that was anonymous before the sign-in, as the signed-in user may see more data. Called
   * after the request that opened the sign-in dialog has completed.
   */
  reloadIfUserChanged(): void {
    if (this.wasAnonymous) window.location.reload();
  }

  /**
   * Asks an anonymous visitor to sign in for an action that needs an account, then reloads the page.
   *
   * @param action name of the action, which the reloaded page resumes: see useResumeAction.ts
   */
  async signInAndResume(action = ''): Promise<void> {
    storePostSignInAction(action);
    if (await this.requestSignIn()) this.reloadIfUserChanged();
    else clearPostSignInAction();
  }

  /** Closes the sign-in dialog without a sign-in. If another user has signed in, the page is reloaded. */
  readonly declineSignIn = (): void => {
    // The reload is deferred, so that mutations that could not be sent are first persisted for their user: see
    // createFetchFunction.ts.
    if (this.hasOtherUser) setTimeout(() => window.location.reload());
    this.isDeclined = true;
    this.closeSignInDialog(false);
  };

  readonly subscribe = this.changes.subscribe;

  /** Calls the listener when a sign-in in the dialog has started a new session. */
  readonly subscribeToSignIn = this.signIns.subscribe;

  private closeSignInDialog(isSignedIn: boolean): void {
    const { signInRequest } = this;
    this.signInRequest = null;
    signInRequest?.resolve(isSignedIn);
    this.changes.emit();
  }
}

const sessionGuardsByEnvironment = new WeakMap<IEnvironment, SessionGuard>();

export function registerSessionGuard(environment: IEnvironment, guard: SessionGuard): void {
  sessionGuardsByEnvironment.set(environment, guard);
}

/** The session guard of an environment. For an environment of a test, it is created on first use. */
export function getSessionGuard(environment: IEnvironment): SessionGuard {
  const guard = sessionGuardsByEnvironment.get(environment) ?? new SessionGuard();
  sessionGuardsByEnvironment.set(environment, guard);
  return guard;
}

/** Whether the viewer is not signed in; false until the viewer is known. */
export function useIsAnonymousVisitor(): boolean {
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  return useSyncExternalStore(sessionGuard.subscribe, sessionGuard.isAnonymous);
}

/**
 * The action that a visitor had started when they were asked to sign in, resumed afterwards. Stored in
 * sessionStorage, as signing in loads another page, possibly via another site. Typed text is not part of it:
 * that is in its draft.
 */

const POST_SIGN_IN_ACTION_STORAGE_KEY = 'winnow.wish';

/**
 * Whether this page stored the pending action. If so, only the page that loads after the sign-in may resume
 * it.
 */
let isPostSignInActionFromThisPage = false;

/**
 * Stores the action that is resumed after the sign-in.
 *
 * @param name identifies the action for the control that resumes it; empty: no action is resumed
 */
function storePostSignInAction(name: string): void {
  isPostSignInActionFromThisPage = true;
  window.sessionStorage.setItem(POST_SIGN_IN_ACTION_STORAGE_KEY, buildPostSignInActionPagePrefix() + name);
}

/**
 * Returns the pending action of this page once and removes it; null: there is none of this name.
 *
 * @param name a name that ends with a dot is a prefix; the rest of the stored name is returned
 */
export function takePostSignInAction(name: string): string | null {
  const stored = window.sessionStorage.getItem(POST_SIGN_IN_ACTION_STORAGE_KEY);
  const prefix = buildPostSignInActionPagePrefix() + name;
  if (isPostSignInActionFromThisPage || !stored?.startsWith(prefix)) return null;
  const rest = stored.slice(prefix.length);
  if (rest !== '' && !name.endsWith('.')) return null;
  clearPostSignInAction();
  return rest;
}

const clearPostSignInAction = (): void => window.sessionStorage.removeItem(POST_SIGN_IN_ACTION_STORAGE_KEY);

/**
 * Prefix of a stored pending action. A space separates the page's address from the action's name, as
 * addresses contain no spaces.
 */
const buildPostSignInActionPagePrefix = (): string => `${window.location.pathname}${window.location.search} `;
