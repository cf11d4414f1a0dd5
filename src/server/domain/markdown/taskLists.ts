/** Renders `- [ ]` and `- [x]` at the start of list items as disabled checkboxes. */
import type MarkdownIt from 'markdown-it';

const TASK_CHECKBOX_PATTERN = /^\[([ xX])\](?=\s)/;

export function installTaskListsPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'task_lists', (state) => {
    state.tokens.forEach((token, index) => {
      const inItem =
        token.type === 'inline' &&
        state.tokens[index - 1]?.type === 'paragraph_open' &&
        state.tokens[index - 2]?.type === 'list_item_open';
      const first = token.children?.[0];
      const box = inItem && first?.type === 'text' ? TASK_CHECKBOX_PATTERN.exec(first.content) : null;
      if (!box || !first || !token.children) return;
      first.content = first.content.slice(box[0].length);
      const checkbox = new state.Token('html_inline', '', 0);
      checkbox.content =
        box[1] === ' '
          ? '<input type="checkbox" aria-label="Not done">'
          : '<input type="checkbox" aria-label="Done" checked>';
      token.children.unshift(checkbox);
    });
  });
}
