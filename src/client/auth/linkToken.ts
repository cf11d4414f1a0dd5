/**
 * The secret of a link such as `/invite#SECRET`. It leaves the address at once, so that nobody reads or
 * copies it from there, and stays with this tab: it survives a reload, and signing in on the way.
 */

const LINK_TOKEN_PREFIX = 'winnow.link.';

/** What the link that one has followed to this page holds; null: nothing. */
export function takeLinkToken(page: 'setup' | 'invite' | 'password'): string | null {
  const { hash, pathname, search } = window.location;
  const token = decodeURIComponent(hash.slice(1));
  if (token === '') return window.sessionStorage.getItem(LINK_TOKEN_PREFIX + page);
  window.sessionStorage.setItem(LINK_TOKEN_PREFIX + page, token);
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}

/** It has done what it is for. */
export const clearLinkToken = (page: 'setup' | 'invite' | 'password'): void =>
  window.sessionStorage.removeItem(LINK_TOKEN_PREFIX + page);

/** Such a link, to be given to somebody. */
export const linkUrl = (page: 'invite' | 'password', token: string): string =>
  `${window.location.origin}/${page}#${token}`;
