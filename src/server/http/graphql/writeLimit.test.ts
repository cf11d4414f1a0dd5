import { getOperationAST, parse } from 'graphql';
import { createDoublingFragments, parseWatchedDocument } from '../../../testing/parseWatchedDocument';
import { collectResponseNames } from './writeLimit';

const collectSortedNames = (query: string): string[] => {
  const document = parse(query);
  return [...collectResponseNames(getOperationAST(document)!.selectionSet, document)].sort();
};

test('counts each response name once, also when it is in several fragments', () => {
  const query = `mutation { a: x ...F ... on Mutation { b: x } ...F c: x } fragment F on Mutation { d: x ...G }
    fragment G on Mutation { a: x e: x }`;
  expect(collectSortedNames(query)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('visits each fragment once, however often it is spread', () => {
  const document = parseWatchedDocument(`mutation { ...F0 } ${createDoublingFragments('Mutation', 'x')}`);
  expect([...collectResponseNames(getOperationAST(document)!.selectionSet, document)]).toEqual(['x']);
});
