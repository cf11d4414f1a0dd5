/**
 * What a visitor was about to do when they were asked to sign in: it stays with this tab, as signing in
 * brings another page, perhaps by way of another site. What is typed stays in its draft.
 */

const PENDING_ACTION_KEY = 'winnow.wish';

/** It was kept by this page: the one that comes goes on with it. */
let isOurs = false;

/** @param name of what is wanted here, as the control calls it that goes on with it; empty: nothing goes on */
export function storePendingAction(name: string): void {
  isOurs = true;
  window.sessionStorage.setItem(PENDING_ACTION_KEY, currentAddressPrefix() + name);
}

/**
 * Takes what is wanted on this page, once; null: that is not.
 *
 * @param name one that ends with a dot stands for all that begin so: what comes after it is answered
 */
export function takePendingAction(name: string): string | null {
  const wish = window.sessionStorage.getItem(PENDING_ACTION_KEY);
  const beginning = currentAddressPrefix() + name;
  if (isOurs || !wish?.startsWith(beginning)) return null;
  const rest = wish.slice(beginning.length);
  if (rest !== '' && !name.endsWith('.')) return null;
  clearPendingAction();
  return rest;
}

export const clearPendingAction = (): void => window.sessionStorage.removeItem(PENDING_ACTION_KEY);

/** No address has a space in it. */
const currentAddressPrefix = (): string => `${window.location.pathname}${window.location.search} `;
