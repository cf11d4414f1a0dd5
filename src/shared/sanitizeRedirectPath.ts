/**
 * Validates the path to open after signing in. Returns '/' for anything but a path of this site: a redirect
 * to another site could ask for the password again.
 */
export function sanitizeRedirectPath(next: unknown): string {
  const base = 'http://winnow.invalid';
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, base)) return '/';
  // Parsed as a browser does, because `//host`, `/\host` and embedded tabs lead to another host.
  const { origin, pathname, search, hash } = new URL(next, base);
  // `/.//host` is normalized to `//host`.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
