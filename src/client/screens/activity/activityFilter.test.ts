import { buildActivityHref, parseActivityFilter, UNFILTERED_ACTIVITY } from './activityFilter';

const parseActivityFilterFromUrl = (search: string) => parseActivityFilter(new URLSearchParams(search));

test('converts a filter to an address and back', () => {
  const selected = { topic: 'states', actorId: 'VXNlcjox', issueNumber: 12 } as const;
  expect(buildActivityHref('NET', selected)).toBe('/projects/NET/activity?show=states&by=VXNlcjox&issue=12');
  expect(parseActivityFilterFromUrl('?show=states&by=VXNlcjox&issue=12')).toEqual(selected);
  expect(buildActivityHref('NET', parseActivityFilterFromUrl(''))).toBe('/projects/NET/activity');
});

test('ignores an unknown topic, an empty user and an invalid issue number', () => {
  expect(parseActivityFilterFromUrl('?show=toString&by=&issue=0')).toEqual(UNFILTERED_ACTIVITY);
});
