import { formatOperationsDocumentation } from './formatOperationsDocumentation';

const testClientSourceFiles = [
  { path: 'src/client/screens/issue/IssueScreen.tsx', text: 'graphql`query IssueScreenQuery($n: Int!) {a}`' },
  {
    path: 'src/client/screens/issue/Timeline.tsx',
    text: '@refetchable(queryName: "TimelinePageQuery")',
  },
  { path: 'src/client/shell/shellQuery.ts', text: 'query shellQuery {' },
];

test('docs/operations.md has one row per operation with kind, variables and screen', () => {
  const page = formatOperationsDocumentation(
    {
      a: 'query shellQuery { viewer { id } }',
      b: 'query IssueScreenQuery($key: String!, $n: Int!) { node(id: $key) { id } }',
      c: 'query TimelinePageQuery { viewer { id } } fragment X on User { id }',
    },
    testClientSourceFiles,
  );
  expect(page.split('\n').filter((line) => line.startsWith('| ') && !/Operation|---/.test(line))).toEqual([
    '| IssueScreenQuery | query | `key: String!`<br>`n: Int!` | issue |',
    '| TimelinePageQuery | query |  | issue |',
    '| shellQuery | query |  | shell/shellQuery.ts |',
  ]);
});

test('reports an operation that no source file defines as stale', () => {
  expect(() =>
    formatOperationsDocumentation({ a: 'query GoneQuery { viewer { id } }' }, testClientSourceFiles),
  ).toThrow(/GoneQuery.*stale/);
});
