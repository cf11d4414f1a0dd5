import { ArrowDownWideNarrow, ListFilter, LocateFixed, SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { LoadedSavedViewQuery } from '../../../../../__generated__/LoadedSavedViewQuery.graphql';
import { AsyncBoundary } from '../../../components/AsyncBoundary';
import { useIsAnonymousVisitor } from '../../../components/useIsAnonymousVisitor';
import { IconButton } from '../../../ui/IconButton';
import { MenuButton } from '../../../ui/MenuButton';
import { saveRowDensity, type RowDensity, useRowDensity } from '../list/density';
import { useTextMatchesCode } from '../list/useTextMatchesCode';
import {
  type IssueListUrlState,
  buildIssueListHref,
  ISSUE_SORT_OPTIONS,
} from '../../../../shared/issueList/issueListUrlState';
import type { IssueListStore } from '../view/IssueListStore';
import { LoadedSavedView } from '../savedViews/lazySavedView';
import { SaveViewButton } from '../savedViews/SaveViewButton';
import { IssueGroupingMenu } from './IssueGroupingMenu';
import { MatchingIssueCount } from './MatchingIssueCount';
import styles from './IssueListToolbar.module.css';

interface IssueListToolbarProps {
  view: IssueListStore;
  /** State of the issue list as given by the URL. */
  list: IssueListUrlState;
  pending: boolean;
  /** Query of the saved view that the list started from; null: none. */
  savedView: PreloadedQuery<LoadedSavedViewQuery> | null;
  /** Called before the list returns to its saved view, to discard a query that is being typed. */
  onDiscard: () => void;
  onFilter: () => void;
  onGoTo: () => void;
}

const ROW_DENSITY_OPTIONS: { id: RowDensity; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'roomy', label: 'Roomy' },
  { id: 'snippets', label: 'With snippets' },
];

/** Toolbar of the issue list: the issue count and the menus for filters, grouping, order and density. */
export function IssueListToolbar({
  view,
  list,
  pending,
  savedView,
  onDiscard,
  onFilter,
  onGoTo,
}: IssueListToolbarProps) {
  const state = useSyncExternalStore(view.subscribe, view.getState);
  const head = state.head.status === 'ready' ? state.head.value : null;
  const isAnonymous = useIsAnonymousVisitor();
  const navigate = useNavigate();
  const density = useRowDensity();
  const hasWords = useHasSearchWords(list.query);
  const sort = list.sort ?? (hasWords ? 'relevance-desc' : 'updated-desc');
  const sortLabel = `Sort: ${ISSUE_SORT_OPTIONS[sort]?.label.toLowerCase()}`;
  const saveButton = !isAnonymous && head && (
    <SaveViewButton projectId={head.projectId} list={list} canShare={head.canShareViews} />
  );
  return (
    <div className={styles.toolbar}>
      {savedView && (
        <AsyncBoundary skeleton={null}>
          <LoadedSavedView loaded={savedView} list={list} onDiscard={onDiscard} fallback={saveButton} />
        </AsyncBoundary>
      )}
      <MatchingIssueCount view={view} state={state} pending={pending} />
      {!savedView && saveButton}
      <IconButton label="Show or hide filters" command="list.filters" onClick={onFilter}>
        <ListFilter size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Go to row or date" command="list.goTo" onClick={onGoTo}>
        <LocateFixed size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IssueGroupingMenu view={view} list={list} />
      <MenuButton
        label={sortLabel}
        command="list.sort"
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
        <span className={styles.word}>{sortLabel}</span>
      </MenuButton>
      <MenuButton
        label="Display"
        command="list.display"
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

/** Whether the query has words to search for. Until the parser has loaded, a query that may contain words counts. */
function useHasSearchWords(query: string): boolean {
  const { isNeeded, code } = useTextMatchesCode(query);
  return isNeeded && (!code || code.hasSearchWords(query));
}
