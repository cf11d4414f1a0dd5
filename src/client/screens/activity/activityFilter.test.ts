import { activityHref, parseActivityFilter } from './activityFilter';

const parseFilter = (search: string) => parseActivityFilter(new URLSearchParams(search));

test('converts a filter to an address and back', () => {
  const selected = { topic: 'states', actorId: 'VXNlcjox' } as const;
  expect(activityHref('NET', selected)).toBe('/projects/NET/activity?show=states&by=VXNlcjox');
  expect(parseFilter('?show=states&by=VXNlcjox')).toEqual(selected);
  expect(activityHref('NET', parseFilter(''))).toBe('/projects/NET/activity');
});

test('ignores an unknown topic and an empty user', () => {
  expect(parseFilter('?show=toString&by=')).toEqual({ topic: null, actorId: null });
});
