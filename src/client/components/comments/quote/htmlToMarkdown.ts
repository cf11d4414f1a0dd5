/** Converts rendered Markdown back into Markdown, so that a selected part of a text can be quoted. */

const INLINE_MARKS: Readonly<Record<string, string>> = {
  STRONG: '**',
  B: '**',
  EM: '_',
  I: '_',
  DEL: '~~',
  S: '~~',
};

const BLOCK_SELECTOR =
  'p, div, ul, ol, li, pre, blockquote, table, tr, hr, h1, h2, h3, h4, h5, h6, details, summary, section';

/** Returns the Markdown of a part of a page. Elements that Markdown does not have become their text. */
export function htmlToMarkdown(root: Node): string {
  return convertChildren(root)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const convertChildren = (node: Node): string => [...node.childNodes].map(convertNode).join('');

function convertNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    // White space between blocks is not part of the text.
    const text = node.textContent!.replace(/\s+/g, ' ');
    const isBetweenBlocks = text === ' ' && [...(node.parentNode?.children ?? [])].some(isBlock);
    return isBetweenBlocks ? '' : text;
  }
  if (!(node instanceof HTMLElement)) return '';
  const name = node.tagName;
  const mark = INLINE_MARKS[name];
  if (mark !== undefined) return wrapInMark(convertChildren(node), mark);
  switch (name) {
    case 'BR':
      return '\n';
    case 'HR':
      return '\n\n---\n\n';
    case 'CODE':
      return `\`${node.textContent}\``;
    case 'PRE':
      return `\n\n\`\`\`\n${node.textContent.replace(/\n$/, '')}\n\`\`\`\n\n`;
    case 'A':
      return convertLink(node);
    case 'IMG':
      return `![${node.getAttribute('alt') ?? ''}](${node.getAttribute('src') ?? ''})`;
    case 'INPUT':
      return node.matches(':checked') ? '[x]' : '[ ]';
    case 'BLOCKQUOTE':
      return `\n\n${quoteMarkdown(htmlToMarkdown(node))}\n\n`;
    case 'UL':
    case 'OL':
      return `\n\n${convertList(node)}\n\n`;
    case 'TR':
      return `\n${[...node.children].map((cell) => convertChildren(cell).trim()).join(' | ')}`;
    default: {
      const heading = /^H([1-6])$/.exec(name);
      const content = convertChildren(node);
      if (heading) return `\n\n${'#'.repeat(Number(heading[1]))} ${content.trim()}\n\n`;
      return isBlock(node) ? `\n\n${content}\n\n` : content;
    }
  }
}

const isBlock = (element: Element): boolean => element.matches(BLOCK_SELECTOR);

function wrapInMark(text: string, mark: string): string {
  const content = text.trim();
  return content === '' ? text : text.replace(content, () => mark + content + mark);
}

function convertLink(link: HTMLElement): string {
  const text = convertChildren(link);
  const href = link.getAttribute('href') ?? '';
  // The renderer turns mentions, references and bare addresses into links again.
  const isWritten = /^(?:@[\w-]+|(?:[A-Z][A-Z\d]+-|#)\d+)$/.test(text) || text === href;
  return isWritten || href === '' ? text : `[${text}](${href})`;
}

function convertList(list: HTMLElement): string {
  const start = Number(list.getAttribute('start') ?? 1);
  return [...list.children]
    .map((item, index) => {
      const marker = list.tagName === 'OL' ? `${start + index}. ` : '- ';
      const content = htmlToMarkdown(item).replace(/\n\n(?=\s*(?:- |\d+\. ))/g, '\n');
      return marker + content.replaceAll('\n', `\n${' '.repeat(marker.length)}`).replace(/^ +$/gm, '');
    })
    .join('\n');
}

/** A Markdown text as a quote. Quotes in it are nested. */
export const quoteMarkdown = (markdown: string): string =>
  markdown
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
