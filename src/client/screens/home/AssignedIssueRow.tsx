import { graphql, useFragment } from 'react-relay';
import type { AssignedIssueRow_issue$key } from '../../../../__generated__/AssignedIssueRow_issue.graphql';
import { LabelChip } from '../../components/LabelChip';
import { PriorityIcon } from '../../components/PriorityIcon';
import styles from './AssignedIssueRow.module.css';
import { DueDay } from './DueDay';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';

/** Row of an assigned issue, with its priority, first label and due day. */
export function AssignedIssueRow({ issue }: { issue: AssignedIssueRow_issue$key }) {
  const data = useFragment(
    graphql`
      fragment AssignedIssueRow_issue on Issue {
        priority
        firstLabel: labels(first: 1) {
          nodes {
            id
            ...LabelChip_label
          }
        }
        ...OverviewIssueRow_issue
        ...DueDay_issue
      }
    `,
    issue,
  );
  return (
    <OverviewIssueRow
      issue={data}
      icon={<PriorityIcon priority={data.priority} labelled />}
      extra={
        <span className={styles.labels}>
          {data.firstLabel.nodes.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      }
    >
      <DueDay issue={data} />
    </OverviewIssueRow>
  );
}
