import { SEARCH_QUERY_TERMS_MAX } from '../../../shared/limits';
import { parseSearchQuery } from '../../../shared/query/parse';
import { groupQueriesByTerms } from './combineQueries';

const parse = (source: string) => parseSearchQuery(source, 0);

test('queries that have more terms together than one query can have are split, in order', () => {
  const half = Array.from({ length: SEARCH_QUERY_TERMS_MAX / 2 }, (_, index) => `word${index}`).join(' ');
  const queries = [half, `-(${half})`, 'is:open', '', half].map(parse);
  const groups = groupQueriesByTerms(queries);
  expect(groups.map(({ length }) => length)).toEqual([2, 3]);
  expect(groups.flat()).toEqual(queries);
});

test('no queries have no groups, and a query of any length has one', () => {
  expect(groupQueriesByTerms([])).toEqual([]);
  const long = parse(Array.from({ length: SEARCH_QUERY_TERMS_MAX }, (_, index) => `w${index}`).join(' '));
  expect(groupQueriesByTerms([long])).toEqual([[long]]);
});
