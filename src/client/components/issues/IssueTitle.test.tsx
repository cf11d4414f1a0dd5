import { render } from '@testing-library/react';
import { IssueTitle } from './IssueTitle';

test.each([
  ['`Cache-Control: no-store` is ignored', '<code>Cache-Control: no-store</code> is ignored'],
  ['a ``b`` and `c`', 'a <code>b</code> and <code>c</code>'],
  ['one ` backtick', 'one ` backtick'],
  ['`<b>bold</b>`', '<code>&lt;b&gt;bold&lt;/b&gt;</code>'],
])('shows the title %s with its code', (title, html) => {
  const { container } = render(<IssueTitle title={title} />);
  expect(container.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(html);
});
