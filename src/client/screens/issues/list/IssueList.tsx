import { type MouseEvent, Suspense, useMemo, useRef, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { scrollToAndFocusRow, useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import { useNavigate } from 'react-router-dom';
import type { IssuePositionHistoryState } from '../../../components/issuePositionInList';
import { usePeekPanel } from '../peek/usePeekPanel';
import { getIssueSelection } from '../selection/IssueSelection';
import { useIssueSelectionHandlers } from '../selection/useIssueSelectionHandlers';
import { Scrubber } from '../scrubber/Scrubber';
import type { ListSectionStart } from '../scrubber/useListSections';
import type { IssuesView } from '../view/IssuesView';
import { ROW_HEIGHTS_PX, useRowDensity } from './density';
import { GroupedRows } from '../rowModel/GroupedRows';
import { StickyGroupHeader } from './StickyGroupHeader';
import { IssueRowBlock } from './IssueRowBlock';
import styles from './IssueList.module.css';
import { IssueListContext } from './IssueListContext';
import { RefreshListButton } from './RefreshListButton';
import { createIssuePositionInList } from './createIssuePositionInList';
import { findRowIssueLinkElement, getIssueNumberFromLinkElement } from '../row/rowDom';
import { createListSectionsFromGroups } from './createListSectionsFromGroups';
import { useCollapsedGroups } from './useCollapsedGroups';
import { useListKeyBindings } from './useListKeyBindings';
import { useShowFocusedIssueInPeekPanel } from './useShowFocusedIssueInPeekPanel';
import { useSavedListScrollPosition } from './useSavedListScrollPosition';
import { usePreloadOnHover } from './usePreloadOnHover';
import { useRowFieldEditing } from './useRowFieldEditing';
import { useGroupedRows } from './useGroupedRows';
import { useListPageRequests } from './useListPageRequests';

interface Props {
  view: IssuesView;
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

const GoToDialog = lazyWithPreload(async () => (await import('../goTo/GoToDialog')).GoToDialog);

const BulkBar = lazyWithPreload(async () => (await import('../bulk/BulkBar')).BulkBar);

const EMPTY_GROUPED_ROWS = GroupedRows.createUngroupedRows(0);

/** The issue list with its scrollbar (scrubber), bulk bar, refresh button and keyboard and mouse handling. */
export function IssueList({ view, pending, addressed, sections, goTo, onCloseGoTo }: Props) {
  const state = useSyncExternalStore(view.subscribe, view.getState);
  const { collapsed, toggle, setAll } = useCollapsedGroups();
  const rows = useGroupedRows(view, state, collapsed);
  const rowHeight = ROW_HEIGHTS_PX[useRowDensity()];
  const controller = useVirtualRows(rows, rowHeight, rows.isGrouped ? rowHeight : 0);
  const region = useRef<HTMLDivElement>(null);
  const peek = usePeekPanel();
  const navigate = useNavigate();
  const { projectKey, query } = view.list;
  const selection = useMemo(() => getIssueSelection({ projectKey, query }), [projectKey, query]);

  const toggleGroup = (group: number) => {
    const { scroller, roving } = controller;
    const header = rows.getGroupHeaderRow(group);
    toggle(rows.groups[group]!.key);
    // If the group's header is scrolled out of view, collapsing the group already scrolls to it.
    if (rows.getGroupIndexOfRow(scroller.visible.first) === group) roving.focusRow(header);
    else scrollToAndFocusRow(controller, header, 'nearest');
  };

  useSavedListScrollPosition(view, rows, addressed, controller);
  useListPageRequests(view, rows, controller.scroller);
  useListKeyBindings({ controller, rows, region, peek, toggleGroup, collapseAll: setAll });
  useShowFocusedIssueInPeekPanel(controller, region, peek);
  const selectionInput = useIssueSelectionHandlers({ controller, view, rows, selection });
  const anySelected = useSyncExternalStore(selection.subscribe, () => !selection.isEmpty);
  const preloadHandlers = usePreloadOnHover();
  const fieldPicker = useRowFieldEditing({ controller, region, view, rows });

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
    void navigate(link.pathname, { state });
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a, button')) return;
    const group = event.target.closest<HTMLElement>('[data-group]');
    if (group) return toggleGroup(Number(group.dataset['group']));
    const link = findRowIssueLinkElement(event.target);
    if (link && window.getSelection()?.isCollapsed !== false) peek.show(getIssueNumberFromLinkElement(link));
  };

  const isLoading = state.head.status === 'loading' || state.head.status === 'idle';
  const shownSections = useMemo(
    () => (rows.isGrouped ? createListSectionsFromGroups(rows) : sections),
    [rows, sections],
  );
  const contextValue = useMemo(() => ({ view, rows, selection }), [view, rows, selection]);
  const classes = [styles.list, pending && styles.pending, peek.number !== null && styles.peeking];
  return (
    <div
      ref={region}
      className={classes.filter(Boolean).join(' ')}
      data-selecting={anySelected ? '' : undefined}
      onMouseDown={selectionInput.onMouseDown}
      onClickCapture={onClickCapture}
      onClick={onClick}
      {...preloadHandlers}
    >
      <IssueListContext value={contextValue}>
        <VirtualRows
          id="issue-rows"
          label="Issues"
          controller={controller}
          rowCount={rows.count}
          rowHeight={rowHeight}
          busy={isLoading || pending}
          className={styles.rows}
          tree={rows.isGrouped}
          selectable
          over={rows.isGrouped && <StickyGroupHeader scroller={controller.scroller} rowHeight={rowHeight} />}
          Block={IssueRowBlock}
        />
      </IssueListContext>
      <RefreshListButton view={view} controller={controller} />
      {anySelected && (
        <Suspense fallback={null}>
          <BulkBar selection={selection} view={view} controller={controller} />
        </Suspense>
      )}
      <Scrubber
        controller={controller}
        rows={isLoading ? EMPTY_GROUPED_ROWS : rows}
        rowHeight={rowHeight}
        sections={shownSections}
      />
      {fieldPicker}
      {goTo && (
        <Suspense fallback={null}>
          <GoToDialog
            rows={rows}
            sections={shownSections}
            onGo={(row) =>
              scrollToAndFocusRow(controller, row, rows.isGroupHeaderRow(row) ? 'start' : 'belowInset')
            }
            onClose={onCloseGoTo}
          />
        </Suspense>
      )}
    </div>
  );
}
