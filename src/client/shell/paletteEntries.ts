import uFuzzy from '@leeoniya/ufuzzy';
import { COMMAND_DESCRIPTIONS, type CommandGroup } from '../../shared/commands/commandDescriptions';
import type { CommandId } from '../../shared/commands/commandKeys';
import { SEARCH_PATH } from '../../shared/issueList/issueListUrlState';
import { buildIssueHref, buildIssueKeyHref, buildOpenIssuesHref, buildPersonHref } from '../navigation/hrefs';
import { parseIssueReference } from '../components/issues/parseIssueReference';
import { ACCOUNT_SECTIONS, ADMIN_SECTIONS } from '../navigation/siteSections';
import type { AvailableCommand } from '../ui/commands/availableCommands';

export interface CommandPaletteProject {
  key: string;
  name: string;
}

export interface CommandPaletteIssue {
  key: string;
  title: string;
}

export interface CommandPaletteView {
  name: string;
  path: string;
  /** The key of the view's project, or a text that says that the view is over all projects. */
  detail?: string | undefined;
}

export interface CommandPaletteEntry {
  /** The id of the command, or the address of the page. */
  id: string;
  kind: 'command' | 'issue' | 'person' | 'search' | 'project' | 'view' | 'page';
  label: string;
  /** Further text by which the entry is found. */
  keywords?: string | undefined;
  /** Shown after the label in a weaker color. */
  detail?: string | undefined;
  /** Command that the entry runs; absent: the entry opens a page. */
  command?: CommandId;
}

export interface CommandPaletteSection {
  title: string;
  entries: CommandPaletteEntry[];
  /** Number of further entries that are being loaded. */
  loadingCount?: number;
}

/** The entries that the palette offers for any text. */
export interface CommandPaletteSources {
  commands: readonly AvailableCommand[];
  projects: readonly CommandPaletteProject[];
  /** The project of the current page. */
  current: CommandPaletteProject | null;
  /** Saved views of the current project and over all projects; their paths are addresses of pages. */
  views: readonly CommandPaletteView[];
  isSignedIn: boolean;
  isAdministrator: boolean;
}

/** The server's results for the typed text. */
export interface CommandPaletteServerResults {
  projects: readonly CommandPaletteProject[];
  referenced: CommandPaletteIssue | null;
  /** The issue whose identifier in another tracker is the typed text. */
  imported: CommandPaletteIssue | null;
  issues: readonly CommandPaletteIssue[];
  people: readonly { login: string; name: string }[];
}

/** Groups of commands in the order of the palette: those for the focused or selected object first. */
const COMMAND_GROUP_ORDER: readonly CommandGroup[] = [
  'Changing an issue',
  'Selection',
  'Comment',
  'Issue',
  'Inbox',
  'Triage',
  'Duplicates',
  'Issue list',
  'Everywhere',
];

/** Maximum numbers of entries per section, so that the next sections stay in view. */
const RECENT_ENTRIES_MAX = 3;
const UNTYPED_PROJECTS_MAX = 10;
const MATCHES_MAX = 10;
const SEARCHED_PROJECTS_MAX = 5;

/**
 * The sections while no text is typed: recent entries and issues first, then all commands and pages.
 *
 * @param loadingCount number of recent issues that are being loaded
 */
