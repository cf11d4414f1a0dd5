import { ArrowDownWideNarrow, Layers, ListFilter, LocateFixed, SlidersHorizontal } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { LoadedSavedViewQuery } from '../../../../../__generated__/LoadedSavedViewQuery.graphql';
import { AsyncBoundary } from '../../../components/AsyncBoundary';
import { useIsAnonymousVisitor } from '../../../components/useIsAnonymousVisitor';
import { IconButton } from '../../../ui/IconButton';
import { LazySurface } from '../../../ui/LazySurface';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuTrigger } from '../../../ui/MenuTrigger';
import { useTextMatchesCode } from '../list/useTextMatchesCode';
import { getGroupingDisplayName, ISSUE_GROUPINGS } from '../../../../shared/issueList/grouping';
import {
  ISSUE_SORT_FIELDS,
  type IssueListUrlState,
  parseIssueSort,
} from '../../../../shared/issueList/issueListUrlState';
import type { IssueListStore } from '../view/IssueListStore';
import { LoadedSavedView } from '../savedViews/lazySavedView';
import { SaveViewButton } from '../savedViews/SaveViewButton';
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

const importGroupingMenu = () => import(/* webpackChunkName: "list-menus" */ './GroupingMenu');
const GroupingMenu = lazyWithPreload(async () => (await importGroupingMenu()).GroupingMenu);
const SortMenu = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "list-menus" */ './SortMenu')).SortMenu,
);
const DisplayMenu = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "list-menus" */ './DisplayMenu')).DisplayMenu,
);
const ColumnsDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "columns" */ '../columns/ColumnsDialog')).ColumnsDialog,
);

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
  const hasWords = useHasSearchWords(list.query);
  const { name, direction } =
    parseIssueSort(list.sort) ?? ({ name: hasWords ? 'relevance' : 'updated', direction: 'desc' } as const);
  const [, defaultDirection] = ISSUE_SORT_FIELDS[name]!;
  const sortLabel = `Sort: ${name}`;
  const { group } = list;
  const groupLabel = `Group: ${group === null ? 'none' : (ISSUE_GROUPINGS[group]?.label.toLowerCase() ?? getGroupingDisplayName(group))}`;
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const closeColumns = () => setChoosingColumns(false);
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
      {view.tree?.renderTopLevelCount(head)}
      {!savedView && saveButton}
      <IconButton label="Show or hide filters" command="list.filters" onClick={onFilter}>
        <ListFilter size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Go to row or date" command="list.goTo" onClick={onGoTo}>
        <LocateFixed size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <MenuTrigger
        command="list.group"
        label={groupLabel}
        onIntent={() => {
          GroupingMenu.preload();
          importGroupingMenu().then(
            ({ loadLabelScopes }) => loadLabelScopes(view),
            () => {},
          );
        }}
        renderMenu={(menu) => <GroupingMenu {...menu} label={groupLabel} list={list} />}
      >
        <Layers size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>{groupLabel}</span>
      </MenuTrigger>
      <MenuTrigger
        command="list.sort"
        label={direction === defaultDirection ? sortLabel : `${sortLabel}, ${direction}ending`}
        onIntent={SortMenu.preload}
        renderMenu={(menu) => <SortMenu {...menu} {...{ list, name, direction }} label={sortLabel} />}
      >
        <ArrowDownWideNarrow size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>{sortLabel}</span>
        <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span>
      </MenuTrigger>
      <MenuTrigger
        label="Display"
        command="list.display"
        onIntent={DisplayMenu.preload}
        renderMenu={(menu) => (
          <DisplayMenu {...menu} list={list} onChooseColumns={() => setChoosingColumns(true)} />
        )}
      >
        <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Display</span>
      </MenuTrigger>
      {isChoosingColumns && (
        <LazySurface onClose={closeColumns}>
          <ColumnsDialog view={view} list={list} onClose={closeColumns} />
        </LazySurface>
      )}
    </div>
  );
}

/** Whether the query has words to search for. Until the parser has loaded, a query that may contain words counts. */
function useHasSearchWords(query: string): boolean {
  const { isNeeded, code } = useTextMatchesCode(query);
  return isNeeded && (!code || code.hasSearchWords(query));
}
