import { render } from '@testing-library/react';
import { createMarkedTitleRenderer } from './textMatches';

test.each([
  ['crash', 'Crash on wake', '<mark>Crash</mark> on wake'],
  ['crash wake ', 'Crash on `wake`', '<mark>Crash</mark> on <code><mark>wake</mark></code>'],
  ['"no store"', 'a ``no-store`` b', 'a <code><mark>no-store</mark></code> b'],
  ['"is ignored"', '`It is` ignored', '<code>It <mark>is</mark></code><mark> ignored</mark>'],
  ['b ', '<b>b</b>', '&lt;<mark>b</mark>&gt;<mark>b</mark>&lt;/<mark>b</mark>&gt;'],
  ['leak', 'Crash on wake', 'Crash on wake'],
])('for the query %s, the title %s has its matches marked', (query, title, html) => {
  const { container } = render(<>{createMarkedTitleRenderer(query)!(title)}</>);
  expect(container.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(html);
});

test('a query without words for titles marks nothing', () => {
  expect(createMarkedTitleRenderer('is:open label:crash')).toBeNull();
  expect(createMarkedTitleRenderer('in:comments crash')).toBeNull();
});
