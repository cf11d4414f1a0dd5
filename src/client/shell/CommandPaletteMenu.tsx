import { AppWindow, Box, CircleDot, House, Keyboard, Search, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components';
import { graphql, useFragment } from 'react-relay';
import { useMatch, useNavigate } from 'react-router-dom';
import type { CommandPaletteMenu_query$key } from '../../../__generated__/CommandPaletteMenu_query.graphql';
import { Dialog } from '../ui/Dialog';
import { saveAndApplyTheme, THEMES } from '../ui/theme/theme';
import { useOverlays } from './Overlays';
import styles from './CommandPaletteMenu.module.css';
import { type CommandPaletteEntry, createCommandPaletteEntries } from './paletteEntries';

const COMMAND_PALETTE_ENTRY_ICONS = {
  issue: CircleDot,
  search: Search,
  project: Box,
  screen: AppWindow,
  home: House,
  theme: SunMoon,
  keys: Keyboard,
};

/** Command palette: opens issues, projects and screens, searches, and runs commands. */
export function CommandPaletteMenu({ query }: { query: CommandPaletteMenu_query$key }) {
  const data = useFragment(
    graphql`
      fragment CommandPaletteMenu_query on Query {
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
  const currentKey = useMatch('/projects/:key/*')?.params.key;
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { open, close } = useOverlays();

  const projects = data.projects.nodes.map(({ key, name }) => ({ key, name }));
  const current = projects.find((project) => project.key === currentKey) ?? null;
  const entries = createCommandPaletteEntries(typed, projects, current);

  const run = (entry: CommandPaletteEntry): void => {
    close();
    if (entry.to !== undefined) void navigate(entry.to);
    else if (entry.kind === 'keys') open('keys');
    else saveAndApplyTheme(THEMES.find((theme) => entry.id === `theme-${theme}`) ?? 'system');
  };

  return (
    <Dialog title="Search or jump to…" variant="top" bare onClose={close}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label="Search or jump to…" autoFocus className={styles.field ?? ''}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <Input className={styles.input ?? ''} placeholder="Issue number, project, screen or search text" />
        </SearchField>
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
      </Autocomplete>
    </Dialog>
  );
}