export function createUntypedSections(
  sources: CommandPaletteSources,
  recentIds: readonly string[],
  recentIssues: readonly CommandPaletteIssue[],
  loadingCount: number,
): CommandPaletteSection[] {
  const entries = createAllEntries(sources);
  const isRecent = new Set(recentIds.slice(0, RECENT_ENTRIES_MAX));
  const recent = [...isRecent].flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const isOther = ({ id }: CommandPaletteEntry) => !isRecent.has(id);
  const commands = COMMAND_GROUP_ORDER.map((title) => ({
    title,
    entries: createCommandEntries(
      sources.commands.filter(({ id }) => COMMAND_DESCRIPTIONS[id].group === title),
      sources.current,
    ).filter(isOther),
  }));
  const others = entries.filter(isOther);
  const projects = others.filter(({ kind }) => kind === 'project').slice(0, UNTYPED_PROJECTS_MAX);
  const sections: CommandPaletteSection[] = [
    { title: 'Recent', entries: [...recent, ...recentIssues.map(toIssueEntry)], loadingCount },
    ...commands,
    { title: 'Views', entries: others.filter(({ kind }) => kind === 'view') },
    { title: 'Projects', entries: projects },
    { title: 'Pages', entries: others.filter(({ kind }) => kind === 'page') },
  ];
  return sections.filter((section) => section.entries.length + (section.loadingCount ?? 0) > 0);
}

/**
 * The sections for a typed text: the issue (`12`, `NET-12`) or person (`@mika`) that it names, then commands and pages
 * by rank, a search in the projects, and the server's results. These come last, so that no entry moves when they
 * arrive, except for the issue whose identifier in another tracker is the text, because it is most likely the target.
 *
 * @param serverResults null: not known yet
 */
export function createTypedSections(
  text: string,
  sources: CommandPaletteSources,
  serverResults: CommandPaletteServerResults | null,
): CommandPaletteSection[] {
  const { projects, current } = sources;
  const named = [
    ...createReferencedIssueEntries(text, projects, current, serverResults?.referenced ?? null),
    ...createNamedPersonEntries(text),
  ];
  const imported = serverResults?.imported ?? null;
  if (imported && named.every(({ id }) => id !== buildIssueKeyHref(imported.key)))
    named.push({ ...toIssueEntry(imported), label: `Open ${imported.key}`, detail: imported.title });
  const isNew = ({ id }: CommandPaletteEntry) => named.every((entry) => entry.id !== id);
  const issues = (serverResults?.issues ?? []).map(toIssueEntry).filter(isNew);
  const people = (serverResults?.people ?? []).map(toPersonEntry).filter(isNew);
  return [
    { title: 'Open', entries: named },
    {
      title: 'Best matches',
      entries: rankPaletteEntries(text, createAllEntries(sources)).slice(0, MATCHES_MAX),
    },
    { title: 'Search', entries: createSearchEntries(text, projects, current) },
    { title: 'Issues', entries: issues },
    { title: 'People', entries: people },
  ].filter((section) => section.entries.length > 0);
}

function createAllEntries({
  commands,
  projects,
  current,
  views,
  isSignedIn,
  isAdministrator,
}: CommandPaletteSources): CommandPaletteEntry[] {
  return [
    ...createCommandEntries(commands, current),
    ...projects.map(({ key, name }) => ({
      id: buildOpenIssuesHref(key),
      kind: 'project' as const,
      label: `Issues of ${name}`,
      keywords: key,
    })),
    ...views.map(({ name, path, detail }) => ({
      id: path,
      kind: 'view' as const,
      label: name,
      keywords: 'view',
      detail,
    })),
    ...(isSignedIn ? toPageEntries('Settings', ACCOUNT_SECTIONS) : []),
    ...(isAdministrator ? toPageEntries('Administration', ADMIN_SECTIONS) : []),
  ];
}

/** Commands that are also found by the name of the current project, as in "labels of network". */
const PROJECT_COMMANDS: ReadonlySet<CommandId> = new Set<CommandId>([
  'issue.new',
  'go.issues',
  'go.allIssues',
  'go.activity',
  'go.duplicates',
  'go.labels',
  'go.milestones',
  'go.members',
  'go.bulkEdits',
  'go.projectSettings',
  'go.import',
]);

const createCommandEntries = (
  commands: readonly AvailableCommand[],
  current: CommandPaletteProject | null,
): CommandPaletteEntry[] =>
  commands
    .filter(({ id }) => id !== 'palette.open')
    .map(({ id, subject }) => ({
      id,
      kind: 'command',
      label: COMMAND_DESCRIPTIONS[id].title,
      keywords: current && PROJECT_COMMANDS.has(id) ? `of ${current.name} ${current.key}` : undefined,
      detail: subject,
      command: id,
    }));

