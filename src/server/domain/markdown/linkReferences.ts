/**
 * Turns references in a text into links, and links to the originals of imported issues into links to the imported
 * issues.
 */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import {
  buildSourceCommitUrl,
  buildSourceIssueUrl,
  normalizeSourceIssueUrl,
  parseSourceIssueUrl,
  type SourceIssue,
} from '../../../shared/issueUrls';
import { parseTextReference, TEXT_REFERENCE_PATTERN, type TextReferenceTargets } from './references';

/**
 * Adds a rule to markdown-it that turns references into links. The caller of `render` must pass
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
  return tokens.flatMap((token, index) => {
    if (token.type === 'link_open') redirectLinkToImportedIssue(token, tokens[index + 1], targets);
    if (token.type === 'link_open' || (token.type === 'html_inline' && /^<a[\s>]/i.test(token.content)))
      depth++;
    if (token.type === 'link_close' || (token.type === 'html_inline' && /^<\/a\s*>/i.test(token.content)))
      depth--;
    return token.type === 'text' && depth <= 0
      ? splitMarkdownTokenAtReferences(state, token, targets)
      : [token];
  });
}

/**
 * Changes the target of a link from the original of an imported issue to the imported issue. If the link's text is its
 * address, it becomes the issue's key.
 */
function redirectLinkToImportedIssue(
  link: Token,
  text: Token | undefined,
  targets: TextReferenceTargets,
): void {
  const key = findImportedIssueKey(parseSourceIssueUrl(link.attrGet('href') ?? ''), targets);
  if (!key) return;
  link.attrSet('href', getIssueHref(key));
  if (link.info === 'auto' && text?.type === 'text') text.content = key;
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
  const { issue, sourceIssue, identifier, commit, login } = parseTextReference(match, targets);
  const identified = identifier === null ? undefined : targets.identifiedIssues.get(identifier);
  const imported = findImportedIssueKey(sourceIssue, targets) ?? identified;
  if (imported) return getIssueHref(imported);
  if (issue && targets.issues.has(issue)) return getIssueHref(issue);
  if (login && targets.logins.has(login)) return `/people/${login}`;
  if (sourceIssue) return buildSourceIssueUrl(sourceIssue.repository, sourceIssue.number);
  if (commit) return buildSourceCommitUrl(commit.repository, commit.hash);
  return null;
}

const findImportedIssueKey = (
  source: SourceIssue | null,
  { importedIssues }: TextReferenceTargets,
): string | undefined => (source ? importedIssues.get(normalizeSourceIssueUrl(source)) : undefined);

const getIssueHref = (key: string): string => `/projects/${key.replace('-', '/issues/')}`;
