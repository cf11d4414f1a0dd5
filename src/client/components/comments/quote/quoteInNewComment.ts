import { appendToDraft, draftKeyBuilders } from '../../../drafts/drafts';
import { htmlToMarkdown, quoteMarkdown } from './htmlToMarkdown';

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
