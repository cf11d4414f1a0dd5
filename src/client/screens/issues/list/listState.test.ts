import { defaultSort, listHref, listStateOf } from './listState';

const stateOf = (search: string) => listStateOf('NET', new URLSearchParams(search));

test('an address and its state say the same', () => {
  const href = '/projects/NET/issues?q=is%3Aopen+label%3A%22a+b%22&sort=created-asc';
  const state = stateOf(href.slice(href.indexOf('?')));
  expect(state).toEqual({ projectKey: 'NET', query: 'is:open label:"a b"', sort: 'created-asc' });
  expect(listHref(state)).toBe(href);
});

test('what an address does not say stays out of it', () => {
  expect(listHref(stateOf(''))).toBe('/projects/NET/issues');
  expect(stateOf('?sort=toString').sort).toBeNull();
});

test('words are looked for by relevance, a filter by time', () => {
  expect(defaultSort('is:open')).toBe('updated-desc');
  expect(defaultSort('is:open pool')).toBe('relevance-desc');
});
