import { activityHref, parseActivityFilter } from './activityFilter';

const filter = (search: string) => parseActivityFilter(new URLSearchParams(search));

test('converts a filter to an address and back', () => {
  const selected = { topic: 'states', actorId: 'VXNlcjox' } as const;
  expect(activityHref('NET', selected)).toBe('/projects/NET/activity?show=states&by=VXNlcjox');
  expect(filter('?show=states&by=VXNlcjox')).toEqual(selected);
  expect(activityHref('NET', filter(''))).toBe('/projects/NET/activity');
});

test('ignores an unknown topic and an empty user', () => {
  expect(filter('?show=toString&by=')).toEqual({ topic: null, actorId: null });
});
