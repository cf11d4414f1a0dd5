/** Formats the feed of a saved view as Atom (RFC 4287). */
import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom';
import type { ViewFeed, ViewFeedEntry } from '../../domain/feeds/loadViewFeed';

const ATOM_NAMESPACE = 'http://www.w3.org/2005/Atom';

/** Characters that XML 1.0 does not allow, also not as a reference: control characters, lone surrogates, noncharacters. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Addresses in a feed. */
export interface FeedAddresses {
  /** Origin of links, without a trailing slash. */
  baseUrl: string;
  /** Address of the feed itself. */
  feedUrl: string;
}

/**
 * Formats a feed. The id of an entry is the address of its issue, so that feed readers recognize the entry when the
 * issue changes again.
 * @param updatedAt time of the last change
 */
export function formatAtomFeed(
  { view, projectName, path, entries }: ViewFeed,
  updatedAt: Date,
  { baseUrl, feedUrl }: FeedAddresses,
): string {
  const document = new DOMImplementation().createDocument(ATOM_NAMESPACE, 'feed');
  const viewUrl = `${baseUrl}${path}`;
  const feed = document.documentElement!;
  appendElement(feed, 'id', viewUrl);
  appendElement(feed, 'title', `${view.name} · ${projectName ?? 'all projects'}`, { type: 'text' });
  appendElement(feed, 'updated', updatedAt.toISOString());
  appendElement(feed, 'link', null, { rel: 'self', type: 'application/atom+xml', href: feedUrl });
  appendElement(feed, 'link', null, { rel: 'alternate', type: 'text/html', href: viewUrl });
  appendElement(feed, 'generator', 'Winnow');
  for (const entry of entries) appendEntry(feed, entry, baseUrl);
  const xml = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}

function appendEntry(
  feed: Element,
  { issue, projectKey, author, labels, summary }: ViewFeedEntry,
  baseUrl: string,
): void {
  const url = `${baseUrl}/projects/${projectKey}/issues/${issue.number}`;
  const entry = appendElement(feed, 'entry');
  appendElement(entry, 'id', url);
  appendElement(entry, 'title', `${projectKey}-${issue.number} ${issue.title}`, { type: 'text' });
  appendElement(entry, 'updated', issue.updated_at.toISOString());
  appendElement(entry, 'published', issue.created_at.toISOString());
  const authorElement = appendElement(entry, 'author');
  appendElement(authorElement, 'name', author?.name ?? 'Unknown user');
  if (author) appendElement(authorElement, 'uri', `${baseUrl}/people/${encodeURIComponent(author.login)}`);
  appendElement(entry, 'link', null, { rel: 'alternate', type: 'text/html', href: url });
  for (const label of labels) appendElement(entry, 'category', null, { term: label });
  appendElement(entry, 'summary', summary, { type: 'text' });
}

/** Appends an element of Atom and returns it. The serializer escapes its text and attributes. */
function appendElement(
  parent: Element,
  name: string,
  text: string | null = null,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const document = parent.ownerDocument!;
  const element = document.createElementNS(ATOM_NAMESPACE, name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, removeForbiddenCharacters(value));
  if (text !== null) element.appendChild(document.createTextNode(removeForbiddenCharacters(text)));
  parent.appendChild(element);
  return element;
}

const removeForbiddenCharacters = (text: string): string => text.replace(FORBIDDEN_CHARACTERS, '');
