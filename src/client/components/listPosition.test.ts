import { isAtEnd, type ListPosition, neighborOf, readListPosition, withNumbers } from './listPosition';

const place: ListPosition = {
  href: '/projects/NET/issues',
  index: 9,
  total: 19_774,
  snapshot: 'then',
  first: 8,
  numbers: [5, 4, 3],
};

test('the neighbours, and their own places', () => {
  expect(neighborOf(place, -1)).toEqual({ number: 5, place: { ...place, index: 8 } });
  expect(neighborOf(place, 1)).toEqual({ number: 3, place: { ...place, index: 10 } });
});

test('at the end of what is known there is none', () => {
  expect(neighborOf({ ...place, index: 10 }, 1)).toBeNull();
  expect(neighborOf({ ...place, index: 8 }, -1)).toBeNull();
});

test('a list ends at its first and its last issue; one of unknown length, at its first alone', () => {
  expect(isAtEnd({ ...place, index: 0 }, -1)).toBe(true);
  expect(isAtEnd({ ...place, index: 1 }, -1)).toBe(false);
  expect(isAtEnd({ ...place, index: 19_772 }, 1)).toBe(false);
  expect(isAtEnd({ ...place, index: 19_773 }, 1)).toBe(true);
  expect(isAtEnd({ ...place, index: 19_773, total: null }, 1)).toBe(false);
});

test('more numbers join those that are known, after them and before them', () => {
  const known = { snapshot: 'then', total: 19_774 };
  const on = { ...known, first: 9, numbers: [4, 3, 2, 1] };
  expect(withNumbers(place, on, 1)).toEqual({ ...place, numbers: [5, 4, 3, 2, 1] });
  const back = { ...known, first: 6, numbers: [7, 6, 5, 4] };
  expect(withNumbers(place, back, -1)).toEqual({ ...place, first: 6, numbers: [7, 6, 5, 4, 3] });
});

test('of another snapshot, only the new numbers count, and the place is where its issue is now', () => {
  const now = { first: 9, numbers: [9, 4, 2], snapshot: 'now', total: 30 };
  expect(withNumbers(place, now, 1)).toEqual({ ...place, ...now, index: 10 });
});

test('ranks that have drifted, as other issues have gone, are told anew', () => {
  const drifted = { first: 9, numbers: [3, 4, 2], snapshot: 'then', total: 30 };
  expect(withNumbers(place, drifted, 1)).toEqual({ ...place, ...drifted, index: 10 });
});

test.each(['then', 'now'])(
  'an issue that has gone leaves a gap with neighbours, in the list of %s',
  (snapshot) => {
    const on = { first: 9, numbers: [3, 2], snapshot, total: 20 };
    expect(neighborOf(withNumbers(place, on, 1), 1)).toMatchObject({ number: 3, place: { index: 9 } });
    const back = { first: 7, numbers: [6, 5, 3], snapshot, total: 20 };
    expect(neighborOf(withNumbers(place, back, -1), -1)).toMatchObject({ number: 5, place: { index: 8 } });
    const shorter = { first: 0, numbers: [8, 7], snapshot, total: 2 };
    expect(neighborOf(withNumbers(place, shorter, -1), -1)).toMatchObject({ number: 7, place: { index: 1 } });
  },
);

test('reads only what is a place', () => {
  expect(readListPosition({ place })).toEqual(place);
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { place: null },
    { place: { href: 1 } },
    { place: { ...place, snapshot: 1 } },
  ]) {
    expect(readListPosition(state)).toBeNull();
  }
});
