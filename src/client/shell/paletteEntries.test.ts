import { createCommandPaletteEntries } from './paletteEntries';

const NETWORK_PROJECT = { key: 'NET', name: 'Network' };
const STORAGE_PROJECT = { key: 'STO', name: 'Storage' };
const getCommandPaletteEntryLabels = (
  typed: string,
  current: typeof NETWORK_PROJECT | null = NETWORK_PROJECT,
) =>
  createCommandPaletteEntries(typed, [NETWORK_PROJECT, STORAGE_PROJECT], current).map(({ label }) => label);

test('offers every page and command for an empty text', () => {
  expect(getCommandPaletteEntryLabels('')).toEqual(
    expect.arrayContaining(['Home', 'Issues of Network', 'Show keyboard shortcuts', 'Theme: dark']),
  );
});

test('offers the screens of the current project, and a new project everywhere', () => {
  expect(
    createCommandPaletteEntries('labels', [NETWORK_PROJECT, STORAGE_PROJECT], STORAGE_PROJECT),
  ).toMatchObject([{ to: '/projects/STO/labels' }, {}, {}]);
  expect(getCommandPaletteEntryLabels('new').slice(0, 2)).toEqual(['New issue in Network', 'New project']);
  expect(getCommandPaletteEntryLabels('new', null)[0]).toBe('New project');
});

test.each(['12', '#12', 'NET-12', 'net-12'])('offers the issue first for %s', (typed) => {
  expect(
    createCommandPaletteEntries(typed, [NETWORK_PROJECT, STORAGE_PROJECT], NETWORK_PROJECT)[0],
  ).toMatchObject({
    to: '/projects/NET/issues/12',
  });
});

test('opens an issue of the project in its key and ignores unknown keys', () => {
  expect(
    createCommandPaletteEntries('STO-3', [NETWORK_PROJECT, STORAGE_PROJECT], NETWORK_PROJECT)[0]?.to,
  ).toBe('/projects/STO/issues/3');
  expect(
    createCommandPaletteEntries('XYZ-3', [NETWORK_PROJECT, STORAGE_PROJECT], NETWORK_PROJECT).some(
      ({ kind }) => kind === 'issue',
    ),
  ).toBe(false);
});

test('offers every project, also for a search', () => {
  const projects = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
    key: `P${letter}`,
    name: `Project ${letter}`,
  }));
  const getTargets = (typed: string) =>
    createCommandPaletteEntries(typed, projects, projects[4]!).map(({ to }) => to ?? '');
  expect(
    getTargets('issues of')
      .slice(0, 5)
      .map((to) => to.split('/')[2]),
  ).toEqual(['PA', 'PB', 'PC', 'PD', 'PE']);
  expect(getTargets('crash').map((to) => to.split('/')[2])).toEqual(['PE', 'PA', 'PB', 'PC', 'PD']);
});

test('offers to search for other text, in the current project first', () => {
  expect(getCommandPaletteEntryLabels('crash & burn', STORAGE_PROJECT)).toEqual([
    'Search Storage for “crash & burn”',
    'Search Network for “crash & burn”',
  ]);
  expect(createCommandPaletteEntries('a&b', [NETWORK_PROJECT], NETWORK_PROJECT).at(-1)?.to).toBe(
    '/projects/NET/issues?q=a%26b',
  );
});

test('finds projects by key', () => {
  expect(getCommandPaletteEntryLabels('sto')[0]).toBe('Issues of Storage');
  expect(
    createCommandPaletteEntries('nt1', [{ key: 'NT1', name: 'Network' }], null).map(({ label }) => label)[0],
  ).toBe('Issues of Network');
});

test('opens the page of a person by login', () => {
  expect(createCommandPaletteEntries(' @Mika-2 ', [NETWORK_PROJECT], NETWORK_PROJECT)[0]).toMatchObject({
    label: 'Open the page of @Mika-2',
    to: '/people/Mika-2',
  });
  for (const typed of ['@', 'mika', '@mika crash', '@a/b'])
    expect(createCommandPaletteEntries(typed, [], null).map(({ kind }) => kind)).not.toContain('person');
});
