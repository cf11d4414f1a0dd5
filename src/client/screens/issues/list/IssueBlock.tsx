import { PAGE_SIZE } from '../../../../shared/limits';
import type { BlockProps } from '../../../ui/VirtualRows';
import { GroupRow } from './GroupRow';
import { useIssueList } from './IssueListContext';
import { IssueRun } from './IssueRun';

/** Ten rows of the list: headers of groups, and runs of issues that are of one page each. */
export function IssueBlock({ first, count }: BlockProps) {
  const { rows } = useIssueList();
  return rows
    .runs({ first, end: first + count }, PAGE_SIZE)
    .map((run) =>
      run.kind === 'header' ? (
        <GroupRow key={`group ${rows.groups[run.group]!.key}`} index={run.row} group={run.group} />
      ) : (
        <IssueRun key={run.rank} row={run.row} rank={run.rank} count={run.count} />
      ),
    );
}
