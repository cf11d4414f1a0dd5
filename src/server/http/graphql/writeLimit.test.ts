import { getOperationAST, parse } from 'graphql';
import { unfolding, watchedDocument } from '../../../testing/watchedDocument';
import { namesOf } from './writeLimit';

const names = (query: string): string[] => {
  const document = parse(query);
  return [...namesOf(getOperationAST(document)!.selectionSet, document)].sort();
};

test('each name of an answer is one write, in whatever fragments it stands', () => {
  const query = `mutation { a: x ...F ... on Mutation { b: x } ...F c: x } fragment F on Mutation { d: x ...G }
    fragment G on Mutation { a: x e: x }`;
  expect(names(query)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('each fragment is looked into once', () => {
  const document = watchedDocument(`mutation { ...F0 } ${unfolding('Mutation', 'x')}`);
  expect([...namesOf(getOperationAST(document)!.selectionSet, document)]).toEqual(['x']);
});
