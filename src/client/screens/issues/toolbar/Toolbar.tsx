import { ArrowDownWideNarrow, ListFilter, LocateFixed, SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../ui/IconButton';
import { MenuButton } from '../../../ui/MenuButton';
import { saveRowDensity, type RowDensity, useRowDensity } from '../list/density';
import {
  getDefaultIssueSort,
  type IssueListUrlState,
  buildIssueListHref,
  ISSUE_SORT_OPTIONS,
} from '../../../components/issueListUrlState';
import type { IssuesView } from '../view/IssuesView';
import { IssueGroupingMenu } from './IssueGroupingMenu';
import { MatchingIssueCount } from './ListCount';
import styles from './Toolbar.module.css';

interface Props {
  view: IssuesView;
  /** State of the issue list as given by the URL. */
  list: IssueListUrlState;
  pending: boolean;
  onFilter: () => void;
  onGoTo: () => void;
}

const ROW_DENSITY_OPTIONS: { id: RowDensity; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'roomy', label: 'Roomy' },
];

/** Toolbar of the issue list: the issue count and the menus for filters, grouping, order and density. */
export function Toolbar({ view, list, pending, onFilter, onGoTo }: Props) {
  const state = useSyncExternalStore(view.subscribe, view.getState);
  const navigate = useNavigate();
  const density = useRowDensity();
  const sort = list.sort ?? getDefaultIssueSort(list.query);
  return (
    <div className={styles.toolbar}>
      <MatchingIssueCount view={view} state={state} pending={pending} />
      <span className={styles.filter}>
        <IconButton label="Filters" onClick={onFilter}>
          <ListFilter size={15} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton label="Go to row or date" keys="g r" onClick={onGoTo}>
        <LocateFixed size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IssueGroupingMenu view={view} list={list} />
      <MenuButton
        label={`Sort: ${ISSUE_SORT_OPTIONS[sort]?.label}`}
        sections={[
          {
            title: 'Sort by',
            items: Object.entries(ISSUE_SORT_OPTIONS).map(([id, { label }]) => ({ id, label })),
            selected: sort,
            onAction: (id) => void navigate(buildIssueListHref({ ...list, sort: id })),
          },
        ]}
      >
        <ArrowDownWideNarrow size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>{ISSUE_SORT_OPTIONS[sort]?.label}</span>
      </MenuButton>
      <MenuButton
        label="Display"
        sections={[
          {
            title: 'Density',
            items: ROW_DENSITY_OPTIONS,
            selected: density,
            onAction: (id) => saveRowDensity(id as RowDensity),
          },
        ]}
      >
        <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Display</span>
      </MenuButton>
    </div>
  );
}
