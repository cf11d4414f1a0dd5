import { appendToDraft, draftKeyBuilders } from '../../drafts/drafts';

/** Id of the element with the form for a new comment. */
export const NEW_COMMENT_ELEMENT_ID = 'new-comment';

/** Returns the Markdown of the selection within an element, or null if nothing is selected there. */
export function readSelectionAsMarkdown(element: Element | null): string | null {
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const { commonAncestorContainer: parent } = range;
  const holder = document.createElement('div');
  holder.append(range.cloneContents());
  // A selection within a code block or a quote does not contain the block itself.
  const block = (parent instanceof Element ? parent : parent.parentElement)?.closest('pre, blockquote');
  if (!block || !element.contains(block)) return htmlToMarkdown(holder);
  const copy = block.cloneNode(false) as HTMLElement;
  copy.append(...holder.childNodes);
  const wrapper = document.createElement('div');
  wrapper.append(copy);
  return htmlToMarkdown(wrapper);
}

/** Adds a quoted text to the viewer's draft of a new comment on an issue, and moves the focus below it. */
export function quoteInNewComment(viewerId: string, issueId: string, markdown: string): void {
  appendToDraft(viewerId, draftKeyBuilders.comment(issueId), `${quoteMarkdown(markdown)}\n\n`);
  // After the form has rendered the draft, and after a menu that was used has returned its focus.
  requestAnimationFrame(() => requestAnimationFrame(focusNewComment));
}

function focusNewComment(): void {
  const field = document.getElementById(NEW_COMMENT_ELEMENT_ID)?.querySelector('textarea');
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: 'nearest' });
}

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

/**
 * Converts rendered Markdown back into Markdown, so that a selected part of a text can be quoted. Elements that
 * Markdown does not have become their text.
 */
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
