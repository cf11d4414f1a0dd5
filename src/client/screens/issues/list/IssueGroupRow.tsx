import { Suspense } from 'react';
import { formatCount } from '../../../ui/format';
import { VirtualRow } from '../../../ui/VirtualRows';
import styles from './GroupHeading.module.css';
import { useIssueListContext } from './IssueListContext';
import { GroupHeading } from './lazyGroupHeading';

/** The header row of a group in the issue list. */
export function IssueGroupRow({ index, group }: { index: number; group: number }) {
  const { rows } = useIssueListContext();
  const { label, count } = rows.groups[group]!;
  return (
    <VirtualRow
      index={index}
      level={1}
      expanded={!rows.isGroupCollapsed(group)}
      label={`${label}, ${formatCount(count)} ${count === 1 ? 'issue' : 'issues'}`}
      className={styles.row}
    >
      <span role="rowheader" data-group={group} className={styles.heading}>
        <Suspense fallback={null}>
          <GroupHeading group={group} />
        </Suspense>
      </span>
    </VirtualRow>
  );
}
