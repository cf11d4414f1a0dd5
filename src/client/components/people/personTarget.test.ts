import { findPersonTarget } from './PersonCards';

const findLogin = (html: string, selector: string): string | null => {
  document.body.innerHTML = html;
  return findPersonTarget(document.querySelector(selector))?.login ?? null;
};

test('finds the person of a link, a mention in a text and an avatar', () => {
  expect(findLogin('<a href="/people/mika"><b id="x">@mika</b></a>', '#x')).toBe('mika');
  expect(findLogin('<span data-person="ada"><img id="x"></span>', '#x')).toBe('ada');
  expect(findLogin('<a id="x" href="/people/dependabot%5Bbot%5D">bot</a>', '#x')).toBe('dependabot[bot]');
});

test('finds no person in other links, in malformed addresses and within a hover card', () => {
  for (const html of [
    '<a id="x" href="/projects/NET">Network</a>',
    '<a id="x" href="https://example.org/people/mika">@mika</a>',
    '<a id="x" href="/people/">People</a>',
    '<a id="x" href="/people/mika/issues">Issues</a>',
    '<a id="x" href="/people/%E0%A4%A">@broken</a>',
    '<div data-person-card><a id="x" href="/people/mika">Mika</a></div>',
    '<p id="x">mika</p>',
  ])
    expect([html, findLogin(html, '#x')]).toEqual([html, null]);
  expect(findPersonTarget(document)).toBeNull();
  expect(findPersonTarget(null)).toBeNull();
});
