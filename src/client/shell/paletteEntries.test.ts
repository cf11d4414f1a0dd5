import { paletteEntries } from './paletteEntries';

const NET = { key: 'NET', name: 'Network' };
const STO = { key: 'STO', name: 'Storage' };
const labels = (typed: string, current: typeof NET | null = NET) =>
  paletteEntries(typed, [NET, STO], current).map(({ label }) => label);

test('offers every place and command before anything is typed', () => {
  expect(labels('')).toEqual(
    expect.arrayContaining(['Home', 'Issues of Network', 'Show all keys', 'Colors: dark']),
  );
});

test('offers the screens of the project one is in, and a new project from everywhere', () => {
  expect(paletteEntries('labels', [NET, STO], STO)).toMatchObject([{ to: '/projects/STO/labels' }, {}, {}]);
  expect(labels('new').slice(0, 2)).toEqual(['New issue in Network', 'New project']);
  expect(labels('new', null)[0]).toBe('New project');
});

test.each(['12', '#12', 'NET-12', 'net-12'])('%s opens an issue, first of all', (typed) => {
  expect(paletteEntries(typed, [NET, STO], NET)[0]).toMatchObject({ to: '/projects/NET/issues/12' });
});

test('a key says which project; one that is none opens nothing', () => {
  expect(paletteEntries('STO-3', [NET, STO], NET)[0]?.to).toBe('/projects/STO/issues/3');
  expect(paletteEntries('XYZ-3', [NET, STO], NET).some(({ kind }) => kind === 'issue')).toBe(false);
});

test('other words are searched for, in this project first', () => {
  expect(labels('crash & burn', STO)).toEqual([
    'Search Storage for “crash & burn”',
    'Search Network for “crash & burn”',
  ]);
  expect(paletteEntries('a&b', [NET], NET).at(-1)?.to).toBe('/projects/NET/issues?q=a%26b');
});
