import {
  AppWindow,
  Bookmark,
  Box,
  ChevronRight,
  CircleDot,
  type LucideIcon,
  Search,
  UserRound,
} from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { Button } from '../ui/Button';
import { CommandKbd } from '../ui/CommandKbd';
import { Skeleton } from '../ui/Skeleton';
import styles from './CommandPaletteMenu.module.css';
import type { CommandPaletteEntry, CommandPaletteSection } from './paletteEntries';

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
export function CommandPaletteEntries({ sections, problem, onRetry, onRun }: CommandPaletteEntriesProps) {
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
      {/* In the tab order, because the entries, which have no focus of their own, can be scrolled with the keyboard then. */}
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
