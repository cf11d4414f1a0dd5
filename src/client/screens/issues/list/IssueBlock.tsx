import { PAGE_SIZE } from '../../../../shared/limits';
import type { BlockProps } from '../../../ui/VirtualRows';
import { GroupRow } from './GroupRow';
import { useIssueList } from './IssueListContext';
import { IssueRows } from './IssueRows';

/** A block of ten rows of the issue list: group headers, and consecutive issues of one page each. */
export function IssueBlock({ first, count }: BlockProps) {
  const { rows } = useIssueList();
  return rows
    .runs({ first, end: first + count }, PAGE_SIZE)
    .map((run) =>
      run.kind === 'header' ? (
        <GroupRow key={`group ${rows.groups[run.group]!.key}`} index={run.row} group={run.group} />
      ) : (
        <IssueRows key={run.rank} row={run.row} rank={run.rank} count={run.count} />
      ),
    );
}
