import { type CommandPaletteSources, createTypedSections, createUntypedSections } from './paletteEntries';

const NETWORK = { key: 'NET', name: 'Network' };
const STORAGE = { key: 'STO', name: 'Storage' };
const SOURCES: CommandPaletteSources = {
  commands: [
    { id: 'palette.open', subject: undefined },
    { id: 'keys.show', subject: undefined },
    { id: 'theme.dark', subject: undefined },
    { id: 'list.next', subject: undefined },
    { id: 'edit.labels', subject: 'NET-7' },
    { id: 'edit.milestone', subject: 'NET-7' },
  ],
  projects: [NETWORK, STORAGE],
  current: NETWORK,
  views: [{ name: 'Crashes this week', path: '/projects/NET/issues?view=crashes-1' }],
  isSignedIn: true,
  isAdministrator: false,
};
const NO_SERVER_RESULTS = { projects: [], issues: [], referenced: null, imported: null, people: [] };

const type = (
  text: string,
  sources: Partial<CommandPaletteSources> = {},
  serverResults = NO_SERVER_RESULTS as never,
) => createTypedSections(text, { ...SOURCES, ...sources }, serverResults);
const getLabels = (sections: ReturnType<typeof type>, title: string) =>
  sections.find((section) => section.title === title)?.entries.map(({ label }) => label) ?? [];

test('without a text, offers recent entries and issues first, then the commands for the focused object', () => {
  const recent = [{ key: 'NET-3', title: 'Leak in pool' }];
  const sections = createUntypedSections(SOURCES, ['theme.dark', 'gone'], recent, 0);
  expect(sections.map(({ title }) => title)).toEqual([
    'Recent',
    'Changing an issue',
    'Issue list',
    'Everywhere',
    'Views',
    'Projects',
    'Pages',
  ]);
  expect(getLabels(sections, 'Recent')).toEqual(['Use dark theme', 'Leak in pool']);
  expect(getLabels(sections, 'Everywhere')).toEqual(['Show keyboard shortcuts']);
  expect(getLabels(sections, 'Pages')[0]).toBe('Settings: Profile');
});

test('reserves space for recent issues that are being loaded', () => {
  expect(createUntypedSections(SOURCES, [], [], 2)[0]).toMatchObject({
    title: 'Recent',
    entries: [],
    loadingCount: 2,
  });
});

test('names the issue that a command would change', () => {
  expect(type('labels')[0]!.entries[0]).toMatchObject({ command: 'edit.labels', detail: 'NET-7' });
});

test.each([
  ['shortcuts', 'Settings: Shortcuts'],
  ['shortcuts keyboard', 'Show keyboard shortcuts'],
  ['mielstone', 'Change the milestone'],
  ['crashes', 'Crashes this week'],
  ['sto', 'Issues of Storage'],
  ['notif', 'Settings: Notifications'],
])('finds the entry for %s', (text, label) => {
  expect(getLabels(type(text), 'Best matches')[0]).toBe(label);
});

test('offers administration pages to administrators only', () => {
  expect(getLabels(type('audit'), 'Best matches')).toEqual([]);
  expect(getLabels(type('audit', { isAdministrator: true }), 'Best matches')).toEqual([
    'Administration: Audit log',
  ]);
});

test('finds the pages of the current project by its name', () => {
  const commands = [{ id: 'go.labels' as const, subject: undefined }];
  expect(getLabels(type('labels of netw', { commands }), 'Best matches')).toEqual(['Go to labels']);
  expect(getLabels(type('labels of netw', { commands, current: STORAGE }), 'Best matches')).toEqual([]);
});

test.each(['12', '#12', 'NET-12', 'net-12'])('offers the issue first for %s', (text) => {
  expect(type(text)[0]!.entries).toMatchObject([{ id: '/projects/NET/issues/12', label: 'Open NET-12' }]);
});

test('opens an issue of the project in its key, shows its title once it is known, and ignores unknown keys', () => {
  const serverResults = {
    ...NO_SERVER_RESULTS,
    referenced: { key: 'STO-3', title: 'Disk full' },
    issues: [{ key: 'STO-3', title: 'Disk full' }],
  };
  const sections = type('STO-3', {}, serverResults as never);
  expect(sections[0]!.entries).toMatchObject([{ id: '/projects/STO/issues/3', detail: 'Disk full' }]);
  expect(getLabels(sections, 'Issues')).toEqual([]);
  expect(getLabels(type('XYZ-3'), 'Open')).toEqual([]);
});

test('offers the issue first that had the text as its identifier in another tracker', () => {
  const serverResults = { ...NO_SERVER_RESULTS, imported: { key: 'NET-8', title: 'Leak' } };
  expect(type('TIMOB-7', {}, serverResults as never)[0]!.entries).toMatchObject([
    { id: '/projects/NET/issues/8', label: 'Open NET-8', detail: 'Leak' },
  ]);
  expect(getLabels(type('NET-8', {}, serverResults as never), 'Open')).toEqual(['Open NET-8']);
});

test('offers to search for other text, in the current project first, then in all projects', () => {
  expect(getLabels(type('crash & burn', { current: STORAGE }), 'Search')).toEqual([
    'Search Storage for “crash & burn”',
    'Search all projects for “crash & burn”',
    'Search Network for “crash & burn”',
  ]);
  const [section] = type('crash & burn', { current: null }).filter(({ title }) => title === 'Search');
  expect(section!.entries[0]).toMatchObject({
    id: '/search?q=crash%20%26%20burn',
    label: 'Search all projects for “crash & burn”',
  });
});

test('lists server results last, so that no entry moves when they arrive', () => {
  const serverResults = {
    ...NO_SERVER_RESULTS,
    issues: [{ key: 'NET-5', title: 'Crash' }],
    people: [{ login: 'mika', name: 'Mika Korhonen' }],
  };
  const before = type('mika').map(({ title }) => title);
  const after = type('mika', {}, serverResults as never);
  expect(after.map(({ title }) => title)).toEqual([...before, 'Issues', 'People']);
  expect(getLabels(after, 'People')).toEqual(['Mika Korhonen']);
});

test('opens the page of the person for a login', () => {
  expect(type('@mika')[0]!.entries).toMatchObject([
    { id: '/people/mika', label: 'Open the profile of @mika' },
  ]);
});
