import { getIntrospectionQuery, parse } from 'graphql';
import operations from '../../../../__generated__/operations.json';
import { GRAPHQL_COST_MAX } from '../../../shared/limits';
import {
  createExponentialGraphQLFragments,
  parseGraphQLWithFragmentReadLimit,
} from '../../../testing/parseGraphQLWithFragmentReadLimit';
import { graphqlSchema } from '../../schema';
import { computeGraphQLOperationCost } from './cost';

const computeQueryCost = (query: string, variableValues: Record<string, unknown> = {}) =>
  computeGraphQLOperationCost({ schema: graphqlSchema, document: parse(query), variableValues });

test.each([
  ['an object costs 1', '{ viewer { login name } }', 1],
  ['scalars of rows are free', '{ projects(first: 10) { nodes { key name } totalCount } }', 1 + 10],
  [
    'an edge costs as much as its node',
    '{ projects(first: 10) { edges { cursor node { key } } } }',
    1 + 10 * 2,
  ],
  ['a page without an argument counts as 50 rows', '{ projects { nodes { key } } }', 1 + 50],
  ['a page from the end', '{ projects(last: 7) { nodes { key } } }', 1 + 7],
  [
    'nested pages multiply',
    '{ projects(first: 10) { nodes { labels(first: 5) { nodes { name } } } } }',
    1 + 10 * (1 + 1 + 5),
  ],
  [
    'pageInfo counts once per page',
    '{ projects(first: 10) { pageInfo { endCursor } nodes { key } } }',
    1 + 1 + 10,
  ],
  [
    'a list that is not in a connection counts its own page size, at least 50',
    '{ project(key: "NET") { a: people(first: 200) { login } b: people(first: 2) { login } } }',
    1 + 200 + 50,
  ],
  ['a list of ids counts each id', '{ nodes(ids: ["a", "b", "c"]) { id } }', 3],
  ['texts cost 10 each', '{ nodes(ids: ["a", "b"]) { id ... on Issue { bodyHTML } } }', 2 * (1 + 10)],
  [
    'a search snippet costs 10, and 50 for its matches',
    '{ node(id: "a") { ... on Issue { searchSnippet(query: "x") { text matches { start } } } } }',
    1 + 10 + 1 + 50,
  ],
  [
    'a comparison of issues costs 20, its words, and its fields with their values',
    '{ nodes(ids: ["a"]) { ... on Issue { comparison(withId: "b") { words { spellings } fields { values { text } otherValues { text } } } } } }',
    1 + 1 + 20 + 50 + 20 * (1 + 20 + 20),
  ],
  ['rendering a text costs 50', '{ project(key: "NET") { renderMarkdown(text: "") } }', 1 + 50],
  [
    'searching a list of issues costs 20',
    '{ project(key: "NET") { issues(first: 5) { nodes { key } } } }',
    1 + 20 + 1 + 5,
  ],
  [
    'searching the issues of a container, which may be all projects, costs 100',
    '{ issueContainer { issues(first: 5) { nodes { key } } facetValues(field: STATE, first: 3) { totalCount } } }',
    1 + 100 + 1 + 5 + 100 + 1,
  ],
  [
    'counting the issues of a saved view costs 20',
    '{ project(key: "NET") { views(first: 5) { nodes { name issueCount } } } }',
    1 + 1 + 5 * (1 + 20),
  ],
  ['aliased scalars cost 1 each', '{ viewer { login a: login b: login c: __typename } }', 1 + 3],
  [
    'fragments count at each use',
    '{ a: viewer { ...F } b: viewer { ...F } } fragment F on User { login }',
    2,
  ],
  [
    'a page size above the maximum counts as the maximum',
    '{ projects(first: 1000000) { nodes { key } } }',
    1 + 200,
  ],
  ['a negative page size counts as 0', '{ projects(first: -5) { nodes { key } } }', 1],
])('%s: the computed cost is correct', (_what, query, expected) => {
  expect(computeQueryCost(query)).toBe(expected);
});

test('uses the values of variables and their defaults', () => {
  const query = 'query ($n: Int = 20) { projects(first: $n) { nodes { key } } }';
  expect(computeQueryCost(query)).toBe(21);
  expect(computeQueryCost(query, { n: 3 })).toBe(4);
  // The cost of an operation with an invalid variable is 0: execution rejects it.
  expect(computeQueryCost(query, { n: 'x' })).toBe(0);
});

