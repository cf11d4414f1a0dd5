/**
 * Where to go on after signing in: a path of this site, whatever an address asks for. Another site's would
 * have people type their password again there.
 */
export function localPath(next: unknown): string {
  const base = 'http://winnow.invalid';
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, base)) return '/';
  // As a browser reads it: `//elsewhere`, `/\elsewhere` and tabs within lead away.
  const { origin, pathname, search, hash } = new URL(next, base);
  // So would what is left of `/.//elsewhere`.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
