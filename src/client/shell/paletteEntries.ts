import { buildOpenIssuesHref } from '../components/openIssuesHref';
import { parseIssueReference } from '../components/parseIssueReference';
import { buildIssueHref } from '../components/issueHref';
import { buildPersonHref } from '../components/personHref';

export interface CommandPaletteProject {
  key: string;
  name: string;
}

export interface CommandPaletteEntry {
  id: string;
  kind: 'issue' | 'person' | 'search' | 'project' | 'screen' | 'home' | 'theme' | 'keys';
  label: string;
  /** Further text by which the entry is found. */
  keywords?: string;
  /** URL that the palette entry opens; absent for commands. */
  to?: string;
}

/**
 * The entries of the command palette for a text: issues by number (`12`, `NET-12`), people by login (`@mika`), then pages and commands that
 * contain every word, then a search for the text.
 */
export function createCommandPaletteEntries(
  typed: string,
  projects: readonly CommandPaletteProject[],
  current: CommandPaletteProject | null,
): CommandPaletteEntry[] {
  const text = typed.trim();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const pagesAndCommands = [
    ...createProjectCommandPaletteEntries(projects),
    ...createScreenCommandPaletteEntries(current),
    ...COMMAND_PALETTE_COMMANDS,
  ].filter(({ label, keywords = '' }) => {
    const searched = `${label} ${keywords}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return [
    ...createIssueCommandPaletteEntries(text, projects, current),
    ...createPersonCommandPaletteEntries(text),
    ...pagesAndCommands,
    ...createSearchCommandPaletteEntries(text, projects, current),
  ];
}

/** Screens of the current project in the command palette: path and name. */
const COMMAND_PALETTE_PROJECT_SCREENS = [
  ['new', 'New issue'],
  ['activity', 'Activity'],
  ['labels', 'Labels'],
  ['milestones', 'Milestones'],
  ['members', 'Members'],
  ['bulk', 'Bulk edits'],
  ['settings', 'Settings'],
] as const;

function createScreenCommandPaletteEntries(current: CommandPaletteProject | null): CommandPaletteEntry[] {
  if (!current) return [];
  return COMMAND_PALETTE_PROJECT_SCREENS.map(([path, name]) => ({
    id: path,
    kind: 'screen',
    label: path === 'new' ? `${name} in ${current.name}` : `${name} of ${current.name}`,
    to: `/projects/${current.key}/${path}`,
  }));
}

const COMMAND_PALETTE_COMMANDS: CommandPaletteEntry[] = [
  { id: 'new-project', kind: 'project', label: 'New project', to: '/projects/new' },
  { id: 'own-settings', kind: 'screen', label: 'Your settings', to: '/settings/profile' },
  { id: 'theme-light', kind: 'theme', label: 'Theme: light' },
  { id: 'theme-dark', kind: 'theme', label: 'Theme: dark' },
  { id: 'theme-system', kind: 'theme', label: 'Theme: system' },
  { id: 'keys', kind: 'keys', label: 'Show keyboard shortcuts' },
];

function createProjectCommandPaletteEntries(
  projects: readonly CommandPaletteProject[],
): CommandPaletteEntry[] {
  return [
    { id: 'home', kind: 'home', label: 'Home', to: '/' },
    { id: 'inbox', kind: 'screen', label: 'Inbox', keywords: 'notifications', to: '/inbox' },
    ...projects.map(({ key, name }): CommandPaletteEntry => ({
      id: `project-${key}`,
      kind: 'project',
      label: `Issues of ${name}`,
      keywords: key,
      to: buildOpenIssuesHref(key),
    })),
  ];
}

function createIssueCommandPaletteEntries(
  text: string,
  projects: readonly CommandPaletteProject[],
  current: CommandPaletteProject | null,
): CommandPaletteEntry[] {
  const reference = parseIssueReference(text);
  if (!reference) return [];
  const { projectKey, number } = reference;
  const project = projectKey ? projects.find(({ key }) => key === projectKey) : (current ?? projects[0]);
  if (!project) return [];
  const to = buildIssueHref(project.key, number);
  return [{ id: to, kind: 'issue', label: `Open ${project.key}-${number}`, to }];
}

function createPersonCommandPaletteEntries(text: string): CommandPaletteEntry[] {
  const login = /^@([\w-]+)$/.exec(text)?.[1];
  if (login === undefined) return [];
  const to = buildPersonHref(login);
  return [{ id: to, kind: 'person', label: `Open the page of ${text}`, to }];
}

function createSearchCommandPaletteEntries(
  text: string,
  projects: readonly CommandPaletteProject[],
  current: CommandPaletteProject | null,
): CommandPaletteEntry[] {
  if (text === '') return [];
  const inOrder = current ? [current, ...projects.filter((project) => project !== current)] : projects;
  return inOrder.map(({ key, name }) => {
    const to = `/projects/${key}/issues?q=${encodeURIComponent(text)}`;
    return { id: to, kind: 'search', label: `Search ${name} for “${text}”`, to };
  });
}
