import { paletteEntries } from './paletteEntries';

const NET = { key: 'NET', name: 'Network' };
const STO = { key: 'STO', name: 'Storage' };
const labels = (typed: string, current: typeof NET | null = NET) =>
  paletteEntries(typed, [NET, STO], current).map(({ label }) => label);

test('offers every page and command for an empty text', () => {
  expect(labels('')).toEqual(
    expect.arrayContaining(['Home', 'Issues of Network', 'Show keyboard shortcuts', 'Theme: dark']),
  );
});

test('offers the screens of the current project, and a new project everywhere', () => {
  expect(paletteEntries('labels', [NET, STO], STO)).toMatchObject([{ to: '/projects/STO/labels' }, {}, {}]);
  expect(labels('new').slice(0, 2)).toEqual(['New issue in Network', 'New project']);
  expect(labels('new', null)[0]).toBe('New project');
});

test.each(['12', '#12', 'NET-12', 'net-12'])('offers the issue first for %s', (typed) => {
  expect(paletteEntries(typed, [NET, STO], NET)[0]).toMatchObject({ to: '/projects/NET/issues/12' });
});

test('opens an issue of the project in its key and ignores unknown keys', () => {
  expect(paletteEntries('STO-3', [NET, STO], NET)[0]?.to).toBe('/projects/STO/issues/3');
  expect(paletteEntries('XYZ-3', [NET, STO], NET).some(({ kind }) => kind === 'issue')).toBe(false);
});

test('offers to search for other text, in the current project first', () => {
  expect(labels('crash & burn', STO)).toEqual([
    'Search Storage for “crash & burn”',
    'Search Network for “crash & burn”',
  ]);
  expect(paletteEntries('a&b', [NET], NET).at(-1)?.to).toBe('/projects/NET/issues?q=a%26b');
});
