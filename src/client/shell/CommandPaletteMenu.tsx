import { Search } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useMatch, useNavigate } from 'react-router-dom';
import type { CommandPaletteMenu_query$key } from '../../../__generated__/CommandPaletteMenu_query.graphql';
import { readRecentPaletteEntries, recordRecentPaletteEntry } from '../data/recentPaletteEntries';
import { listAvailableCommands } from '../ui/commands/availableCommands';
import { Dialog } from '../ui/Dialog';
import { CommandPaletteData } from './CommandPaletteData';
import { CommandPaletteEntries } from './CommandPaletteEntries';
import styles from './CommandPaletteMenu.module.css';
import { useOverlays } from './Overlays';
import { type CommandPaletteEntry, createTypedSections, createUntypedSections } from './paletteEntries';
import { runAfterClosing } from './runAfterClosing';

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
  // Before the palette receives the focus, because commands apply to the focused element.
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
