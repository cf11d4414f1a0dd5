import { getIntrospectionQuery, parse } from 'graphql';
import operations from '../../../../__generated__/operations.json';
import { OPERATION_COST_MAX } from '../../../shared/limits';
import { unfolding, watchedDocument } from '../../../testing/watchedDocument';
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
  ['texts', '{ nodes(ids: ["a", "b"]) { id ... on Issue { bodyHTML } } }', 2 * (1 + 10)],
  ['a text that is rendered', '{ project(key: "NET") { renderMarkdown(text: "") } }', 1 + 50],
  [
    'a list that is looked for',
    '{ project(key: "NET") { issues(first: 5) { nodes { key } } } }',
    1 + 20 + 1 + 5,
  ],
  [
    'a scalar that is asked for again and again',
    '{ viewer { login a: login b: login c: __typename } }',
    1 + 3,
  ],
  [
    'fragments count where they are used',
    '{ a: viewer { ...F } b: viewer { ...F } } fragment F on User { login }',
    2,
  ],
  ['a page too large counts as the largest', '{ projects(first: 1000000) { nodes { key } } }', 1 + 200],
  ['a negative one as nothing', '{ projects(first: -5) { nodes { key } } }', 1],
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

test('variables that are none are looked at no further than the first', () => {
  let looks = 0;
  const ids = {
    *[Symbol.iterator]() {
      for (; looks < 1_000; looks++) yield {};
    },
  };
  expect(cost('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).toBe(0);
  expect(looks).toBeLessThan(5);
});

test('facets cost their values', () => {
  const facets = 'facets(of: [STATE, LABEL], top: 10) { distinct values { key } }';
  expect(cost(`{ project(key: "NET") { issues(first: 1) { ${facets} } } }`)).toBe(1 + 20 + 1 + 2 * (1 + 10));
});

test('a list beside rows does not go with how many rows there are', () => {
  const list = (first: number) =>
    cost(`{ project(key: "NET") { issues(first: ${first}) { sections { count } } } }`);
  expect([list(0), list(1), list(200)]).toEqual(Array(3).fill(1 + 20 + 1 + 50));
});

test('fragments of fragments are counted once each, whether they ask for anything or not', () => {
  const unfolded = (leaf: string) =>
    costOf({ schema, document: watchedDocument(`{ ...F0 } ${unfolding('Query', leaf)}`) });
  expect(unfolded('__typename')).toBe(0);
  expect(unfolded('viewer { login }')).toBeGreaterThan(OPERATION_COST_MAX);
});

test('the schema can be asked for as tools do, and not a hundred times', () => {
  const usual = getIntrospectionQuery();
  expect(cost(usual)).toBeGreaterThan(0);
  expect(cost(usual)).toBeLessThan(OPERATION_COST_MAX);
  const inner = Array.from({ length: 20 }, (_, i) => `b${i}: fields { name }`).join(' ');
  const outer = Array.from({ length: 20 }, (_, i) => `a${i}: fields { type { ${inner} } }`).join(' ');
  expect(cost(`{ __schema { types { ${outer} } } }`)).toBeGreaterThan(OPERATION_COST_MAX);
});

test('a text that is asked for again and again is counted as often', () => {
  const bodies = Array.from({ length: 30 }, (_, i) => `a${i}: body`).join(' ');
  const ids = JSON.stringify(Array(20).fill('SXNzdWU6MToy'));
  expect(cost(`{ nodes(ids: ${ids}) { ... on Issue { ${bodies} } } }`)).toBeGreaterThan(OPERATION_COST_MAX);
});

test('a page of 200 issues with their labels and people is within the limit, pages within pages are not', () => {
  const issues = (inner: string) => `{ project(key: "NET") { issues(first: 200) { nodes { ${inner} } } } }`;
  const row = 'number title body state { name } author { login } labels(first: 10) { nodes { name } }';
  expect(cost(issues(row))).toBeLessThan(OPERATION_COST_MAX);
  expect(cost(issues('timeline(first: 200) { nodes { __typename } }'))).toBeGreaterThan(OPERATION_COST_MAX);
});

test('measures each operation of the build', () => {
  const texts = Object.values(operations as Record<string, string>);
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(cost(text)).toBeGreaterThanOrEqual(0);
});
