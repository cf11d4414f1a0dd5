/**
 * The logins that a text mentions as `@login`, in lower case, each once. An address (`a@b.c`) or a
 * scoped package (`@scope/name`) mentions nobody.
 */
export function mentionedLogins(text: string): Set<string> {
  const logins = new Set<string>();
  if (!text.includes('@')) return logins;
  for (const [, login] of text.matchAll(MENTION)) logins.add(login!.toLowerCase());
  return logins;
}

/** The login rule of docs/spec.md point 5, behind an @ that no word touches. */
const MENTION = /(?<![\w@./-])@([a-z0-9][a-z0-9-]{1,38})(?![\w/-]|\.\w)/gi;
