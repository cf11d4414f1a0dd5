import { renderMarkdown } from './renderMarkdown';
import { TEST_REFERENCE_TARGETS } from './testReferenceTargets';

const ADDRESS = '/files/7-0123456789abcdef0123456789abcdef/plan.png';
const render = (text: string): string => renderMarkdown(text, TEST_REFERENCE_TARGETS);

test('an attached image has its dimensions and links to the file', () => {
  const html = render(`![plan](${ADDRESS})`);
  expect(html).toContain(`<a href="${ADDRESS}">`);
  expect(html).toMatch(/<img [^>]*loading="lazy"[^>]*width="640" height="480"/);
});

test('an attached image within a link keeps that link', () => {
  expect(render(`[![plan](${ADDRESS})](https://example.org)`)).not.toContain(`href="${ADDRESS}"`);
});

test('a link to another attached file has its size as title', () => {
  expect(render(`[log](${ADDRESS})`)).toContain('title="12 KB"');
});

test.each([
  '/files/../graphql',
  '/files/7-0123456789abcdef0123456789abcdef/../../session',
  '/files/7-0123456789abcdef0123456789abcdef/a?b',
  '/metrics',
  '//evil.example/files/7-0123456789abcdef0123456789abcdef/a',
])('an image with the address %s is removed', (address) => {
  expect(render(`<img src="${address}">`)).not.toContain('<img');
});
