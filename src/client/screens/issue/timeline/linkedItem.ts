import type { Location } from 'react-router-dom';

const HASH = '#comment-';

/** The id of the comment that an address points to, by `?around=` or by `#comment-`; else null. */
export function linkedItem({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const around = new URLSearchParams(search).get('around');
  if (around !== null) return around;
  return hash.startsWith(HASH) ? decodeURIComponent(hash.slice(HASH.length)) : null;
}

/** The address of a comment: the page that holds it is asked for with it, whatever its place. */
export const commentHref = (pathname: string, id: string): string =>
  `${pathname}?around=${encodeURIComponent(id)}${HASH}${encodeURIComponent(id)}`;
