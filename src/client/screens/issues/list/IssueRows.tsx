import { useSyncExternalStore, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import {
  type RowBlockProps,
  PlainVirtualRow,
  VirtualRow,
  type VirtualRowsScroller,
} from '../../../ui/VirtualRows';
import { useIssueListContext } from './useListOnScreen';
import { getGroupingFacetField } from '../../../../shared/issueList/grouping';
import { FailedRow, IssueRow } from '../row/IssueRow';
import styles from '../row/IssueRow.module.css';
import { PlainIssueRow } from '../row/PlainIssueRow';
import plainStyles from '../row/PlainIssueRow.module.css';
import { SkeletonRow } from '../row/SkeletonRow';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import issueRowsStyles from './IssueRows.module.css';
import { formatCount } from '../../../ui/format';
import groupHeadingStyles from './GroupHeading.module.css';
import { GroupHeading } from './lazyParts';
import { isShownAsSelected } from '../selection/IssueSelection';
import type { IssueRowModel } from '../data/GroupedRows';

/** A block of ten rows of the issue list: group headers, and consecutive issues of one page each. */
export function IssueRowBlock({ first, count, plain, hasTabStop }: RowBlockProps) {
  const { rows } = useIssueListContext();
  return rows
    .splitIntoHeadersAndIssueRanges({ first, end: first + count }, DEFAULT_LIST_PAGE_SIZE)
    .map((run, index) =>
      run.kind === 'header' ? (
        <IssueGroupRow key={`group ${rows.groups[run.group]!.key}`} index={run.row} group={run.group} />
      ) : (
        // The elements of a plain block are reused for other rows.
        <IssueRows
          key={plain ? `plain ${index}` : run.rank}
          row={run.row}
          rank={run.rank}
          count={run.count}
          plain={plain}
          hasTabStop={hasTabStop}
        />
      ),
    );
}

interface IssueRowsProps {
  /** Index of the first row in the list. */
  row: number;
  /** Rank of the first issue in the server's list. */
  rank: number;
  /** Number of rows, all on the same page. */
  count: number;
  /** Whether the list scrolls too fast to be read. */
  plain: boolean;
  /** Whether one of the rows may have the focus. */
  hasTabStop: boolean;
}

/**
 * Rows of consecutive issues of one page. The component subscribes to that page only, so that the arrival of
 * other pages does not render it.
 */
function IssueRows({ row, rank, count, plain, hasTabStop }: IssueRowsProps) {
  const { store, rows, matches, columns, widths } = useIssueListContext();
  const page = Math.floor(rank / DEFAULT_LIST_PAGE_SIZE);
  const state = useSyncExternalStore(
    (listener) => store.subscribeToIssuePage(page, listener),
    () => store.getIssuePage(page),
  );
  // Subscribes to the rows and not to the state of their page, so that nothing is rendered when a request starts.
  const plainRows = useSyncExternalStore(
    (listener) => store.plainRows.subscribe(rank, listener),
    () => store.plainRows.getRows(rank),
  );
  const groupField = getGroupingFacetField(store.list.group);
  const groupValue = groupField && (rows.groups[rows.getGroupIndexOfRow(row)]?.key ?? null);
  const issues = state.status === 'ready' ? state.value : null;
  const isLoading = state.status === 'loading' || state.status === 'idle';
  const level = rows.getRowLevel(row);
  const base = matches.hasSnippets ? styles.rowWithSnippet : styles.row;
  const className = columns ? `${base} ${styles.withColumns}` : base;
  // Where the focus may be, rows keep their elements when their issues load; other blocks use cheaper plain rows until
  // then.
  const keepsElements = hasTabStop && issues === null;
  return Array.from({ length: count }, (_, i) => {
    const listed = issues?.[(rank + i) % DEFAULT_LIST_PAGE_SIZE];
    if (plain || (!listed && !keepsElements && state.status !== 'failed')) {
      const issue = listed?.issue ?? store.plainRows.pick(plainRows, rank + i);
      const rowProps = { index: row + i, busy: isLoading && !(plain && issue), level };
      return issue ? (
        <PlainIssueRow
          key={i}
          {...rowProps}
          className={plain && !matches.hasSnippets ? `${className} ${plainStyles.line}` : className}
          issue={issue}
          titleIndent={store.tree?.getTitleIndent(rows, level)}
        />
      ) : (
        <PlainVirtualRow key={i} {...rowProps} className={className}>
          <SkeletonRow />
        </PlainVirtualRow>
      );
    }
    const tree = listed && store.tree?.describeRow(listed, rank + i, rows, level);
    return (
      <SelectableRow
        key={rank + i}
        index={row + i}
        id={listed?.id ?? null}
        busy={isLoading}
        level={level}
        expanded={tree?.isExpanded}
        className={className}
      >
        {listed ? (
          <>
            <IssueRow
              issue={listed.issue}
              groupField={groupField}
              groupValue={groupValue}
              renderTitle={matches.renderTitle}
              widths={widths}
              adornments={tree?.adornments}
              columnCells={columns?.renderCells(rank + i, listed.id)}
            />
            {matches.renderSnippet?.(rank + i, listed.id)}
          </>
        ) : state.status === 'failed' && i === 0 ? (
          <FailedRow error={state.error} onRetry={() => store.retryIssuePage(page)} />
        ) : (
          <SkeletonRow />
        )}
      </SelectableRow>
    );
  });
}

interface SelectableRowProps {
  index: number;
  /** Id of the issue; null: not loaded yet. */
  id: string | null;
  level?: number | undefined;
  expanded?: boolean | undefined;
  busy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks of rows after the viewer's own edits, until the list is refreshed. */
const MARK_LABELS = { mismatched: 'No longer matches the query', edited: 'Changed by you' };

/** The row of an issue with its selection checkbox. Clicks are handled by the list. */
function SelectableRow({ id, className, children, ...row }: SelectableRowProps) {
  const { store, selection } = useIssueListContext();
  const selected = useSyncExternalStore(selection.subscribe, () =>
    isShownAsSelected(selection, store.state, id),
  );
  const mark = useSyncExternalStore(store.subscribe, () => {
    const { mismatched, edited } = store.state;
    return id === null ? null : mismatched.has(id) ? 'mismatched' : edited.has(id) ? 'edited' : null;
  });
  return (
    <VirtualRow
      {...row}
      className={mark ? `${className} ${issueRowsStyles[mark]}` : className}
      selected={selected}
    >
      <span
        role="gridcell"
        className={issueRowsStyles.cell}
        data-select=""
        title={mark ? MARK_LABELS[mark] : undefined}
      >
        <span role="checkbox" aria-checked={selected} aria-label="Select" className={issueRowsStyles.box} />
        {mark && <VisuallyHidden>{MARK_LABELS[mark]}</VisuallyHidden>}
      </span>
      {children}
    </VirtualRow>
  );
}

/** The header row of a group in the issue list. */
function IssueGroupRow({ index, group }: { index: number; group: number }) {
  const { rows } = useIssueListContext();
  const { label, count } = rows.groups[group]!;
  return (
    <VirtualRow
      index={index}
      level={1}
      expanded={!rows.isGroupCollapsed(group)}
      label={`${label}, ${formatCount(count)} ${count === 1 ? 'issue' : 'issues'}`}
      className={groupHeadingStyles.row}
    >
      <span role="rowheader" data-group={group} className={groupHeadingStyles.heading}>
        <Suspense fallback={null}>
          <GroupHeading group={group} />
        </Suspense>
      </span>
    </VirtualRow>
  );
}

interface StickyGroupHeaderProps {
  scroller: VirtualRowsScroller;
  rowHeight: number;
}

/**
 * Repeats the header of the current group at the top of the list until the next header pushes it away. Hidden from
 * assistive technology: keys and screen readers use the header row itself.
 */
export function StickyGroupHeader({ scroller, rowHeight }: StickyGroupHeaderProps) {
  const { rows } = useIssueListContext();
  const element = useRef<HTMLDivElement>(null);
  const group = useSyncExternalStore(scroller.subscribe, () => findStickyGroup(scroller, rows));

  useLayoutEffect(() => {
    const updateOffset = () => {
      const next = rows.getGroupHeaderRow(group + 1) * rowHeight - scroller.viewport.pos;
      if (element.current) element.current.style.translate = `0 ${Math.min(0, next - rowHeight)}px`;
    };
    updateOffset();
    return scroller.subscribe(updateOffset);
  }, [scroller, rows, rowHeight, group]);

  if (group < 0) return null;
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-group={group}
      className={groupHeadingStyles.over}
      style={{ height: rowHeight }}
    >
      <Suspense fallback={null}>
        <GroupHeading group={group} />
      </Suspense>
    </div>
  );
}

/** The group whose header is scrolled out of view, at least by a pixel; -1 if the first visible row is a header. */
function findStickyGroup({ position }: VirtualRowsScroller, rows: IssueRowModel): number {
  return position.offset === 0 && rows.isGroupHeaderRow(position.row)
    ? -1
    : rows.getGroupIndexOfRow(position.row);
}
