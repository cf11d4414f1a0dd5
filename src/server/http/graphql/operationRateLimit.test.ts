import { getOperationAST, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import {
  createExponentialGraphQLFragments,
  parseGraphQLWithFragmentReadLimit,
} from '../../../testing/parseGraphQLWithFragmentReadLimit';
import type { RequestRateLimits } from '../auth/rateLimits';
import { collectRootFields, createOperationRateLimitPlugin } from './operationRateLimit';

const collectSortedRootFieldNames = (query: string): string[] => {
  const document = parse(query);
  return [...collectRootFields(getOperationAST(document)!.selectionSet, document).keys()].sort();
};

test('counts each response name once, also when it is in several fragments', () => {
  const query = `mutation { a: x ...F ... on Mutation { b: x } ...F c: x } fragment F on Mutation { d: x ...G }
    fragment G on Mutation { a: x e: x }`;
  expect(collectSortedRootFieldNames(query)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('visits each fragment once, however often it is spread', () => {
  const document = parseGraphQLWithFragmentReadLimit(
    `mutation { ...F0 } ${createExponentialGraphQLFragments('Mutation', 'x')}`,
  );
  expect([...collectRootFields(getOperationAST(document)!.selectionSet, document).keys()]).toEqual(['x']);
});

test.each([
  ['query { a }', ['countRead']],
  ['mutation { a b }', ['countMutations 2']],
  [
    'mutation { createProject x: createProject ...F } fragment F on Mutation { y: createProject }',
    ['countMutations 3', 'countCreateProjectAttempts 3'],
  ],
])('counts %s as %s', async (query, expected) => {
  const counted: string[] = [];
  const limits = Object.fromEntries(
    ['countRead', 'countMutations', 'countCreateProjectAttempts'].map((name) => [
      name,
      (_caller: unknown, count?: number) => void counted.push([name, count].join(' ').trim()),
    ]),
  ) as unknown as RequestRateLimits;
  const { onExecute } = createOperationRateLimitPlugin(limits) as Required<Plugin>;
  await onExecute({ args: { document: parse(query), contextValue: {} } } as never);
  expect(counted).toEqual(expected);
});
