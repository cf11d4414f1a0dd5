import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import type { RowBlockProps } from '../../../ui/VirtualRows';
import { IssueGroupRow } from './IssueGroupRow';
import { useIssueListContext } from './IssueListContext';
import { IssueRows } from './IssueRows';

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
