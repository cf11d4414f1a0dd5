import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueFields_issue$key } from '../../../../../__generated__/IssueFields_issue.graphql';
import type { IssueFieldsAll_issue$key } from '../../../../../__generated__/IssueFieldsAll_issue.graphql';
import type { IssueFieldsListed_issue$key } from '../../../../../__generated__/IssueFieldsListed_issue.graphql';
import { LabelChip } from '../../../components/LabelChip';
import { AssigneesFieldButton } from '../../../components/pickers/AssigneesFieldButton';
import { PriorityIcon, formatPriority } from '../../../components/PriorityIcon';
import { WorkflowStateIcon } from '../../../components/WorkflowStateIcon';
import { Skeleton } from '../../../ui/Skeleton';
import { IssueField } from './IssueField';
import { FurtherIssueFields } from './FurtherIssueFields';
import { IssueLinks } from '../../../components/issueFields/IssueLinks';
import { VoteAndWatch } from '../../../components/issueFields/VoteAndWatch';
import styles from './IssueField.module.css';

interface IssueFieldsProps {
  issue: IssueFields_issue$key;
  /** Whether all fields of the issue are loaded. If false, only those of a list row are shown. */
  isLoaded: boolean;
  /** Content below the fields, shown when all fields are loaded. */
  children?: ReactNode;
}

/** The side panel of the issue screen: fields, votes, watching and relations. */
export function IssueFields({ issue, isLoaded, children }: IssueFieldsProps) {
  const data = useFragment(
    graphql`
      fragment IssueFields_issue on Issue {
        viewerCan
        priority
        state {
          name
          ...WorkflowStateIcon_state
        }
        ...IssueFieldsListed_issue
        ...IssueFieldsAll_issue
        ...FurtherIssueFields_issue
        ...VoteAndWatch_issue
        ...IssueLinks_issue
      }
    `,
    issue,
  );
  const { assignees, labels, unknownLabels } = useAssigneesAndLabels(
    isLoaded ? data : null,
    isLoaded ? null : data,
  );
  const editable = data.viewerCan.includes('TRIAGE');
  return (
    <>
      <dl>
        <IssueField name="State" edits="state" editable={editable}>
          <WorkflowStateIcon state={data.state} />
          {data.state.name}
        </IssueField>
        <IssueField name="Priority" edits="priority" editable={editable}>
          <PriorityIcon priority={data.priority} />
          {formatPriority(data.priority)}
        </IssueField>
        <IssueField name="Assignees">
          <AssigneesFieldButton
            users={assignees}
            editable={editable}
            emptyText={<span className={styles.none}>None</span>}
          />
        </IssueField>
        <IssueField name="Labels" edits="labels" editable={editable}>
          {labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
          {Array.from({ length: unknownLabels }, (_, index) => (
            <Skeleton key={index} width="72px" line="22px" />
          ))}
        </IssueField>
        <FurtherIssueFields issue={isLoaded ? data : null} editable={editable} />
      </dl>
      {isLoaded && (
        <div>
          <VoteAndWatch issue={data} />
          <IssueLinks issue={data} />
          {children}
        </div>
      )}
    </>
  );
}

/**
 * All assignees and labels, or those of the issue's row while the issue is being loaded, and the number of other
 * labels.
 */
function useAssigneesAndLabels(
  loaded: IssueFieldsAll_issue$key | null,
  row: IssueFieldsListed_issue$key | null,
) {
  const all = useFragment(
    graphql`
      fragment IssueFieldsAll_issue on Issue {
        assignees(first: 20) {
          nodes {
            ...AssigneesFieldButton_users
          }
        }
        labels(first: 100) {
          nodes {
            id
            ...LabelChip_label
          }
        }
      }
    `,
    loaded,
  );
  const listed = useFragment(
    graphql`
      fragment IssueFieldsListed_issue on Issue {
        fewAssignees: assignees(first: 2) {
          nodes {
            ...AssigneesFieldButton_users
          }
        }
        fewLabels: labels(first: 3) {
          totalCount
          nodes {
            id
            ...LabelChip_label
          }
        }
      }
    `,
    row,
  );
  const labels = (all?.labels ?? listed?.fewLabels)?.nodes ?? [];
  return {
    assignees: (all?.assignees ?? listed?.fewAssignees)?.nodes ?? [],
    labels,
    unknownLabels: listed ? listed.fewLabels.totalCount - labels.length : 0,
  };
}