const toPageEntries = (area: string, sections: typeof ACCOUNT_SECTIONS): CommandPaletteEntry[] =>
  sections.map(([id, name]) => ({ id, kind: 'page', label: `${area}: ${name}` }));

const toIssueEntry = ({ key, title }: CommandPaletteIssue): CommandPaletteEntry => ({
  id: buildIssueKeyHref(key),
  kind: 'issue',
  label: title,
  detail: key,
});

const toPersonEntry = ({ login, name }: { login: string; name: string }): CommandPaletteEntry => ({
  id: buildPersonHref(login),
  kind: 'person',
  label: name,
  detail: `@${login}`,
});

function createReferencedIssueEntries(
  text: string,
  projects: readonly CommandPaletteProject[],
  current: CommandPaletteProject | null,
  issue: CommandPaletteIssue | null,
): CommandPaletteEntry[] {
  const reference = findReferencedIssue(text, projects, current);
  if (!reference) return [];
  const key = `${reference.projectKey}-${reference.number}`;
  return [
    {
      id: buildIssueHref(reference.projectKey, reference.number),
      kind: 'issue',
      label: `Open ${key}`,
      detail: issue?.key === key ? issue.title : undefined,
    },
  ];
}

/** The issue that a text names, in a known project; a number alone is one of the current or else the first project. */
export function findReferencedIssue(
  text: string,
  projects: readonly CommandPaletteProject[],
  current: CommandPaletteProject | null,
): { projectKey: string; number: number } | null {
  const reference = parseIssueReference(text);
  if (!reference) return null;
  const { projectKey, number } = reference;
  const project = projectKey ? projects.find(({ key }) => key === projectKey) : (current ?? projects[0]);
  return project ? { projectKey: project.key, number } : null;
}

function createNamedPersonEntries(text: string): CommandPaletteEntry[] {
  const login = /^@([\w-]+)$/.exec(text)?.[1];
  if (login === undefined) return [];
  return [{ id: buildPersonHref(login), kind: 'person', label: `Open the profile of ${text}` }];
}

function createSearchEntries(
  text: string,
  projects: readonly CommandPaletteProject[],
  current: CommandPaletteProject | null,
): CommandPaletteEntry[] {
  const inOrder = current ? [current, ...projects.filter(({ key }) => key !== current.key)] : projects;
  const all: CommandPaletteEntry = {
    id: `${SEARCH_PATH}?q=${encodeURIComponent(text)}`,
    kind: 'search',
    label: `Search all projects for “${text}”`,
  };
  const own = inOrder.slice(0, SEARCHED_PROJECTS_MAX).map(({ key, name }): CommandPaletteEntry => ({
    id: `/projects/${key}/issues?q=${encodeURIComponent(text)}`,
    kind: 'search',
    label: `Search ${name} for “${text}”`,
  }));
  // On the page of a project, its search comes first.
  return current ? [...own.slice(0, 1), all, ...own.slice(1)] : [all, ...own];
}

/** Matches letters of all languages, and allows one typo per word. */
const fuzzy = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

/** Maximum number of words that are matched in any order; each further word multiplies the work. */
const REORDERED_WORDS_MAX = 3;

/** Returns the entries whose label or keywords match a text, best matches first. */
function rankPaletteEntries(text: string, entries: readonly CommandPaletteEntry[]): CommandPaletteEntry[] {
  const searched = uFuzzy.latinize(entries.map(({ label, keywords = '' }) => `${label} ${keywords}`.trim()));
  const [found, info, order] = fuzzy.search(searched, uFuzzy.latinize(text), REORDERED_WORDS_MAX);
  if (!found) return [];
  return (order?.map((index) => info.idx[index]!) ?? found).map((index) => entries[index]!);
}
