import type { Location } from 'react-router-dom';

const COMMENT_URL_HASH_PREFIX = '#comment-';

/** The id of the comment that an address names by `?around=` or `#comment-`, or null. */
export function getLinkedCommentId({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const around = new URLSearchParams(search).get('around');
  if (around !== null) return around;
  return hash.startsWith(COMMENT_URL_HASH_PREFIX)
    ? decodeURIComponent(hash.slice(COMMENT_URL_HASH_PREFIX.length))
    : null;
}

/** The address of a comment. `around` makes the server return the part of the timeline that contains it. */
export const buildCommentHref = (pathname: string, id: string): string =>
  `${pathname}?around=${encodeURIComponent(id)}${COMMENT_URL_HASH_PREFIX}${encodeURIComponent(id)}`;