test('stops checking variables at the first invalid one', () => {
  let looks = 0;
  const ids = {
    *[Symbol.iterator]() {
      for (; looks < 1_000; looks++) yield {};
    },
  };
  expect(computeQueryCost('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).toBe(0);
  expect(looks).toBeLessThan(5);
});

test('multiplies facets by their number of values', () => {
  const facets = 'facets(of: [STATE, LABEL], top: 10) { distinct values { key } }';
  expect(computeQueryCost(`{ project(key: "NET") { issues(first: 1) { ${facets} } } }`)).toBe(
    1 + 20 + 1 + 2 * (1 + 10),
  );
});

test('counts sections independently of the page size', () => {
  const list = (first: number) =>
    computeQueryCost(`{ project(key: "NET") { issues(first: ${first}) { sections { count } } } }`);
  expect([list(0), list(1), list(200)]).toEqual(Array(3).fill(1 + 20 + 1 + 50));
});

test('visits each fragment once, however often it is spread', () => {
  const unfolded = (leaf: string) =>
    computeGraphQLOperationCost({
      schema: graphqlSchema,
      document: parseGraphQLWithFragmentReadLimit(
        `{ ...F0 } ${createExponentialGraphQLFragments('Query', leaf)}`,
      ),
    });
  expect(unfolded('__typename')).toBe(0);
  expect(unfolded('viewer { login }')).toBeGreaterThan(GRAPHQL_COST_MAX);
});

test('allows the usual introspection query and rejects deeply nested introspection', () => {
  const usual = getIntrospectionQuery();
  expect(computeQueryCost(usual)).toBeGreaterThan(0);
  expect(computeQueryCost(usual)).toBeLessThan(GRAPHQL_COST_MAX);
  const inner = Array.from({ length: 20 }, (_, i) => `b${i}: fields { name }`).join(' ');
  const outer = Array.from({ length: 20 }, (_, i) => `a${i}: fields { type { ${inner} } }`).join(' ');
  expect(computeQueryCost(`{ __schema { types { ${outer} } } }`)).toBeGreaterThan(GRAPHQL_COST_MAX);
});

test('counts a text once per alias', () => {
  const bodies = Array.from({ length: 30 }, (_, i) => `a${i}: body`).join(' ');
  const ids = JSON.stringify(Array(20).fill('SXNzdWU6MToy'));
  expect(computeQueryCost(`{ nodes(ids: ${ids}) { ... on Issue { ${bodies} } } }`)).toBeGreaterThan(
    GRAPHQL_COST_MAX,
  );
});

test('allows a page of 200 issues with labels and users, and rejects 200 timelines of 200 items', () => {
  const issues = (inner: string) => `{ project(key: "NET") { issues(first: 200) { nodes { ${inner} } } } }`;
  const row = 'number title body state { name } author { login } labels(first: 10) { nodes { name } }';
  expect(computeQueryCost(issues(row))).toBeLessThan(GRAPHQL_COST_MAX);
  expect(computeQueryCost(issues('timeline(first: 200) { nodes { __typename } }'))).toBeGreaterThan(
    GRAPHQL_COST_MAX,
  );
});

test('allows one burst in an operation, and rejects two', () => {
  const query = (...bursts: string[]) => `{ node(id: "a") { ... on Issue { ${bursts.join(' ')} } } }`;
  expect(computeQueryCost(query('burst { query }'))).toBeLessThan(GRAPHQL_COST_MAX);
  expect(computeQueryCost(query('a: burst { query }', 'b: burst { query }'))).toBeGreaterThan(
    GRAPHQL_COST_MAX,
  );
});

test('allows the likely duplicates of 25 issues in an operation, and rejects those of 100', () => {
  const query = (first: number) =>
    `{ project(key: "NET") { issues(first: ${first}) { nodes { likelyDuplicates { score } } } } }`;
  expect(computeQueryCost(query(25))).toBeLessThan(GRAPHQL_COST_MAX);
  expect(computeQueryCost(query(100))).toBeGreaterThan(GRAPHQL_COST_MAX);
});

test('computes a cost for each operation of the build', () => {
  const texts = Object.values(operations as Record<string, string>);
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(computeQueryCost(text)).toBeGreaterThanOrEqual(0);
});
