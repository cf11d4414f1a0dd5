/**
 * The secret token of a link such as `/invite#TOKEN`. It is removed from the page's address at once, so that it
 * does not leak into the browser history or a copied address, and kept in sessionStorage, where it survives a
 * reload and a sign-in.
 */

const LINK_TOKEN_STORAGE_KEY_PREFIX = 'winnow.link.';

/**
 * Moves the token of the link that opened this page from the address to sessionStorage; null: there is no
 * token.
 */
export function takeTokenFromLinkUrl(page: 'setup' | 'invite' | 'password'): string | null {
  const { hash, pathname, search } = window.location;
  const token = decodeURIComponent(hash.slice(1));
  if (token === '') return window.sessionStorage.getItem(LINK_TOKEN_STORAGE_KEY_PREFIX + page);
  window.sessionStorage.setItem(LINK_TOKEN_STORAGE_KEY_PREFIX + page, token);
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}

/** Removes the token of a link from sessionStorage after it has been used. */
export const clearStoredLinkToken = (page: 'setup' | 'invite' | 'password'): void =>
  window.sessionStorage.removeItem(LINK_TOKEN_STORAGE_KEY_PREFIX + page);

export const buildTokenLink = (page: 'invite' | 'password', token: string): string =>
  `${window.location.origin}/${page}#${token}`;
