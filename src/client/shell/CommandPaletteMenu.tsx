import {
  Search,
  AppWindow,
  Bookmark,
  Box,
  ChevronRight,
  CircleDot,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Autocomplete, Input, TextField, Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useMatch, useNavigate } from 'react-router-dom';
import type { CommandPaletteMenu_query$key } from '../../../__generated__/CommandPaletteMenu_query.graphql';
import { listAvailableCommands } from '../ui/commands/availableCommands';
import { Dialog } from '../ui/Dialog';
import { CommandPaletteData } from './CommandPaletteData';
import styles from './CommandPaletteMenu.module.css';
import { useOverlays } from './Overlays';
import {
  type CommandPaletteEntry,
  createTypedSections,
  createUntypedSections,
  type CommandPaletteSection,
} from './paletteEntries';
import { Button } from '../ui/Button';
import { CommandKbd } from '../ui/Kbd';
import { Skeleton } from '../ui/Skeleton';
import { runCommand } from '../ui/commands/dispatch';
import type { CommandId } from '../../shared/commands/commandKeys';
import { holdKeys } from '../ui/keys/heldKeys';
import { readRecentItems, saveRecentItems } from '../data/recentItems';

/**
 * Command palette: runs the commands of the page, opens issues, people, projects, views and pages, and searches. What the
 * page knows is ranked in the browser; issues, people and further projects are searched on the server while the user
 * types.
 */
export function CommandPaletteMenu({ query }: { query: CommandPaletteMenu_query$key }) {
  const data = useFragment(
    graphql`
      fragment CommandPaletteMenu_query on Query {
        viewer {
          id
          siteRole
        }
        projects(first: 50) {
          nodes {
            key
            name
          }
        }
      }
    `,
    query,
  );
  const viewerId = data.viewer?.id ?? null;
  const projects = data.projects.nodes.map(({ key, name }) => ({ key, name }));
  const currentKey = useMatch('/projects/:key/*')?.params.key;
  const current =
    currentKey === undefined || currentKey === 'new'
      ? null
      : (projects.find(({ key }) => key === currentKey) ?? { key: currentKey, name: currentKey });
  // Listed before the palette receives the focus, because commands apply to the focused element.
  const [commands] = useState(listAvailableCommands);
  const [recentIds] = useState(() => readRecentPaletteEntries(viewerId));
  const environment = useRelayEnvironment();
  const [loader] = useState(() => new CommandPaletteData(environment, { viewerId, projects, current }));
  const { start, hasStartFailed, serverResults, hasSearchFailed } = useSyncExternalStore(
    loader.subscribe,
    loader.getState,
  );
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const navigate = useNavigate();
  const { close } = useOverlays();

  const type = (next: string): void => {
    setTyped(next);
    if (next.trim() !== text) loader.search(next.trim());
  };
  const run = ({ id, kind, command }: CommandPaletteEntry): void => {
    close();
    if (kind !== 'search' && kind !== 'issue') recordRecentPaletteEntry(id, viewerId);
    if (command) runAfterClosing(command);
    else void navigate(id);
  };

  const known = new Set(projects.map(({ key }) => key));
  const sources = {
    commands,
    projects: [...projects, ...(serverResults?.projects ?? []).filter(({ key }) => !known.has(key))],
    current,
    views: start?.views ?? [],
    isSignedIn: data.viewer != null,
    isAdministrator: data.viewer?.siteRole === 'ADMINISTRATOR',
  };
  return (
    <Dialog title="Search or jump to…" variant="top" bare onClose={close}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        {/* A search field of React Aria would need two Escapes: the first one clears its text. */}
        <TextField type="search" aria-label="Search or jump to…" autoFocus className={styles.field ?? ''}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <Input className={styles.input ?? ''} placeholder="Action, issue, person, project or page" />
        </TextField>
        {text === '' ? (
          <CommandPaletteEntries
            sections={createUntypedSections(
              sources,
              recentIds,
              start?.recentIssues ?? [],
              loader.loadingIssueCount,
            )}
            problem={hasStartFailed ? 'Recent issues and views could not be loaded.' : null}
            onRetry={loader.loadStart}
            onRun={run}
          />
        ) : (
          <CommandPaletteEntries
            sections={createTypedSections(text, sources, serverResults)}
            problem={hasSearchFailed ? 'Issues, people and further projects could not be searched.' : null}
            onRetry={() => loader.search(text)}
            onRun={run}
          />
        )}
      </Autocomplete>
    </Dialog>
  );
}

