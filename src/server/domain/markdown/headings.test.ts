import { normalizeHeadingLevels } from './renderMarkdown';

const getHeadingLevels = (html: string) =>
  [...normalizeHeadingLevels(html).matchAll(/<h(\d)>/g)].map((match) => Number(match[1]));

it.each([
  [[3], [2]],
  [
    [1, 2, 2, 3, 1],
    [2, 3, 3, 4, 2],
  ],
  [
    [3, 6, 4, 3, 1],
    [2, 3, 3, 2, 2],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 6],
  ],
])('renders the heading levels %j as %j', (written, shown) => {
  expect(getHeadingLevels(written.map((level) => `<h${level}>x</h${level}>`).join('\n'))).toEqual(shown);
});

it('closes every heading that it opens', () => {
  expect(normalizeHeadingLevels('<h4>a <code>&lt;h1&gt;</code></h4>')).toBe(
    '<h2>a <code>&lt;h1&gt;</code></h2>',
  );
});
