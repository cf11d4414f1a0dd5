import { type MouseEvent, Suspense, useMemo, useRef, useSyncExternalStore } from 'react';
import { lazyOnIntent } from '../../../ui/lazyOnIntent';
import { goToRow, useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import { useNavigate } from 'react-router-dom';
import type { ListPlaceState } from '../../../components/listPlace';
import { usePeek } from '../peek/usePeek';
import { Scrubber } from '../scrubber/Scrubber';
import type { SectionStart } from '../scrubber/useSections';
import type { IssuesView } from '../view/IssuesView';
import { totalOf } from '../view/totalOf';
import { ROW_HEIGHTS, useDensity } from './density';
import { IssueBlock } from './IssueBlock';
import styles from './IssueList.module.css';
import { IssueListContext } from './IssueListContext';
import { listPlaceOf } from './listPlaceOf';
import { readPlace } from './place';
import { issueLinkOf, issueNumberOf } from './rowDom';
import { useListKeys } from './useListKeys';
import { usePeekFollows } from './usePeekFollows';
import { usePlace } from './usePlace';
import { usePreloadOnHover } from './usePreloadOnHover';
import { useWantedPages } from './useWantedPages';

interface Props {
  view: IssuesView;
  /** Another list is on its way. */
  pending: boolean;
  sections: readonly SectionStart[];
  /** Whether one is asked where to go. */
  goTo: boolean;
  onCloseGoTo: () => void;
}

const GoToDialog = lazyOnIntent(async () => (await import('../goTo/GoToDialog')).GoToDialog);

/** The rows and the bar that moves them. */
export function IssueList({ view, pending, sections, goTo, onCloseGoTo }: Props) {
  const state = useSyncExternalStore(view.subscribe, view.getState);
  const place = useMemo(() => (view ? readPlace() : null), [view]);
  const rowCount = totalOf(view, state, place);
  const rowHeight = ROW_HEIGHTS[useDensity()];
  const controller = useVirtualRows(rowCount, rowHeight);
  const region = useRef<HTMLDivElement>(null);
  const peek = usePeek();
  const navigate = useNavigate();

  usePlace(view, pending, controller);
  useWantedPages(view, controller.scroller);
  useListKeys(controller, region, peek);
  usePeekFollows(controller, region, peek);
  const preloading = usePreloadOnHover();

  // An issue opened from here knows its place in the list, and so its neighbours.
  const onOpen = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-number]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const state: ListPlaceState = { place: listPlaceOf(link, controller.scroller.rowCount) };
    void navigate(link.pathname, { state });
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a, button')) return;
    const link = issueLinkOf(event.target);
    if (link && window.getSelection()?.isCollapsed !== false) peek.show(issueNumberOf(link));
  };

  const loading = state.head.status === 'loading' || state.head.status === 'idle';
  const classes = [styles.list, pending && styles.pending, peek.number !== null && styles.peeking];
  return (
    <div
      ref={region}
      className={classes.filter(Boolean).join(' ')}
      onClickCapture={onOpen}
      onClick={onClick}
      {...preloading}
    >
      <IssueListContext value={view}>
        <VirtualRows
          id="issue-rows"
          label="Issues"
          controller={controller}
          rowCount={rowCount}
          rowHeight={rowHeight}
          busy={loading || pending}
          className={styles.rows}
          Block={IssueBlock}
        />
      </IssueListContext>
      <Scrubber
        controller={controller}
        rowCount={loading ? 0 : rowCount}
        rowHeight={rowHeight}
        sections={sections}
      />
      {goTo && (
        <Suspense fallback={null}>
          <GoToDialog
            rowCount={rowCount}
            sections={sections}
            onGo={(row) => goToRow(controller, row, 'start')}
            onClose={onCloseGoTo}
          />
        </Suspense>
      )}
    </div>
  );
}
