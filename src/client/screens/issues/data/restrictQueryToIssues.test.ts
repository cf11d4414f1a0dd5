import { SEARCH_QUERY_LENGTH_MAX, SEARCH_QUERY_TERMS_MAX } from '../../../../shared/limits';
import { restrictQueryToIssues } from './restrictQueryToIssues';

test.each([
  ['NET', 'is:open', ['NET-1', 'NET-12'], 'number:1,12 is:open'],
  ['NET', 'crash OR leak', ['NET-1'], 'number:1 (crash OR leak)'],
  [null, 'is:open', ['NET-1', 'GFX-2', 'NET-3'], '(project:NET number:1,3 OR project:GFX number:2) is:open'],
  [null, 'crash OR leak', ['NET-1'], '(project:NET number:1) (crash OR leak)'],
])('restricts the query of a list (project %s, %p) to issues', (projectKey, query, keys, restricted) => {
  expect(restrictQueryToIssues({ projectKey, query }, keys)).toBe(restricted);
});

test('returns null if the query would be too long or name too many projects', () => {
  const query = 'x'.repeat(SEARCH_QUERY_LENGTH_MAX - 8);
  expect(restrictQueryToIssues({ projectKey: 'NET', query: query.slice(1) }, ['NET-1'])).not.toBeNull();
  expect(restrictQueryToIssues({ projectKey: 'NET', query }, ['NET-1'])).toBeNull();
  const keys = Array.from({ length: 21 }, (_, i) => `P${i}-1`);
  expect(restrictQueryToIssues({ projectKey: null, query: '' }, keys.slice(1))).not.toBeNull();
  expect(restrictQueryToIssues({ projectKey: null, query: '' }, keys)).toBeNull();
});

test('returns null if the query would have too many terms, the last of which the server ignores', () => {
  const query = Array.from({ length: SEARCH_QUERY_TERMS_MAX - 4 }, (_, i) => `word${i}`).join(' ');
  const keys = ['NET-1', 'GFX-1', 'SEC-1'];
  expect(restrictQueryToIssues({ projectKey: null, query }, keys.slice(1))).not.toBeNull();
  expect(restrictQueryToIssues({ projectKey: null, query }, keys)).toBeNull();
});
