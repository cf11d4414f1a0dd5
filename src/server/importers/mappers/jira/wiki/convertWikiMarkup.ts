/** Converts Jira's wiki markup to Markdown. */
import { escapeMarkdownInline, formatFence } from '../../markdown';
import { parseWikiBlocks, type WikiBlock } from './blocks';
import type { WikiContext } from './inline';
import { convertWikiLines } from './lines';

/**
 * Converts a text. Markup that is not known or not closed stays in the text. Takes linear time, and never throws.
 * @param context how users are mentioned
 */
export function convertWikiMarkup(text: string, context: WikiContext): string {
  const blocks = parseWikiBlocks(text.replace(/\r\n?/g, '\n'));
  return joinBlocks(blocks.map((block) => convertBlock(block, context)));
}

function convertBlock(block: WikiBlock, context: WikiContext): string {
  switch (block.kind) {
    case 'text':
      return convertWikiLines(block.text, context);
    case 'verbatim':
      return joinBlocks([formatTitle(block.title), formatFence(block.text, block.language)]);
    case 'quote': {
      const inner = joinBlocks([
        formatTitle(block.title),
        ...block.blocks.map((each) => convertBlock(each, context)),
      ]);
      return inner
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    }
  }
}

const joinBlocks = (blocks: readonly string[]): string =>
  blocks.filter((block) => block.trim() !== '').join('\n\n');

const formatTitle = (title: string): string => (title === '' ? '' : `**${escapeMarkdownInline(title)}**`);
