import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeekFields_issue$key } from '../../../../../__generated__/PeekFields_issue.graphql';
import { DueDate } from '../../../components/DueDate';
import { LabelChip } from '../../../components/LabelChip';
import { Person } from '../../../components/Person';
import { FieldButton } from '../../../components/pickers/FieldButton';
import type { EditableIssueField } from '../../../components/pickers/fields';
import { PriorityIcon, formatPriority } from '../../../components/PriorityIcon';
import { StateIcon } from '../../../components/StateIcon';
import { IssueTypeIcon, formatIssueType } from '../../../components/IssueTypeIcon';
import styles from './PeekFields.module.css';

/** The fields of the previewed issue, as buttons that open a picker. */
export function PeekFields({ issue }: { issue: PeekFields_issue$key }) {
  const data = useFragment(
    graphql`
      fragment PeekFields_issue on Issue {
        viewerCan
        type
        priority
        state {
          name
          ...StateIcon_state
        }
        milestone {
          title
        }
        ...DueDate_issue
        assignees(first: 20) {
          nodes {
            id
            ...Person_user
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
    issue,
  );
  const editable = data.viewerCan.includes('TRIAGE');
  const field = (pickedField: EditableIssueField, name: string, value: ReactNode) => (
    <li>
      <FieldButton field={pickedField} name={name} editable={editable} className={styles.field}>
        {value}
      </FieldButton>
    </li>
  );
  return (
    <ul className={styles.fields} aria-label="Fields">
      {field(
        'state',
        'State',
        <>
          <StateIcon state={data.state} /> {data.state.name}
        </>,
      )}
      {field(
        'priority',
        'Priority',
        <>
          <PriorityIcon priority={data.priority} />{' '}
          {data.priority === 'NONE' ? 'No priority' : formatPriority(data.priority)}
        </>,
      )}
      {field(
        'type',
        'Type',
        <>
          <IssueTypeIcon type={data.type} /> {formatIssueType(data.type)}
        </>,
      )}
      {field(
        'milestone',
        'Milestone',
        <>
          <Flag size={14} strokeWidth={1.75} aria-hidden="true" /> {data.milestone?.title ?? 'No milestone'}
        </>,
      )}
      {field('due', 'Due', <DueDate issue={data} noneText="No due date" />)}
      {field(
        'assignees',
        'Assignees',
        data.assignees.nodes.length === 0
          ? 'Unassigned'
          : data.assignees.nodes.map((user) => <Person key={user.id} user={user} />),
      )}
      {field(
        'labels',
        'Labels',
        data.labels.nodes.length === 0
          ? 'No labels'
          : data.labels.nodes.map((label) => <LabelChip key={label.id} label={label} />),
      )}
    </ul>
  );
}
