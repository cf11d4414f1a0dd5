/** Converts the inline nodes of rich text to Markdown: text with marks, mentions, links and images. */
import { escapeMarkdownInline, formatCodeSpan } from '../../markdown';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../../values/json';

export interface AdfContext {
  /** Returns the login of the mentioned user with this account id. */
  mentionUser(id: string, displayName?: string): string;
  /** Called for each node of an unknown type. The text of the node is kept. */
  onUnknownNode(type: string): void;
}

const INLINE_NODES = new Set(
  `text hardBreak mention emoji inlineCard date status placeholder media mediaInline inlineExtension blockCard
   embedCard`.split(/\s+/),
);

export const isAdfInline = ({ type }: JsonObject): boolean =>
  INLINE_NODES.has(asStringOrUndefined(type) ?? '');

/** Converts inline nodes to Markdown. A hard break becomes a backslash at the end of the line. */
export const convertAdfInline = (nodes: readonly JsonObject[], context: AdfContext): string =>
  nodes.map((node) => convertNode(node, context)).join('');

function convertNode(node: JsonObject, context: AdfContext): string {
  const attrs = asObjectOrUndefined(node.attrs) ?? {};
  const text = (name: string): string => asStringOrUndefined(attrs[name]) ?? '';
  switch (node.type) {
    case 'text':
      return convertText(asStringOrUndefined(node.text) ?? '', asArrayOrUndefined(node.marks) ?? []);
    case 'hardBreak':
      return '\\\n';
    case 'mention': {
      const name = text('text').replace(/^@/, '');
      return text('id') === ''
        ? escapeMarkdownInline(`@${name}`)
        : `@${context.mentionUser(text('id'), name)}`;
    }
    case 'emoji':
      return escapeMarkdownInline(text('text') || text('shortName'));
    case 'inlineCard':
    case 'blockCard':
    case 'embedCard':
      return formatLink(text('url') || (asStringOrUndefined(asObjectOrUndefined(attrs.data)?.url) ?? ''));
    case 'date': {
      const date = new Date(Number(attrs.timestamp));
      return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
    }
    case 'status':
    case 'placeholder':
      return escapeMarkdownInline(text('text'));
    case 'media':
    case 'mediaInline':
      return /^https?:\/\//i.test(text('url'))
        ? `![${escapeMarkdownInline(text('alt'))}](<${encodeAddress(text('url'))}>)`
        : `Attachment: ${escapeMarkdownInline(text('alt') || text('id'))}`;
    default:
      context.onUnknownNode(text('extensionKey') || (asStringOrUndefined(node.type) ?? 'without a type'));
      return escapeMarkdownInline(asStringOrUndefined(node.text) ?? text('text'));
  }
}

const encodeAddress = (address: string): string => address.replace(/[<>\\\s]/g, encodeURIComponent);

const formatLink = (address: string): string =>
  /^(?:https?|ftp|mailto):/i.test(address) ? `<${encodeAddress(address)}>` : escapeMarkdownInline(address);

/** Markdown or HTML before and after text with a mark. Marks that are not listed, such as colors, are ignored. */
const MARKERS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  strike: ['~~', '~~'],
  underline: ['<ins>', '</ins>'],
};

function convertText(source: string, marks: readonly unknown[]): string {
  const types = marks.map((mark) => asObjectOrUndefined(mark) ?? {});
  // In Markdown, emphasized text cannot begin or end with a space.
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(source) ?? [];
  if (inner === '') return source;
  const isCode = types.some(({ type }) => type === 'code');
  let text = isCode ? formatCodeSpan(inner) : escapeMarkdownInline(inner).replace(/\n/g, '\\\n');
  for (const mark of types) {
    const attrs = asObjectOrUndefined(mark.attrs);
    const subsup = attrs?.type === 'sup' ? 'sup' : 'sub';
    const markers =
      mark.type === 'subsup'
        ? ([`<${subsup}>`, `</${subsup}>`] as const)
        : MARKERS[asStringOrUndefined(mark.type) ?? ''];
    if (markers) text = markers[0] + text + markers[1];
  }
  const href = types
    .map((mark) => asObjectOrUndefined(mark.attrs)?.href)
    .find((each) => typeof each === 'string');
  if (typeof href === 'string' && /^(?:https?|ftp|mailto):/i.test(href))
    text = inner === href ? formatLink(href) : `[${text}](<${encodeAddress(href)}>)`;
  return before + text + after;
}
