import { ArrowDownWideNarrow, ListFilter, LocateFixed, SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../ui/IconButton';
import { MenuButton } from '../../../ui/MenuButton';
import { chooseDensity, type Density, useDensity } from '../list/density';
import { getDefaultSort, type ListState, listHref, SORT_OPTIONS } from '../../../components/listState';
import type { IssuesView } from '../view/IssuesView';
import { GroupMenu } from './GroupMenu';
import { ListCount } from './ListCount';
import styles from './Toolbar.module.css';

interface Props {
  view: IssuesView;
  /** State of the issue list as given by the URL. */
  list: ListState;
  pending: boolean;
  onFilter: () => void;
  onGoTo: () => void;
}

const DENSITY_OPTIONS: { id: Density; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'roomy', label: 'Roomy' },
];

/** Toolbar of the issue list: the issue count and the menus for filters, grouping, order and density. */
export function Toolbar({ view, list, pending, onFilter, onGoTo }: Props) {
  const state = useSyncExternalStore(view.subscribe, view.getState);
  const navigate = useNavigate();
  const density = useDensity();
  const sort = list.sort ?? getDefaultSort(list.query);
  return (
    <div className={styles.toolbar}>
      <ListCount view={view} state={state} pending={pending} />
      <span className={styles.filter}>
        <IconButton label="Filters" onClick={onFilter}>
          <ListFilter size={15} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton label="Go to row or date" keys="g r" onClick={onGoTo}>
        <LocateFixed size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <GroupMenu view={view} list={list} />
      <MenuButton
        label={`Sort: ${SORT_OPTIONS[sort]?.label}`}
        sections={[
          {
            title: 'Sort by',
            items: Object.entries(SORT_OPTIONS).map(([id, { label }]) => ({ id, label })),
            selected: sort,
            onAction: (id) => void navigate(listHref({ ...list, sort: id })),
          },
        ]}
      >
        <ArrowDownWideNarrow size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>{SORT_OPTIONS[sort]?.label}</span>
      </MenuButton>
      <MenuButton
        label="Display"
        sections={[
          {
            title: 'Density',
            items: DENSITY_OPTIONS,
            selected: density,
            onAction: (id) => chooseDensity(id as Density),
          },
        ]}
      >
        <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Display</span>
      </MenuButton>
    </div>
  );
}
