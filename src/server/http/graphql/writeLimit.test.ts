import { getOperationAST, parse } from 'graphql';
import {
  createExponentialFragments,
  parseDocumentWithAccessLimit,
} from '../../../testing/parseDocumentWithAccessLimit';
import { collectRootResponseNames } from './writeLimit';

const collectSortedResponseNames = (query: string): string[] => {
  const document = parse(query);
  return [...collectRootResponseNames(getOperationAST(document)!.selectionSet, document)].sort();
};

test('counts each response name once, also when it is in several fragments', () => {
  const query = `mutation { a: x ...F ... on Mutation { b: x } ...F c: x } fragment F on Mutation { d: x ...G }
    fragment G on Mutation { a: x e: x }`;
  expect(collectSortedResponseNames(query)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('visits each fragment once, however often it is spread', () => {
  const document = parseDocumentWithAccessLimit(
    `mutation { ...F0 } ${createExponentialFragments('Mutation', 'x')}`,
  );
  expect([...collectRootResponseNames(getOperationAST(document)!.selectionSet, document)]).toEqual(['x']);
});
