import { buildActivityHref, parseActivityFilter } from './activityFilter';

const parseActivityFilterFromUrl = (search: string) => parseActivityFilter(new URLSearchParams(search));

test('converts a filter to an address and back', () => {
  const selected = { topic: 'states', actorId: 'VXNlcjox' } as const;
  expect(buildActivityHref('NET', selected)).toBe('/projects/NET/activity?show=states&by=VXNlcjox');
  expect(parseActivityFilterFromUrl('?show=states&by=VXNlcjox')).toEqual(selected);
  expect(buildActivityHref('NET', parseActivityFilterFromUrl(''))).toBe('/projects/NET/activity');
});

test('ignores an unknown topic and an empty user', () => {
  expect(parseActivityFilterFromUrl('?show=toString&by=')).toEqual({ topic: null, actorId: null });
});
