import { getOperationAST, parse } from 'graphql';
import {
  createExponentialGraphQLFragments,
  parseGraphQLWithAccessLimit,
} from '../../../testing/parseGraphQLWithAccessLimit';
import { collectRootFieldResponseNames } from './writeLimit';

const collectSortedRootFieldNames = (query: string): string[] => {
  const document = parse(query);
  return [...collectRootFieldResponseNames(getOperationAST(document)!.selectionSet, document)].sort();
};

test('counts each response name once, also when it is in several fragments', () => {
  const query = `mutation { a: x ...F ... on Mutation { b: x } ...F c: x } fragment F on Mutation { d: x ...G }
    fragment G on Mutation { a: x e: x }`;
  expect(collectSortedRootFieldNames(query)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('visits each fragment once, however often it is spread', () => {
  const document = parseGraphQLWithAccessLimit(
    `mutation { ...F0 } ${createExponentialGraphQLFragments('Mutation', 'x')}`,
  );
  expect([...collectRootFieldResponseNames(getOperationAST(document)!.selectionSet, document)]).toEqual([
    'x',
  ]);
});
