import { buildIssueListHref } from './issueListUrlState';
import { parseIssueListHref } from './parseIssueListHref';

test.each([
  '/projects/NET/issues?q=is%3Aopen&sort=created-asc&group=state',
  '/projects/NET/issues',
  '/search?q=crash',
])('parses the address %s', (href) => {
  expect(buildIssueListHref(parseIssueListHref(href))).toBe(href);
});

test('reads all parameters after a query with question marks that are not encoded', () => {
  expect(parseIssueListHref('/projects/NET/issues?q=why?+how?&sort=created-asc')).toMatchObject({
    projectKey: 'NET',
    query: 'why? how?',
    sort: 'created-asc',
  });
});
