import {
  type CSSProperties,
  type MouseEvent,
  Suspense,
  useMemo,
  useRef,
  useSyncExternalStore,
  useEffect,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { useFocusTarget } from '../../../ui/focus/returnFocus';
import { LazySurface } from '../../../ui/LazySurface';
import { scrollToAndFocusRow, useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import type { IssuePositionHistoryState } from '../../../components/issues/issuePositionInList';
import { AsyncBoundary, ErrorBoundary } from '../../../components/errors/ErrorBoundary';
import { BulkBar, useBulkPicker } from '../bulk/useBulkPicker';
import { usePreview } from '../preview/usePreview';
import { getIssueSelection } from '../selection/IssueSelection';
import { useIssueSelectionHandlers } from '../selection/useSelectionHandlers';
import { ListScrollbar, FacetPanel, importPreviewPanelQuery, PreviewPanel } from './lazyParts';
import { EMPTY_LIST_SECTIONS, type ListSectionStart, createListSectionsFromGroups } from '../data/sections';
import type { IssueListStore } from '../data/IssueListStore';
import { useRowHeight, useIssueColumns, useRowWidths } from './rowLayout';
import { GroupedRows } from '../data/GroupedRows';
import { StickyGroupHeader, IssueRowBlock } from './IssueRows';
import styles from './IssueList.module.css';
import { IssueListContext, useCollapsedGroups, useGroupedRows } from './useListOnScreen';
import { RefreshListButton } from './RefreshListButton';
import { ListOnScreen } from '../data/ListOnScreen';
import { useListCommands } from './useListCommands';
import { usePreviewFocusedIssue, useRowFieldEditing } from './useCurrentRow';
import { useSavedListScrollPosition, useRefreshInPlace } from './listPosition';
import { useTextMatches } from './useTextMatches';
import { usePreloadOnHover, useRowMenu } from './useListPointer';
import { useListPageRequests } from './usePageRequests';
import { importIssueFieldPicker } from '../../../components/pickers/useIssueFieldPicker';
import { buildIssueHref, buildIssueKeyHref } from '../../../navigation/hrefs';
import { usePreloadScreen } from '../../../navigation/preload';
import { importReplayKeys } from '../../../ui/keys/heldKeys';
import { importHighlightedSearchQuery } from '../query/SearchQueryBar';

interface IssueListProps {
  store: IssueListStore;
  /** State of the list as given by the URL. */
  list: IssueListUrlState;
  /** Whether another issue list is being loaded, to replace the one on screen. */
  pending: boolean;
  /**
   * Whether the list on screen is the one of the URL, and not that of a query that is being typed or of the
   * previous URL.
   */
  addressed: boolean;
  sections: readonly ListSectionStart[];
  /** Whether the Go to dialog is open. */
  goTo: boolean;
  onCloseGoTo: () => void;
}

const GoToRowDialog = lazyWithPreload(async () => (await import('../scrollbar/GoToRowDialog')).GoToRowDialog);

const EMPTY_GROUPED_ROWS = GroupedRows.createUngroupedRows(0);

/** The issue list with its scrollbar, bulk bar, refresh button and keyboard and mouse handling. */
export function IssueList({ store, list, pending, addressed, sections, goTo, onCloseGoTo }: IssueListProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { collapsed, toggle, setAll } = useCollapsedGroups();
  const rows = useGroupedRows(store, state, collapsed);
  const matches = useTextMatches(store, list.density);
  const rowHeight = useRowHeight(list.density, matches.hasSnippets);
  const controller = useVirtualRows(rows, rowHeight, rows.isGrouped ? rowHeight : 0);
  const region = useRef<HTMLDivElement>(null);
  const measured = useRowWidths(region, store.list.projectKey);
  const { columns, pages, ColumnHeader } = useIssueColumns(store, list, measured);
  const widths = columns?.widths ?? measured;
  const navigate = useNavigate();
  const onScreen = useMemo(() => new ListOnScreen(store, rows, controller), [store, rows, controller]);
  const { projectKey, query } = store.list;
  const preview = usePreview(projectKey);
  const selection = useMemo(() => getIssueSelection({ projectKey, query }), [projectKey, query]);

  const toggleGroup = (group: number) => {
    const { scroller, roving } = controller;
    const header = rows.getGroupHeaderRow(group);
    toggle(rows.groups[group]!.key);
    // If the group's header is scrolled out of view, collapsing the group already scrolls to it.
    if (rows.getGroupIndexOfRow(scroller.visibleRowRange.first) === group) roving.focusRow(header);
    else scrollToAndFocusRow(controller, header, 'nearest');
  };

  const refresh = useRefreshInPlace(store, state, rows, controller);
  const savePosition = useSavedListScrollPosition(store, rows, addressed, controller);
  useListPageRequests(store, matches.snippets, pages, rows, controller.scroller);
  // The history state contains the issue's position, from which its screen opens the previous and the next issue.
  const openIssue = (row: number, href: string) => {
    savePosition();
    const state: IssuePositionHistoryState = { place: onScreen.getPosition(row) };
    void navigate(href, { state });
  };
  useListCommands({
    list: onScreen,
    selection,
    openIssue: (row) => openIssue(row, buildIssueKeyHref(onScreen.at(row)!.key!)),
    preview,
    toggleGroup,
    collapseAll: setAll,
    navigate,
  });
  useFocusTarget(() => controller.roving.focusRow(controller.roving.index));
  usePreviewFocusedIssue(onScreen, region, preview);
  const selectionInput = useIssueSelectionHandlers({ list: onScreen, selection });
  const anySelected = useSyncExternalStore(selection.subscribe, () => !selection.isEmpty);
  const preloadHandlers = usePreloadOnHover(onScreen);
  const bulkPicker = useBulkPicker(projectKey, selection);
  const { edit, picker: fieldPicker } = useRowFieldEditing({
    region,
    list: onScreen,
    selection,
    editSelection: bulkPicker.open,
    isPreviewOpen: preview.issueKey !== null,
  });
  const { onContextMenu, rowMenu } = useRowMenu({ list: onScreen, selection, onEdit: edit });

  const onClickCapture = (event: MouseEvent) => {
    if (selectionInput.onClick(event)) return event.stopPropagation();
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-number]') : null;
    const row = onScreen.getRow(link);
    if (!link || row === null || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openIssue(row, link.pathname + link.search + link.hash);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a, button')) return;
    const group = event.target.closest<HTMLElement>('[data-group]');
    if (group) return toggleGroup(Number(group.dataset['group']));
    const row = onScreen.getRow(event.target);
    const key = row === null ? null : onScreen.at(row)?.key;
    if (key != null && window.getSelection()?.isCollapsed !== false) preview.show(key);
  };

  const isLoading = state.head.status === 'loading' || state.head.status === 'idle';
  const isUsable = usePreloadAfterRows(!isLoading);
  const { tree } = store;
  const shownSections = useMemo(() => {
    if (rows.isGrouped) return createListSectionsFromGroups(rows);
    return tree ? tree.placeSections(sections, rows) : sections;
  }, [rows, sections, tree]);
  const contextValue = useMemo(
    () => ({ store, rows, selection, matches, columns, widths }),
    [store, rows, selection, matches, columns, widths],
  );
  const classes = [
    styles.list,
    pending && styles.pending,
    preview.issueKey !== null && styles.previewing,
    columns && styles.withHeader,
  ];
  return (
    <div
      ref={region}
      className={classes.filter(Boolean).join(' ')}
      data-selecting={anySelected ? '' : undefined}
      data-all-projects={projectKey === null ? '' : undefined}
      data-named-sections={areSectionsNamed(store.list) ? '' : undefined}
      onMouseDown={selectionInput.onMouseDown}
      onClickCapture={onClickCapture}
      onClick={onClick}
      onContextMenu={onContextMenu}
      style={{ ...columns?.style, '--key-width': `${widths.key}px` } as CSSProperties}
      {...preloadHandlers}
    >
      {columns && ColumnHeader && <ColumnHeader list={list} columns={columns.columns} />}
      <IssueListContext value={contextValue}>
        <VirtualRows
          id="issue-rows"
          label="Issues"
          controller={controller}
          rowCount={rows.count}
          rowHeight={rowHeight}
          busy={isLoading || pending}
          className={styles.rows}
          tree={!!(rows.isGrouped || store.tree)}
          selectable
          over={rows.isGrouped && <StickyGroupHeader scroller={controller.scroller} rowHeight={rowHeight} />}
          Block={IssueRowBlock}
        />
      </IssueListContext>
      <RefreshListButton store={store} onRefresh={refresh} />
      {anySelected && (
        <div className={styles.bulkBar}>
          <AsyncBoundary skeleton={null} onRetry={BulkBar.preload}>
            <BulkBar selection={selection} store={store} controller={controller} picker={bulkPicker} />
          </AsyncBoundary>
        </div>
      )}
      {isUsable && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ListScrollbar
              controller={controller}
              rows={isLoading ? EMPTY_GROUPED_ROWS : rows}
              rowHeight={rowHeight}
              sections={isLoading ? EMPTY_LIST_SECTIONS : shownSections}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {tree && (
        <tree.Controls store={store} tree={tree} rows={rows} controller={controller} addressed={addressed} />
      )}
      {fieldPicker}
      {rowMenu}
      {goTo && (
        <LazySurface onRetry={GoToRowDialog.preload} onClose={onCloseGoTo}>
          <GoToRowDialog
            rows={rows}
            sections={shownSections}
            onGo={(row) =>
              scrollToAndFocusRow(controller, row, rows.isGroupHeaderRow(row) ? 'start' : 'belowInset')
            }
            onClose={onCloseGoTo}
          />
        </LazySurface>
      )}
    </div>
  );
}

/** Whether the sections of the list have names, such as priorities or people; otherwise they are months or numbers. */
const areSectionsNamed = ({ group, sort }: IssueListStore['list']): boolean =>
  group === null ? /^(priority|state|assignee)/.test(sort ?? '') : group !== 'month';

/** Delay after the first rows, in ms, so that the code does not compete with their paint and the facets. */
const PRELOAD_DELAY_MS = 200;

/**
 * Loads the code of the facets and of the scrollbar after the first rows and, a little later, the code of the list's
 * shortcuts and of an issue. Pickers, preview, bulk bar and issues then open without delay, and the first three also
 * offline.
 *
 * @returns whether the list is interactive, after which parts that are loaded on demand can be rendered
 */
function usePreloadAfterRows(areRowsLoaded: boolean): boolean {
  const [isUsable, setUsable] = useState(false);
  const preloadScreen = usePreloadScreen();
  useEffect(() => {
    if (!areRowsLoaded) return;
    // The list is now interactive. An end-to-end test limits the size of the code that is loaded before this mark.
    performance.mark('winnow.list');
    FacetPanel.preload();
    const usableTimer = setTimeout(() => setUsable(true));
    const timer = setTimeout(() => {
      importReplayKeys().catch(() => {});
      importHighlightedSearchQuery().catch(() => {});
      importIssueFieldPicker().catch(() => {});
      importPreviewPanelQuery().catch(() => {});
      PreviewPanel.preload();
      BulkBar.preload();
      // Only the code is loaded, which is the same for all issues.
      preloadScreen(buildIssueHref('-', 1), 'code');
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(usableTimer);
      clearTimeout(timer);
    };
  }, [areRowsLoaded, preloadScreen]);
  return isUsable;
}
