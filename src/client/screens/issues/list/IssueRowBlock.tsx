import { PAGE_SIZE } from '../../../../shared/limits';
import type { RowBlockProps } from '../../../ui/VirtualRows';
import { GroupRow } from './GroupRow';
import { useIssueList } from './IssueListContext';
import { IssueRows } from './IssueRows';

/** A block of ten rows of the issue list: group headers, and consecutive issues of one page each. */
export function IssueRowBlock({ first, count }: RowBlockProps) {
  const { rows } = useIssueList();
  return rows
    .splitIntoRuns({ first, end: first + count }, PAGE_SIZE)
    .map((run) =>
      run.kind === 'header' ? (
        <GroupRow key={`group ${rows.groups[run.group]!.key}`} index={run.row} group={run.group} />
      ) : (
        <IssueRows key={run.rank} row={run.row} rank={run.rank} count={run.count} />
      ),
    );
}
