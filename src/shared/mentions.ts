/**
 * Returns the logins mentioned in a text as `@login`, in lower case and without duplicates. Email addresses
 * (`a@b.c`) and scoped packages (`@scope/name`) are not mentions.
 */
export function parseMentionedLogins(text: string): Set<string> {
  const logins = new Set<string>();
  if (!text.includes('@')) return logins;
  for (const [, login] of text.matchAll(MENTION_PATTERN)) logins.add(login!.toLowerCase());
  return logins;
}

/** A login (docs/spec.md point 5) after an `@` that does not follow a word character. */
const MENTION_PATTERN = /(?<![\w@./-])@([a-z0-9][a-z0-9-]{1,38})(?![\w/-]|\.\w)/gi;
