import { buildDuplicatesHref, type DuplicatesUrlState, parseDuplicatesUrl } from './duplicatesUrl';

const parse = (href: string) => parseDuplicatesUrl(new URL(href, 'http://winnow').searchParams);

test.each<DuplicatesUrlState>([
  { level: null, opened: null },
  { level: 'possible', opened: null },
  { level: null, opened: { cluster: 'Q2x1c3Rlcg', pair: null, keep: null } },
  { level: 'almost_certain', opened: { cluster: 'Q2x1c3Rlcg', pair: 'SXNzdWU6MTox', keep: 'SXNzdWU6MToy' } },
])('the address contains the state of the screen: %j', (state) => {
  expect(parse(buildDuplicatesHref('NET', state))).toEqual(state);
});

test('the address of the whole list has no query string', () => {
  expect(buildDuplicatesHref('NET', { level: null, opened: null })).toBe('/projects/NET/duplicates');
});

test('invalid values in the address are ignored', () => {
  expect(parse('/?level=certain&cluster=a%20b&pair=SXNzdWU6MTox')).toEqual({ level: null, opened: null });
  expect(parse('/?cluster=Q2x1c3Rlcg&pair=%3Cb%3E&keep=').opened).toEqual({
    cluster: 'Q2x1c3Rlcg',
    pair: null,
    keep: null,
  });
});