const ENTRY_ICONS: Readonly<Record<CommandPaletteEntry['kind'], LucideIcon>> = {
  command: ChevronRight,
  issue: CircleDot,
  person: UserRound,
  search: Search,
  project: Box,
  view: Bookmark,
  page: AppWindow,
};

interface CommandPaletteEntriesProps {
  sections: readonly CommandPaletteSection[];
  /** Which entries could not be loaded; null: none. */
  problem: string | null;
  onRetry: () => void;
  onRun: (entry: CommandPaletteEntry) => void;
}

/** The entries of the command palette by section. */
function CommandPaletteEntries({ sections, problem, onRetry, onRun }: CommandPaletteEntriesProps) {
  return (
    <>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}{' '}
          <Button variant="quiet" onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
      {/* Focusable, so that the entries, which never have the focus themselves, can be scrolled with the keyboard. */}
      <div className={styles.entries} tabIndex={0}>
        <Menu
          aria-label="Results"
          className={styles.menu ?? ''}
          renderEmptyState={() => <p className={styles.empty}>No matches</p>}
        >
          {sections.map(({ title, entries, loadingCount = 0 }) => (
            <MenuSection key={title}>
              <Header className={styles.title}>{title}</Header>
              {entries.map((entry) => (
                <PaletteItem key={entry.id} entry={entry} onRun={onRun} />
              ))}
              {Array.from({ length: loadingCount }, (_, index) => (
                <MenuItem
                  key={index}
                  id={`loading-${index}`}
                  className={styles.entry ?? ''}
                  textValue="Loading"
                  isDisabled
                >
                  <Skeleton width="60%" />
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </div>
    </>
  );
}

function PaletteItem({
  entry,
  onRun,
}: {
  entry: CommandPaletteEntry;
  onRun: (entry: CommandPaletteEntry) => void;
}) {
  const { id, kind, label, detail, command } = entry;
  const Icon = ENTRY_ICONS[kind];
  return (
    <MenuItem
      id={id}
      className={styles.entry ?? ''}
      textValue={label}
      data-command={command}
      onAction={() => onRun(entry)}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {command && <CommandKbd id={command} />}
    </MenuItem>
  );
}

/** How many frames a command waits for the focus to return to the page. */
const FRAMES_MAX = 30;

/**
 * Runs a command of the page after a dialog has closed and the focus has returned, because commands apply to the focused
 * element. Keys typed in between are held.
 */
function runAfterClosing(id: CommandId): void {
  const releaseKeys = holdKeys();
  const runWhenFocused = (frames: number): void => {
    const isFocusInDialog = document.activeElement?.closest('[role=dialog]') != null;
    const isClosing = isFocusInDialog || document.activeElement === document.body;
    if (isClosing && frames < FRAMES_MAX) requestAnimationFrame(() => runWhenFocused(frames + 1));
    else {
      releaseKeys();
      runCommand(id);
    }
  };
  requestAnimationFrame(() => runWhenFocused(0));
}

const RECENT_PALETTE_ENTRIES_STORAGE_KEY = 'winnow.recentPaletteEntries';
const RECENT_PALETTE_ENTRIES_MAX = 20;

interface RecentPaletteEntry {
  /** Id of the entry: a command or the address of a page. */
  id: string;
  /** Global id of the user who chose it; null: an anonymous visitor. */
  viewerId: string | null;
}

/** Ids of the entries that a user has chosen in this browser, newest first. */
const readRecentPaletteEntries = (viewerId: string | null): string[] =>
  readAll().flatMap((entry) => (entry.viewerId === viewerId ? [entry.id] : []));

/** Stores that a user has chosen an entry. */
function recordRecentPaletteEntry(id: string, viewerId: string | null): void {
  const others = readAll().filter((entry) => entry.id !== id || entry.viewerId !== viewerId);
  saveRecentItems(
    RECENT_PALETTE_ENTRIES_STORAGE_KEY,
    [{ id, viewerId }, ...others],
    RECENT_PALETTE_ENTRIES_MAX,
  );
}

const readAll = (): RecentPaletteEntry[] =>
  readRecentItems(RECENT_PALETTE_ENTRIES_STORAGE_KEY).filter(isRecentPaletteEntry);

function isRecentPaletteEntry(item: unknown): item is RecentPaletteEntry {
  const { id, viewerId } = (item ?? {}) as Partial<Record<keyof RecentPaletteEntry, unknown>>;
  return typeof id === 'string' && (typeof viewerId === 'string' || viewerId === null);
}
