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
export function storePostSignInAction(name: string): void {
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

export const clearPostSignInAction = (): void =>
  window.sessionStorage.removeItem(POST_SIGN_IN_ACTION_STORAGE_KEY);

/**
 * Prefix of a stored pending action. A space separates the page's address from the action's name, as
 * addresses contain no spaces.
 */
const buildPostSignInActionPagePrefix = (): string => `${window.location.pathname}${window.location.search} `;
