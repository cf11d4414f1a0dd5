import { getOperationAST, parse } from 'graphql';
import { doublingFragments, watchedDocument } from '../../../testing/watchedDocument';
import { responseNames } from './writeLimit';

const names = (query: string): string[] => {
  const document = parse(query);
  return [...responseNames(getOperationAST(document)!.selectionSet, document)].sort();
};

test('counts each response name once, also when it is in several fragments', () => {
  const query = `mutation { a: x ...F ... on Mutation { b: x } ...F c: x } fragment F on Mutation { d: x ...G }
    fragment G on Mutation { a: x e: x }`;
  expect(names(query)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('visits each fragment once, however often it is spread', () => {
  const document = watchedDocument(`mutation { ...F0 } ${doublingFragments('Mutation', 'x')}`);
  expect([...responseNames(getOperationAST(document)!.selectionSet, document)]).toEqual(['x']);
});
