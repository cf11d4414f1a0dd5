/** What the palette offers for what was typed. */

export interface PaletteProject {
  key: string;
  name: string;
}

export interface PaletteEntry {
  id: string;
  kind: 'issue' | 'search' | 'project' | 'screen' | 'home' | 'theme' | 'keys';
  label: string;
  /** Where it leads; entries without do something. */
  to?: string;
}

/**
 * Issues by number first (`12`, `NET-12`), then places and commands that have every typed word,
 * and last the search for the words themselves.
 */
export function paletteEntries(
  typed: string,
  projects: readonly PaletteProject[],
  current: PaletteProject | null,
): PaletteEntry[] {
  const text = typed.trim();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fixed = [...places(projects), ...screensOf(current), ...COMMANDS].filter((entry) =>
    words.every((word) => entry.label.toLowerCase().includes(word)),
  );
  return [...issueByNumber(text, projects, current), ...fixed, ...searches(text, projects, current)];
}

/** The screens of the project one is in, by what they are called. */
const SCREENS = [
  ['new', 'New issue'],
  ['activity', 'Activity'],
  ['labels', 'Labels'],
  ['milestones', 'Milestones'],
  ['members', 'Members'],
  ['bulk', 'Bulk edits'],
  ['settings', 'Settings'],
] as const;

function screensOf(current: PaletteProject | null): PaletteEntry[] {
  if (!current) return [];
  return SCREENS.map(([path, name]) => ({
    id: path,
    kind: 'screen',
    // One is in it: a new issue is not of it yet.
    label: path === 'new' ? `${name} in ${current.name}` : `${name} of ${current.name}`,
    to: `/projects/${current.key}/${path}`,
  }));
}

const COMMANDS: PaletteEntry[] = [
  { id: 'new-project', kind: 'project', label: 'New project', to: '/projects/new' },
  { id: 'own-settings', kind: 'screen', label: 'Your settings', to: '/settings/profile' },
  { id: 'theme-light', kind: 'theme', label: 'Colors: light' },
  { id: 'theme-dark', kind: 'theme', label: 'Colors: dark' },
  { id: 'theme-system', kind: 'theme', label: 'Colors: as the system' },
  { id: 'keys', kind: 'keys', label: 'Show all keys' },
];

function places(projects: readonly PaletteProject[]): PaletteEntry[] {
  return [
    { id: 'home', kind: 'home', label: 'Home', to: '/' },
    ...projects.map(({ key, name }): PaletteEntry => ({
      id: `project-${key}`,
      kind: 'project',
      label: `Issues of ${name}`,
      to: `/projects/${key}/issues`,
    })),
  ];
}

function issueByNumber(
  text: string,
  projects: readonly PaletteProject[],
  current: PaletteProject | null,
): PaletteEntry[] {
  const [, key, number] = /^(?:([a-z][a-z0-9]{1,9})-|#)?(\d{1,9})$/i.exec(text) ?? [];
  if (number === undefined) return [];
  const project = key ? projects.find((each) => each.key === key.toUpperCase()) : (current ?? projects[0]);
  if (!project) return [];
  const to = `/projects/${project.key}/issues/${number}`;
  return [{ id: to, kind: 'issue', label: `Open ${project.key}-${number}`, to }];
}

function searches(
  text: string,
  projects: readonly PaletteProject[],
  current: PaletteProject | null,
): PaletteEntry[] {
  if (text === '') return [];
  const inOrder = current ? [current, ...projects.filter((each) => each !== current)] : projects;
  return inOrder.slice(0, 3).map(({ key, name }) => {
    const to = `/projects/${key}/issues?q=${encodeURIComponent(text)}`;
    return { id: to, kind: 'search', label: `Search ${name} for “${text}”`, to };
  });
}
