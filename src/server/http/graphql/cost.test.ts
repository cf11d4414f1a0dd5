import { parse } from 'graphql';
import operations from '../../../../__generated__/operations.json';
import { OPERATION_COST_MAX } from '../../../shared/limits';
import { schema } from '../../schema';
import { costOf } from './cost';

const cost = (query: string, variableValues: Record<string, unknown> = {}) =>
  costOf({ schema, document: parse(query), variableValues });

test.each([
  ['a field', '{ viewer { login name } }', 1],
  ['scalars of rows are free', '{ projects(first: 10) { nodes { key name } totalCount } }', 1 + 10],
  ['edges hold rows', '{ projects(first: 10) { edges { cursor node { key } } } }', 1 + 10 * 2],
  ['a page is of 50 rows unless told', '{ projects { nodes { key } } }', 1 + 50],
  ['from the end', '{ projects(last: 7) { nodes { key } } }', 1 + 7],
  [
    'pages of pages',
    '{ projects(first: 10) { nodes { labels(first: 5) { nodes { name } } } } }',
    1 + 10 * (1 + 1 + 5),
  ],
  [
    'what is beside the rows counts once',
    '{ projects(first: 10) { pageInfo { endCursor } nodes { key } } }',
    1 + 1 + 10,
  ],
  ['ids asked for', '{ nodes(ids: ["a", "b", "c"]) { id } }', 3],
  ['rendered texts', '{ nodes(ids: ["a", "b"]) { id ... on Issue { bodyHTML } } }', 2 * 2],
  [
    'fragments count where they are used',
    '{ a: viewer { ...F } b: viewer { ...F } } fragment F on User { login }',
    2,
  ],
  ['a page too large counts as the largest', '{ projects(first: 1000000) { nodes { key } } }', 1 + 200],
  ['a negative one as nothing', '{ projects(first: -5) { nodes { key } } }', 1],
  ['the schema itself', '{ __schema { types { name } } __typename }', 0],
])('%s', (_what, query, expected) => {
  expect(cost(query)).toBe(expected);
});

test('variables count as what they are, and by default as what the operation says', () => {
  const query = 'query ($n: Int = 20) { projects(first: $n) { nodes { key } } }';
  expect(cost(query)).toBe(21);
  expect(cost(query, { n: 3 })).toBe(4);
  // Refused by execution.
  expect(cost(query, { n: 'x' })).toBe(0);
});

test('facets cost their values', () => {
  const facets = 'facets(of: [STATE, LABEL], top: 10) { distinct values { key } }';
  expect(cost(`{ project(key: "NET") { issues(first: 1) { ${facets} } } }`)).toBe(1 + 1 + 2 * (1 + 10));
});

test('a page of 200 issues with their labels and people is within the limit, pages within pages are not', () => {
  const issues = (inner: string) => `{ project(key: "NET") { issues(first: 200) { nodes { ${inner} } } } }`;
  const row = 'number title state { name } author { login } labels(first: 10) { nodes { name } }';
  expect(cost(issues(row))).toBeLessThan(OPERATION_COST_MAX);
  expect(cost(issues('timeline(first: 200) { nodes { __typename } }'))).toBeGreaterThan(OPERATION_COST_MAX);
});

test('measures each operation of the build', () => {
  const texts = Object.values(operations as Record<string, string>);
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(cost(text)).toBeGreaterThanOrEqual(0);
});
