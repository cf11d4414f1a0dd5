import { LoadedSavedView } from '../savedViews/lazySavedViewMenu';
import {
  ArrowDownWideNarrow,
  Layers,
  ListFilter,
  LocateFixed,
  SlidersHorizontal,
  BookmarkPlus,
} from 'lucide-react';
import { useState, useSyncExternalStore, useRef } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { SavedViewMenuQuery } from '../../../../../__generated__/SavedViewMenuQuery.graphql';
import { AsyncBoundary } from '../../../components/errors/ErrorBoundary';
import { useIsAnonymousVisitor } from '../../../auth/SessionGuard';
import { IconButton } from '../../../ui/IconButton';
import { LazySurface } from '../../../ui/LazySurface';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuTrigger } from '../../../ui/MenuButton';
import { useTextMatchesCode } from '../list/useTextMatches';
import { getGroupingDisplayName, ISSUE_GROUPINGS } from '../../../../shared/issueList/grouping';
import {
  ISSUE_SORT_FIELDS,
  type IssueListUrlState,
  parseIssueSort,
  buildIssueListHref,
} from '../../../../shared/issueList/issueListUrlState';
import type { IssueListStore, IssueListStoreState } from '../data/IssueListStore';
import styles from './Toolbar.module.css';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { formatCount } from '../../../ui/format';
import { Skeleton } from '../../../ui/Skeleton';
import { useDelayedAnnouncement } from '../../../ui/useDelayedAnnouncement';
import { getExactIssueCount } from '../data/totals';
import type { SaveViewDialogProps } from '../savedViews/SaveViewDialog';

interface IssueListToolbarProps {
  store: IssueListStore;
  /** State of the issue list as given by the URL. */
  list: IssueListUrlState;
  pending: boolean;
  /** Query of the saved view that the list started from; null: none. */
  savedView: PreloadedQuery<SavedViewMenuQuery> | null;
  /** Called before the list returns to its saved view, to discard a query that is being typed. */
  onDiscard: () => void;
  onFilter: () => void;
  onGoTo: () => void;
}

const importGroupingMenu = () => import(/* webpackChunkName: "list-menus" */ './menus');
const GroupingMenu = lazyWithPreload(async () => (await importGroupingMenu()).GroupingMenu);
const SortMenu = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "list-menus" */ './menus')).SortMenu,
);
const DisplayMenu = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "list-menus" */ './menus')).DisplayMenu,
);
const ColumnsDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "columns" */ '../columns/ColumnsDialog')).ColumnsDialog,
);

/** Toolbar of the issue list: the issue count and the menus for filters, grouping, order and density. */
export function IssueListToolbar({
  store,
  list,
  pending,
  savedView,
  onDiscard,
  onFilter,
  onGoTo,
}: IssueListToolbarProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
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
      <MatchingIssueCount store={store} state={state} pending={pending} />
      {store.tree?.renderTopLevelCount(head)}
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
            ({ loadLabelScopes }) => loadLabelScopes(store),
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
          <ColumnsDialog store={store} list={list} onClose={closeColumns} />
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

/**
 * Delay before the number of matching issues is announced, in ms, so that counts are not announced while the
 * query is being typed.
 */
const ISSUE_COUNT_ANNOUNCEMENT_DELAY_MS = 600;

interface MatchingIssueCountProps {
  store: IssueListStore;
  state: IssueListStoreState;
  pending: boolean;
}

/** The number of matching issues, for example `19,774 of 1,048,211 issues`. */
function MatchingIssueCount({ store, state, pending }: MatchingIssueCountProps) {
  const total = getExactIssueCount(store, state);
  const all =
    (state.head.status === 'ready' ? state.head.value?.issueCount : null) ??
    (state.counts.status === 'ready' ? state.counts.value?.issueCount : null) ??
    null;
  const failed = state.counts.status === 'failed';
  const isFiltered = store.list.query !== '' && all !== null;
  const noun = isFiltered ? `of ${formatCount(all)} issues` : total === 1 ? 'issue' : 'issues';
  useDelayedAnnouncement(
    total === null || pending ? null : `${formatCount(total)} ${noun}`,
    ISSUE_COUNT_ANNOUNCEMENT_DELAY_MS,
  );
  return (
    <div className={pending ? `${styles.count} ${styles.pending}` : styles.count}>
      {total !== null ? (
        <>
          <strong>{formatCount(total)}</strong>
          {isFiltered ? (
            <PreloadLink
              to={buildIssueListHref({ ...store.list, query: '', savedView: null })}
              title="Show all issues"
              data-command="go.allIssues"
              className={styles.of}
            >
              {noun}
            </PreloadLink>
          ) : (
            <span className={styles.of}>{noun}</span>
          )}
        </>
      ) : failed ? (
        <button type="button" className={styles.retry} onClick={() => store.fetchRowsAndCounts()}>
          Count failed. Retry
        </button>
      ) : (
        <Skeleton width="120px" line="20px" />
      )}
    </div>
  );
}

const SaveViewDialog = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "saved-views" */ '../savedViews/SaveViewDialog')).SaveViewDialog,
);

/** Button that saves the list as a view. */
function SaveViewButton(props: Omit<SaveViewDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        label="Save view"
        command="list.saveView"
        aria-haspopup="dialog"
        onPointerEnter={SaveViewDialog.preload}
        onFocus={SaveViewDialog.preload}
        onClick={() => setOpen(true)}
      >
        <BookmarkPlus size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <LazySurface trigger={button} onClose={close}>
          <SaveViewDialog {...props} onClose={close} />
        </LazySurface>
      )}
    </>
  );
}
