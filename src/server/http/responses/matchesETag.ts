const removeWeakPrefix = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the header If-None-Match contains an entity tag, in the weak comparison of RFC 9110. */
export const matchesETag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((each) => removeWeakPrefix(each) === removeWeakPrefix(etag)));
