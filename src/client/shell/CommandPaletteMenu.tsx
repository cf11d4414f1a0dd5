import { AppWindow, Box, CircleDot, House, Keyboard, Search, SunMoon, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, TextField } from 'react-aria-components';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import { useMatch, useNavigate } from 'react-router-dom';
import type { CommandPaletteMenu_query$key } from '../../../__generated__/CommandPaletteMenu_query.graphql';
import type { CommandPaletteMenuProjectsQuery } from '../../../__generated__/CommandPaletteMenuProjectsQuery.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { parseIssueReference } from '../components/parseIssueReference';
import { useDebouncedSearch } from '../components/pickers/useDebouncedSearch';
import { useAbortingQueryLoader } from '../relay/useAbortingQueryLoader';
import { Dialog } from '../ui/Dialog';
import { saveAndApplyTheme, THEMES } from '../ui/theme/theme';
import { useOverlays } from './Overlays';
import styles from './CommandPaletteMenu.module.css';
import {
  type CommandPaletteEntry,
  type CommandPaletteProject,
  createCommandPaletteEntries,
} from './paletteEntries';

const COMMAND_PALETTE_ENTRY_ICONS = {
  issue: CircleDot,
  person: UserRound,
  search: Search,
  project: Box,
  screen: AppWindow,
  home: House,
  theme: SunMoon,
  keys: Keyboard,
};

const foundProjectsQuery = graphql`
  query CommandPaletteMenuProjectsQuery($matching: String!) {
    projects(first: 20, matching: $matching) {
      nodes {
        key
        name
      }
    }
  }
`;

/**
 * Command palette: opens issues, projects and screens, searches, and runs commands. The first projects by name are
 * loaded with the palette; if there are more, the server searches them while the user types.
 */
export function CommandPaletteMenu({ query }: { query: CommandPaletteMenu_query$key }) {
  const data = useFragment(
    graphql`
      fragment CommandPaletteMenu_query on Query {
        projects(first: 50) {
          nodes {
            key
            name
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const [typed, setTyped] = useState('');
  const { queryRef, load } = useAbortingQueryLoader<CommandPaletteMenuProjectsQuery>(foundProjectsQuery);
  const { find } = useDebouncedSearch((text) =>
    load({ matching: parseIssueReference(text)?.projectKey ?? text }),
  );
  const { close } = useOverlays();
  const type = (text: string) => {
    setTyped(text);
    if (data.projects.pageInfo.hasNextPage && text.trim() !== '') find(text);
  };
  const projects = data.projects.nodes.map(({ key, name }) => ({ key, name }));
  const entries = { typed, projects };
  return (
    <Dialog title="Search or jump to…" variant="top" bare onClose={close}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        {/* A search field of React Aria would need two Escapes: the first one clears its text. */}
        <TextField type="search" aria-label="Search or jump to…" autoFocus className={styles.field ?? ''}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <Input className={styles.input ?? ''} placeholder="Issue number, project, screen or search text" />
        </TextField>
        {/* The search is repeated after the text has been cleared. */}
        <ErrorBoundary key={String(typed === '')} fallback={<CommandPaletteEntries {...entries} hasFailed />}>
          <Suspense fallback={<CommandPaletteEntries {...entries} />}>
            {queryRef ? (
              <CommandPaletteEntriesWithFoundProjects {...entries} queryRef={queryRef} />
            ) : (
              <CommandPaletteEntries {...entries} />
            )}
          </Suspense>
        </ErrorBoundary>
      </Autocomplete>
    </Dialog>
  );
}

interface CommandPaletteEntriesProps {
  typed: string;
  projects: readonly CommandPaletteProject[];
  /** Whether the search for further projects has failed. */
  hasFailed?: boolean;
}

function CommandPaletteEntriesWithFoundProjects({
  queryRef,
  typed,
  projects,
}: CommandPaletteEntriesProps & { queryRef: PreloadedQuery<CommandPaletteMenuProjectsQuery> }) {
  const data = usePreloadedQuery<CommandPaletteMenuProjectsQuery>(foundProjectsQuery, queryRef);
  const known = new Set(projects.map(({ key }) => key));
  const found = data.projects.nodes.map(({ key, name }) => ({ key, name }));
  return (
    <CommandPaletteEntries
      typed={typed}
      projects={[...projects, ...found.filter(({ key }) => !known.has(key))]}
    />
  );
}

function CommandPaletteEntries({ typed, projects, hasFailed = false }: CommandPaletteEntriesProps) {
  const currentKey = useMatch('/projects/:key/*')?.params.key;
  const navigate = useNavigate();
  const { open, close } = useOverlays();
  const current =
    currentKey === undefined
      ? null
      : (projects.find((project) => project.key === currentKey) ?? { key: currentKey, name: currentKey });
  const entries = createCommandPaletteEntries(typed, projects, current);

  const run = (entry: CommandPaletteEntry): void => {
    close();
    if (entry.to !== undefined) void navigate(entry.to);
    else if (entry.kind === 'keys') open('keys');
    else saveAndApplyTheme(THEMES.find((theme) => entry.id === `theme-${theme}`) ?? 'system');
  };

  return (
    <>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          Not all projects could be searched.
        </p>
      )}
      <Menu
        aria-label="Results"
        items={entries}
        dependencies={[entries]}
        className={styles.entries ?? ''}
        renderEmptyState={() => <p className={styles.empty}>No matches</p>}
      >
        {(entry) => {
          const Icon = COMMAND_PALETTE_ENTRY_ICONS[entry.kind];
          return (
            <MenuItem className={styles.entry ?? ''} textValue={entry.label} onAction={() => run(entry)}>
              <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
              {entry.label}
            </MenuItem>
          );
        }}
      </Menu>
    </>
  );
}
