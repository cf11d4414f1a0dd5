import { type ListPlace, neighbour, readListPlace } from './listPlace';

const place: ListPlace = {
  href: '/projects/NET/issues',
  index: 9,
  total: 19_774,
  first: 8,
  numbers: [5, 4, 3],
};

test('the neighbours, and their own places', () => {
  expect(neighbour(place, -1)).toEqual({ number: 5, place: { ...place, index: 8 } });
  expect(neighbour(place, 1)).toEqual({ number: 3, place: { ...place, index: 10 } });
});

test('at the end of what is known there is none', () => {
  expect(neighbour({ ...place, index: 10 }, 1)).toBeNull();
  expect(neighbour({ ...place, index: 8 }, -1)).toBeNull();
});

test('reads only what is a place', () => {
  expect(readListPlace({ place })).toEqual(place);
  for (const state of [null, undefined, 'x', {}, { place: null }, { place: { href: 1 } }]) {
    expect(readListPlace(state)).toBeNull();
  }
});
