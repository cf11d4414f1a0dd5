import { useSyncExternalStore } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { getGroupingFacetField } from '../../../../shared/issueList/grouping';
import { PlainVirtualRow } from '../../../ui/VirtualRows';
import { SelectableRow } from './SelectableRow';
import { FailedRow } from '../row/FailedRow';
import { pickPlainRow } from '../view/PlainIssuePages';
import { useIssueListContext } from './IssueListContext';
import { IssueRow } from '../row/IssueRow';
import styles from '../row/IssueRow.module.css';
import { PlainIssueRow } from '../row/PlainIssueRow';
import plainStyles from '../row/PlainIssueRow.module.css';
import { SkeletonRow } from '../row/SkeletonRow';

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
export function IssueRows({ row, rank, count, plain, hasTabStop }: IssueRowsProps) {
  const { view, plainPages, rows, matches, columns, widths } = useIssueListContext();
  const page = Math.floor(rank / DEFAULT_LIST_PAGE_SIZE);
  const state = useSyncExternalStore(
    (listener) => view.subscribeToIssuePage(page, listener),
    () => view.getIssuePage(page),
  );
  const plainRows = useSyncExternalStore(
    (listener) => plainPages.subscribe(rank, listener),
    () => plainPages.getRowsNear(rank),
  );
  const groupField = getGroupingFacetField(view.list.group);
  const groupValue = groupField && (rows.groups[rows.getGroupIndexOfRow(row)]?.key ?? null);
  const issues = state.status === 'ready' ? state.value : null;
  const isLoading = state.status === 'loading' || state.status === 'idle';
  const level = rows.getRowLevel(row);
  const base = matches.hasSnippets ? styles.rowWithSnippet : styles.row;
  const className = columns ? `${base} ${styles.withColumns}` : base;
  // A row keeps its element, and with it the focus, when its issue has loaded; without the focus, it needs none of that.
  const keepsElements = hasTabStop && issues === null;
  return Array.from({ length: count }, (_, i) => {
    const listed = issues?.[(rank + i) % DEFAULT_LIST_PAGE_SIZE];
    if (plain || (!listed && !keepsElements && state.status !== 'failed')) {
      const issue = listed?.issue ?? pickPlainRow(plainRows, rank + i);
      const rowProps = { index: row + i, busy: isLoading && !(plain && issue), level };
      return issue ? (
        <PlainIssueRow
          key={i}
          {...rowProps}
          className={plain && !matches.hasSnippets ? `${className} ${plainStyles.line}` : className}
          issue={issue}
          titleIndent={view.tree?.getTitleIndent(rows, level)}
        />
      ) : (
        <PlainVirtualRow key={i} {...rowProps} className={className}>
          <SkeletonRow />
        </PlainVirtualRow>
      );
    }
    const tree = listed && view.tree?.describeRow(listed, rank + i, rows, level);
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
          <FailedRow error={state.error} onRetry={() => view.retryIssuePage(page)} />
        ) : (
          <SkeletonRow />
        )}
      </SelectableRow>
    );
  });
}
