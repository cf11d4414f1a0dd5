/** Converts rich text of version 3 of Jira's REST API (Atlassian Document Format) to Markdown. */
import {
  escapeMarkdownInline,
  escapeMarkdownLineStart,
  formatFence,
  formatMarkdownTable,
} from '../../markdown';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../../values/json';
import { type AdfContext, convertAdfInline, isAdfInline } from './inline';

/** Maximum nesting depth that is converted. The editor of Jira allows about 10 levels. */
const NODE_DEPTH_MAX = 60;

/**
 * Converts a document to Markdown. Never throws. The text of unknown nodes is kept, and the context is notified of
 * them.
 */
export const convertAdf = (document: JsonObject, context: AdfContext): string =>
  convertBlocks(document, context, 0);

const getAttribute = (node: JsonObject, name: string): string =>
  asStringOrUndefined(asObjectOrUndefined(node.attrs)?.[name]) ?? '';

const getChildren = (node: JsonObject): JsonObject[] =>
  (asArrayOrUndefined(node.content) ?? []).flatMap((child): JsonObject[] => {
    const object = asObjectOrUndefined(child);
    return object ? [object] : [];
  });

/** Converts the children of a node. Consecutive inline nodes form a paragraph. */
function convertBlocks(node: JsonObject, context: AdfContext, depth: number, separator = '\n\n'): string {
  if (depth > NODE_DEPTH_MAX) {
    context.onUnknownNode('nested too deeply');
    return '';
  }
  const blocks: string[] = [];
  let inline: JsonObject[] = [];
  const endParagraph = () => {
    if (inline.length > 0) blocks.push(convertParagraph(inline, context));
    inline = [];
  };
  for (const child of getChildren(node)) {
    if (isAdfInline(child)) inline.push(child);
    else {
      endParagraph();
      blocks.push(convertBlock(child, context, depth + 1));
    }
  }
  endParagraph();
  return blocks.filter((block) => block.trim() !== '').join(separator);
}

function convertParagraph(nodes: readonly JsonObject[], context: AdfContext): string {
  return convertAdfInline(nodes, context).split('\n').map(escapeMarkdownLineStart).join('\n').trim();
}

function convertBlock(node: JsonObject, context: AdfContext, depth: number): string {
  const convertInside = () => convertBlocks(node, context, depth);
  switch (node.type) {
    case 'doc':
    case 'layoutSection':
    case 'layoutColumn':
    case 'mediaSingle':
    case 'mediaGroup':
    case 'bodiedExtension':
    case 'paragraph':
    case 'caption':
      return convertInside();
    case 'heading': {
      const level = Number(asObjectOrUndefined(node.attrs)?.level);
      const text = convertAdfInline(getChildren(node), context)
        .replace(/\s*\n\s*/g, ' ')
        .trim();
      return text === '' ? '' : `${'#'.repeat(Math.min(6, Math.max(1, Math.trunc(level) || 1)))} ${text}`;
    }
    case 'bulletList':
    case 'decisionList':
      return convertList(node, context, depth, () => '- ');
    case 'orderedList': {
      const first = Number(asObjectOrUndefined(node.attrs)?.order);
      return convertList(
        node,
        context,
        depth,
        (index) => `${(Number.isSafeInteger(first) ? first : 1) + index}. `,
      );
    }
    case 'taskList':
      return convertList(node, context, depth, (_, item) =>
        item.type === 'taskItem' ? `- [${getAttribute(item, 'state') === 'DONE' ? 'x' : ' '}] ` : '- ',
      );
    case 'codeBlock':
      return formatFence(collectText(node, depth), getAttribute(node, 'language').replace(/[^\w+#.-]/g, ''));
    case 'blockquote':
    case 'panel': {
      const inner = convertInside();
      return inner === '' ? '' : quote(inner);
    }
    case 'expand':
    case 'nestedExpand': {
      const title = getAttribute(node, 'title').trim();
      return [title === '' ? '' : `**${escapeMarkdownInline(title)}**`, convertInside()]
        .filter((part) => part !== '')
        .join('\n\n');
    }
    case 'rule':
      return '---';
    case 'table':
      return convertTable(node, context, depth);
    case 'extension':
    case 'syncBlock':
      context.onUnknownNode(getAttribute(node, 'extensionKey') || node.type);
      return escapeMarkdownInline(getAttribute(node, 'text'));
    default: {
      context.onUnknownNode(asStringOrUndefined(node.type) ?? 'without a type');
      return [convertInside(), escapeMarkdownInline(getAttribute(node, 'text'))]
        .filter((part) => part !== '')
        .join('\n\n');
    }
  }
}

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function convertList(
  list: JsonObject,
  context: AdfContext,
  depth: number,
  getMarker: (index: number, item: JsonObject) => string,
): string {
  return getChildren(list)
    .map((item, index) => {
      // A list that is a direct child of a task list belongs to the preceding task.
      const isList = /List$/.test(asStringOrUndefined(item.type) ?? '');
      const marker = isList ? '  ' : getMarker(index, item);
      const text = isList
        ? convertBlock(item, context, depth + 1)
        : convertBlocks(item, context, depth + 1, '\n');
      const indent = ' '.repeat(marker.startsWith('- [') ? 2 : marker.length);
      return marker + text.split('\n').join(`\n${indent}`);
    })
    .join('\n');
}

/** Converts a table. Markdown tables require a header row, and each cell must fit on one line. */
function convertTable(table: JsonObject, context: AdfContext, depth: number): string {
  const rows = getChildren(table).map((row) =>
    getChildren(row).map((cell) => ({
      isHeader: cell.type === 'tableHeader',
      text: convertBlocks(cell, context, depth + 2, '\n')
        .replace(/(?<!\\)\|/g, '\\|')
        .replace(/\n+/g, '<br>'),
    })),
  );
  if (rows.every((row) => row.length === 0)) return '';
  const hasHeader = rows[0]!.length > 0 && rows[0]!.every(({ isHeader }) => isHeader);
  const cells = rows.map((row) => row.map(({ text }) => text));
  return formatMarkdownTable(hasHeader ? cells : [[], ...cells]).join('\n');
}

function collectText(node: JsonObject, depth: number): string {
  if (depth > NODE_DEPTH_MAX) return '';
  if (node.type === 'hardBreak') return '\n';
  return (
    (asStringOrUndefined(node.text) ?? '') +
    getChildren(node)
      .map((child) => collectText(child, depth + 1))
      .join('')
  );
}
