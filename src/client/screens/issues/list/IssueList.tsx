import { type CSSProperties, type MouseEvent, Suspense, useMemo, useRef, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { useFocusTarget } from '../../../ui/focus/returnFocus';
import { LazySurface } from '../../../ui/LazySurface';
import { scrollToAndFocusRow, useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import { useNavigate } from 'react-router-dom';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import type { IssuePositionHistoryState } from '../../../components/issuePositionInList';
import { AsyncBoundary } from '../../../components/AsyncBoundary';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { BulkBar } from '../bulk/lazyBulkBar';
import { useBulkPicker } from '../bulk/useBulkPicker';
import { usePeekPanel } from '../peek/usePeekPanel';
import { getIssueSelection } from '../selection/IssueSelection';
import { useIssueSelectionHandlers } from '../selection/useIssueSelectionHandlers';
import { ListScrollbar } from '../scrubber/lazyListScrollbar';
import { EMPTY_LIST_SECTIONS, type ListSectionStart } from '../scrubber/useListSections';
import type { IssueListStore } from '../view/IssueListStore';
import { useRowHeight } from './density';
import { GroupedRows } from '../rowModel/GroupedRows';
import { StickyGroupHeader } from './StickyGroupHeader';
import { IssueRowBlock } from './IssueRowBlock';
import styles from './IssueList.module.css';
import { IssueListContext } from './IssueListContext';
import { RefreshListControl } from './RefreshListControl';
import { createIssuePositionInList } from './createIssuePositionInList';
import { findRowIssueLinkElement, getIssueKeyFromLinkElement } from '../row/rowDom';
import { createListSectionsFromGroups } from './createListSectionsFromGroups';
import { useCollapsedGroups } from './useCollapsedGroups';
import { useListCommands } from './useListCommands';
import { useShowFocusedIssueInPeekPanel } from './useShowFocusedIssueInPeekPanel';
import { useSavedListScrollPosition } from './useSavedListScrollPosition';
import { useIssueColumns } from './useIssueColumns';
import { useTextMatches } from './useTextMatches';
import { usePreloadOnHover } from './usePreloadOnHover';
import { usePreloadAfterRows } from './usePreloadAfterRows';
import { useRowMenu } from './useRowMenu';
import { useRowWidths } from './useRowWidths';
import { useRowFieldEditing } from './useRowFieldEditing';
import { useGroupedRows } from './useGroupedRows';
import { useRefreshInPlace } from './useRefreshInPlace';
import { useListPageRequests, usePlainIssuePages } from './useListPageRequests';

interface IssueListProps {
  view: IssueListStore;
  /** State of the list as given by the URL. */
  list: IssueListUrlState;
  /** Whether another issue list is being loaded, to replace the one on screen. */
  pending: boolean;
  /**
   * Whether the view on screen is the one of the URL, and not that of a query that is being typed or of the
   * previous URL.
   */
  addressed: boolean;
  sections: readonly ListSectionStart[];
  /** Whether the Go to dialog is open. */
  goTo: boolean;
  onCloseGoTo: () => void;
}

const GoToRowDialog = lazyWithPreload(async () => (await import('../goTo/GoToRowDialog')).GoToRowDialog);

const EMPTY_GROUPED_ROWS = GroupedRows.createUngroupedRows(0);

/** The issue list with its scrollbar (scrubber), bulk bar, refresh button and keyboard and mouse handling. */
export function IssueList({ view, list, pending, addressed, sections, goTo, onCloseGoTo }: IssueListProps) {
  const state = useSyncExternalStore(view.subscribe, view.getState);
  const { collapsed, toggle, setAll } = useCollapsedGroups();
  const rows = useGroupedRows(view, state, collapsed);
  const matches = useTextMatches(view, list.density);
  const rowHeight = useRowHeight(list.density, matches.hasSnippets);
  const controller = useVirtualRows(rows, rowHeight, rows.isGrouped ? rowHeight : 0);
  const region = useRef<HTMLDivElement>(null);
  const measured = useRowWidths(region, view.list.projectKey);
  const { columns, pages, ColumnHeader } = useIssueColumns(view, list, measured);
  const widths = columns?.widths ?? measured;
  const navigate = useNavigate();
  const { projectKey, query } = view.list;
  const peek = usePeekPanel(projectKey);
  const selection = useMemo(() => getIssueSelection({ projectKey, query }), [projectKey, query]);

  const toggleGroup = (group: number) => {
    const { scroller, roving } = controller;
    const header = rows.getGroupHeaderRow(group);
    toggle(rows.groups[group]!.key);
    // If the group's header is scrolled out of view, collapsing the group already scrolls to it.
    if (rows.getGroupIndexOfRow(scroller.visibleRowRange.first) === group) roving.focusRow(header);
    else scrollToAndFocusRow(controller, header, 'nearest');
  };

  const refresh = useRefreshInPlace(view, state, rows, controller);
  useSavedListScrollPosition(view, rows, addressed, controller);
  const plainPages = usePlainIssuePages(view);
  useListPageRequests(view, plainPages, matches.snippets, pages, rows, controller.scroller);
  useListCommands({
    controller,
    view,
    rows,
    selection,
    region,
    peek,
    toggleGroup,
    collapseAll: setAll,
    navigate,
  });
  useFocusTarget(() => controller.roving.focusRow(controller.roving.index));
  useShowFocusedIssueInPeekPanel(controller, region, peek);
  const selectionInput = useIssueSelectionHandlers({ controller, view, rows, selection });
  const anySelected = useSyncExternalStore(selection.subscribe, () => !selection.isEmpty);
  const preloadHandlers = usePreloadOnHover();
  const bulkPicker = useBulkPicker(projectKey, selection);
  const { edit, picker: fieldPicker } = useRowFieldEditing({
    controller,
    region,
    view,
    rows,
    selection,
    editSelection: bulkPicker.open,
    isPeekOpen: peek.issueKey !== null,
  });
  const { onContextMenu, rowMenu } = useRowMenu({ view, selection, onEdit: edit });

  // Passes the clicked issue its list position, so that its screen can navigate to the previous and next
  // issue.
  const onClickCapture = (event: MouseEvent) => {
    if (selectionInput.onClick(event)) return event.stopPropagation();
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-number]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const state: IssuePositionHistoryState = { place: createIssuePositionInList(link, view, rows) };
    void navigate(link.pathname + link.search + link.hash, { state });
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a, button')) return;
    const group = event.target.closest<HTMLElement>('[data-group]');
    if (group) return toggleGroup(Number(group.dataset['group']));
    const link = findRowIssueLinkElement(event.target);
    if (link && window.getSelection()?.isCollapsed !== false) peek.show(getIssueKeyFromLinkElement(link));
  };

  const isLoading = state.head.status === 'loading' || state.head.status === 'idle';
  const isUsable = usePreloadAfterRows(!isLoading);
  const { tree } = view;
  const shownSections = useMemo(() => {
    if (rows.isGrouped) return createListSectionsFromGroups(rows);
    return tree ? tree.placeSections(sections, rows) : sections;
  }, [rows, sections, tree]);
  const contextValue = useMemo(
    () => ({ view, plainPages, rows, selection, matches, columns, widths }),
    [view, plainPages, rows, selection, matches, columns, widths],
  );
  const classes = [
    styles.list,
    pending && styles.pending,
    peek.issueKey !== null && styles.peeking,
    columns && styles.withHeader,
  ];
  return (
    <div
      ref={region}
      className={classes.filter(Boolean).join(' ')}
      data-selecting={anySelected ? '' : undefined}
      data-all-projects={projectKey === null ? '' : undefined}
      data-named-sections={areSectionsNamed(view.list) ? '' : undefined}
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
          tree={!!(rows.isGrouped || view.tree)}
          selectable
          over={rows.isGrouped && <StickyGroupHeader scroller={controller.scroller} rowHeight={rowHeight} />}
          Block={IssueRowBlock}
        />
      </IssueListContext>
      <RefreshListControl view={view} onRefresh={refresh} />
      {anySelected && (
        <div className={styles.bulkBar}>
          <AsyncBoundary skeleton={null} onRetry={BulkBar.preload}>
            <BulkBar selection={selection} view={view} controller={controller} picker={bulkPicker} />
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
      {tree && <tree.Controls tree={tree} rows={rows} controller={controller} addressed={addressed} />}
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
