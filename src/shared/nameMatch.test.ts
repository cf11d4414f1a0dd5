import { rankNameMatch, sortByNameMatch } from './nameMatch';

test.each([
  ['tri', 'tri', '', 0],
  ['TRI', 'Tri', '', 0],
  ['tri', 'triager', '', 1],
  ['tri', 'zoe', 'Trixie Zoe', 1],
  ['tri', 'b-tri', '', 2],
  ['tri', 'zoe', 'Zoe Trixie', 2],
  ['tri', 'dmitri', 'Dmitri', 3],
  ['tri', 'matri-tri', '', 2],
  ['tri', 'mika', 'Mika', null],
  ['', 'mika', 'Mika', 1],
])('ranks the match of %j in the login %j and the name %j as %p', (typed, login, name, rank) => {
  expect(rankNameMatch(typed, login, name)).toBe(rank);
});

test('sorts the best match first and keeps the order of equal matches', () => {
  const sorted = sortByNameMatch(['dmitri', 'triager', 'mika', 'a-tri', 'trixie', 'tri'], (login) =>
    rankNameMatch('tri', login),
  );
  expect(sorted).toEqual(['tri', 'triager', 'trixie', 'a-tri', 'dmitri']);
});
