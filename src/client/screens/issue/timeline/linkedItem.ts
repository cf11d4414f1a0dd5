import type { Location } from 'react-router-dom';

const HASH = '#comment-';

/** The id of the comment that an address names by `?around=` or `#comment-`, or null. */
export function linkedItem({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const around = new URLSearchParams(search).get('around');
  if (around !== null) return around;
  return hash.startsWith(HASH) ? decodeURIComponent(hash.slice(HASH.length)) : null;
}

/** The address of a comment. `around` makes the server return the part of the timeline that contains it. */
export const commentHref = (pathname: string, id: string): string =>
  `${pathname}?around=${encodeURIComponent(id)}${HASH}${encodeURIComponent(id)}`;
