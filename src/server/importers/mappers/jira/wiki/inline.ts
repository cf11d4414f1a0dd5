/** Converts markup inside of a line: emphasis, code, links, images, mentions, escapes. */
import { escapeMarkdownInline, formatCodeSpan } from '../../markdown';

export interface WikiContext {
  /** Returns the login of a mentioned user: of `tony` in `[~tony]`. */
  mentionUser(id: string): string;
}

/** Nested emphasis beyond this depth stays in the text as it is. */
const EMPHASIS_DEPTH_MAX = 6;

/** Endings of images in any case. Ignoring the case of the whole pattern would be slower. */
const IMAGE_ENDINGS = ['png', 'jpe?g', 'gif', 'bmp', 'svg', 'webp', 'tiff?']
  .join('|')
  .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * Markup that begins at a position. Each pattern ends before the next line. None of them can match across its own
 * opening marker, or more than a fixed number of characters, so that a line takes linear time.
 */
const WIKI_INLINE_PATTERN = new RegExp(
  [
    String.raw`(?<lineBreak>\\\\(?=\s|$))`,
    String.raw`\\(?<escaped>[*_\-+^~{}[\]|!#?@])`,
    String.raw`\{\{(?<code>[^\n{}]+|[^\n{}]*(?:\{[^\n{}]*\}[^\n{}]*)+)\}\}`,
    String.raw`(?<ignored>\{color(?::[^{}\n]*)?\}|\{anchor:[^{}\n]*\})`,
    String.raw`(?<url>\b(?:[hH]ttps?|HTTPS?|ftp):\/\/[^\s<>"'\x60\\[\]{}|]+)`,
    String.raw`\[~(?<user>[^[\]|\n]+)\]`,
    String.raw`\[(?<link>[^[\]\n]+)\]`,
    String.raw`!(?<image>[^!|\s][^!|\n]{0,250}\.(?:${IMAGE_ENDINGS})[^!|\n]{0,20})(?:\|[^!\n]{0,200})?!`,
    String.raw`(?<![\p{L}\p{N}])(?:${[
      emphasis('strong', String.raw`\*`),
      emphasis('italic', '_'),
      emphasis('deleted', '-'),
      emphasis('inserted', String.raw`\+`),
      emphasis('superscript', String.raw`\^`),
      emphasis('subscript', '~'),
      String.raw`\?\?(?<citation>[^\s?](?:[^?\n]*[^\s?])?)\?\?`,
    ].join('|')})(?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);

/** Matches texts that may contain markup. Most lines do not match, and are not searched for markup. */
const MARKUP_CHARACTER_PATTERN = /[\\{[!*_+^~?-]|:\/\//;

/** Text between two equal markers, without spaces at its ends and without the marker. */
function emphasis(name: string, marker: string): string {
  return String.raw`${marker}(?<${name}>[^\s${marker}](?:[^${marker}\n]*[^\s${marker}])?)${marker}`;
}

/** The Markdown or HTML around the text of each kind of emphasis. */
const EMPHASIS_MARKERS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  strong: ['**', '**'],
  italic: ['*', '*'],
  citation: ['*', '*'],
  deleted: ['~~', '~~'],
  inserted: ['<ins>', '</ins>'],
  superscript: ['<sup>', '</sup>'],
  subscript: ['<sub>', '</sub>'],
};

export function convertWikiInline(text: string, context: WikiContext, depth = 0): string {
  if (!MARKUP_CHARACTER_PATTERN.test(text)) return escapeMarkdownInline(text);
  let converted = '';
  let end = 0;
  for (const match of text.matchAll(WIKI_INLINE_PATTERN)) {
    converted += escapeMarkdownInline(text.slice(end, match.index));
    converted += convertMatch(match[0], match.groups ?? {}, context, depth);
    end = match.index + match[0].length;
  }
  return converted + escapeMarkdownInline(text.slice(end));
}

function convertMatch(
  source: string,
  groups: Readonly<Record<string, string | undefined>>,
  context: WikiContext,
  depth: number,
): string {
  if (groups.lineBreak !== undefined) return '<br>';
  if (groups.escaped !== undefined) return `\\${groups.escaped}`;
  if (groups.code !== undefined) return formatCodeSpan(groups.code);
  if (groups.ignored !== undefined) return '';
  if (groups.url !== undefined) return groups.url;
  if (groups.user !== undefined) return `@${context.mentionUser(groups.user)}`;
  if (groups.link !== undefined)
    return convertLink(groups.link, context, depth) ?? escapeMarkdownInline(source);
  if (groups.image !== undefined) return convertImage(groups.image);
  const [kind, inner] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
  const markers = EMPHASIS_MARKERS[kind ?? ''];
  if (!markers || inner === undefined || depth >= EMPHASIS_DEPTH_MAX) return escapeMarkdownInline(source);
  return markers[0] + convertWikiInline(inner, context, depth + 1) + markers[1];
}

/** Converts `text|address`, `text|address|tooltip` and `address`. Undefined: it is not a link. */
function convertLink(link: string, context: WikiContext, depth: number): string | undefined {
  const parts = link.split('|').map((part) => part.trim());
  const [text = '', address = text] = parts;
  if (/^\^\S/.test(address)) return `Attachment: ${escapeMarkdownInline(address.slice(1))}`;
  if (!/^(?:(?:https?|ftp):\/\/|mailto:)[^\s]/i.test(address)) return undefined;
  if (parts.length === 1) return `<${address.replace(/[<>\s]/g, encodeURIComponent)}>`;
  const shown = text === address ? escapeMarkdownInline(text) : convertWikiInline(text, context, depth + 1);
  return `[${shown}](<${address.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

/** Files are not part of an export, so only images of other servers can be shown. */
function convertImage(image: string): string {
  const address = image.trim();
  if (!/^https?:\/\//i.test(address)) return `Attachment: ${escapeMarkdownInline(address)}`;
  return `![](<${address.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}
