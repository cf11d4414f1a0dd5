import { activityHref, parseActivityFilter } from './activityFilter';

const filter = (search: string) => parseActivityFilter(new URLSearchParams(search));

test('the address says what is shown, and is read back', () => {
  const some = { topic: 'states', actorId: 'VXNlcjox' } as const;
  expect(activityHref('NET', some)).toBe('/projects/NET/activity?show=states&by=VXNlcjox');
  expect(filter('?show=states&by=VXNlcjox')).toEqual(some);
  expect(activityHref('NET', filter(''))).toBe('/projects/NET/activity');
});

test('what is no topic is all of them', () => {
  expect(filter('?show=toString&by=')).toEqual({ topic: null, actorId: null });
});
