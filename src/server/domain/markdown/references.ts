/**
 * Finds references `#123`, `KEY-123` and `@login` in texts, and makes links of those that lead somewhere.
 */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';

/** The existing issues and users that a text may refer to. References to others stay plain text. */
export interface TextReferenceTargets {
  /** Key of the text's project, to which `#123` refers. */
  projectKey: string;
  /** Keys of existing issues, as `KEY-123`. */
  issues: ReadonlySet<string>;
  /** Logins of existing users, in lower case. */
  logins: ReadonlySet<string>;
}

/** Maximum references looked up per text. Further ones stay plain text. */
const REFERENCES_PER_TEXT_MAX = 200;

// Matches references. As in src/shared/mentions.ts, email addresses and scoped packages are not mentions.
// `owner/name#1` refers to another site, and `&#39;` is a character reference.
const TEXT_REFERENCE_PATTERN =
  /(?<![\w/&#.-])(?:([A-Z][A-Z0-9]{1,9})-|#)(\d{1,9})(?![\w-])|(?<![\w@./-])@([a-z0-9][a-z0-9-]{1,38})(?![\w/-]|\.\w)/gi;

/** The references in a text, without duplicates: issues as `KEY-123`, logins in lower case. */
export function findTextReferences(text: string, projectKey: string): { issues: string[]; logins: string[] } {
  const issues = new Set<string>();
  const logins = new Set<string>();
  for (const match of text.matchAll(TEXT_REFERENCE_PATTERN)) {
    if (issues.size + logins.size >= REFERENCES_PER_TEXT_MAX) break;
    const { issue, login } = parseTextReference(match, projectKey);
    if (issue) issues.add(issue);
    if (login) logins.add(login);
  }
  return { issues: [...issues], logins: [...logins] };
}

/**
 * Adds a rule to markdown-it that turns issue keys and @logins into links. The caller of `render` must pass
 * `{ targets: TextReferenceTargets }` as its environment.
 */
export function installTextReferencesPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.push('references', (state) => {
    const { targets } = state.env as { targets: TextReferenceTargets };
    for (const block of state.tokens) {
      if (block.type === 'inline' && block.children)
        block.children = replaceReferencesWithLinks(state, block.children, targets);
    }
  });
}

/** Replaces references by links, except within links. */
function replaceReferencesWithLinks(
  state: StateCore,
  tokens: readonly Token[],
  targets: TextReferenceTargets,
): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open' || (token.type === 'html_inline' && /^<a[\s>]/i.test(token.content)))
      depth++;
    if (token.type === 'link_close' || (token.type === 'html_inline' && /^<\/a\s*>/i.test(token.content)))
      depth--;
    return token.type === 'text' && depth <= 0
      ? splitMarkdownTokenAtReferences(state, token, targets)
      : [token];
  });
}

function splitMarkdownTokenAtReferences(
  state: StateCore,
  token: Token,
  targets: TextReferenceTargets,
): Token[] {
  const text = token.content;
  const parts: Token[] = [];
  const plain = (content: string) => {
    const part = new state.Token('text', '', 0);
    part.content = content;
    if (content) parts.push(part);
  };
  let end = 0;
  for (const match of text.matchAll(TEXT_REFERENCE_PATTERN)) {
    const href = getTextReferenceHref(match, targets);
    if (!href) continue;
    plain(text.slice(end, match.index));
    const open = new state.Token('link_open', 'a', 1);
    open.attrs = [['href', href]];
    parts.push(open);
    plain(match[0]);
    parts.push(new state.Token('link_close', 'a', -1));
    end = match.index + match[0].length;
  }
  if (end === 0) return [token];
  plain(text.slice(end));
  return parts;
}

function getTextReferenceHref(match: RegExpMatchArray, targets: TextReferenceTargets): string | null {
  const { issue, login } = parseTextReference(match, targets.projectKey);
  if (issue && targets.issues.has(issue)) return `/projects/${issue.replace('-', '/issues/')}`;
  if (login && targets.logins.has(login)) return `/people/${login}`;
  return null;
}

function parseTextReference(
  match: RegExpMatchArray,
  projectKey: string,
): { issue: string | null; login: string | null } {
  const [, key, number, login] = match;
  // The pattern ignores case for logins; project keys are upper case.
  if (key && key !== key.toUpperCase()) return { issue: null, login: null };
  return {
    issue: number ? `${key ?? projectKey}-${Number(number)}` : null,
    login: login?.toLowerCase() ?? null,
  };
}
