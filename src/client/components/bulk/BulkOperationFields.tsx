import { ArrowRight, Equal, type LucideIcon, Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  BulkOperationFields_operation$data,
  BulkOperationFields_operation$key,
} from '../../../../__generated__/BulkOperationFields_operation.graphql';
import { formatDate } from '../../ui/format';
import { formatIssueType, IssueTypeIcon } from '../issues/IssueTypeIcon';
import { LabelChip } from '../labels/LabelChip';
import { PreloadLink } from '../../navigation/PreloadLink';
import { formatPriority, PriorityIcon } from '../issues/PriorityIcon';
import { UserWithAvatar } from '../people/UserWithAvatar';
import { WorkflowStateIcon } from '../issues/WorkflowStateIcon';
import { buildIssueHref } from '../../navigation/hrefs';
import styles from './BulkOperationSummary.module.css';

interface BulkOperationFieldsProps {
  operation: BulkOperationFields_operation$key;
  projectKey: string;
}

/** The values that a bulk operation sets, one line per field. */
export function BulkOperationFields({ operation, projectKey }: BulkOperationFieldsProps) {
  const { fields, comment, deletedLabel, deletedMilestone } = useFragment(
    graphql`
      fragment BulkOperationFields_operation on BulkOperation {
        comment
        deletedLabel {
          ...LabelChip_label
        }
        deletedMilestone {
          title
        }
        fields {
          state {
            name
            ...WorkflowStateIcon_state
          }
          reason
          canonicalIssue {
            number
            key
          }
          replacesLabels
          labels {
            id
            ...LabelChip_label
          }
          addedLabels {
            id
            ...LabelChip_label
          }
          removedLabels {
            id
            ...LabelChip_label
          }
          replacesAssignees
          assignees {
            id
            ...UserWithAvatar_user
          }
          addedAssignees {
            id
            ...UserWithAvatar_user
          }
          removedAssignees {
            id
            ...UserWithAvatar_user
          }
          priority
          type
          milestone {
            title
          }
          clearsMilestone
          dueOn
          clearsDueDate
          parent {
            number
            key
          }
          clearsParent
          locked
        }
      }
    `,
    operation,
  );
  const lines = fields ? getFieldLines(fields, projectKey) : [];
  if (deletedLabel) lines.push({ label: 'Label', action: DELETE, value: <LabelChip label={deletedLabel} /> });
  if (deletedMilestone) lines.push({ label: 'Milestone', action: DELETE, value: deletedMilestone.title });
  if (lines.length === 0 && comment == null) return null;
  return (
    <dl className={styles.fields}>
      {lines.map(({ label, action, value }) => (
        <div key={`${label} ${action.label}`}>
          <dt>{label}</dt>
          <dd>
            <action.Icon size={14} strokeWidth={2} role="img" aria-label={action.label} />
            {value}
          </dd>
        </div>
      ))}
      {comment != null && (
        <div>
          <dt>Comment</dt>
          <dd className={styles.comment}>{comment}</dd>
        </div>
      )}
    </dl>
  );
}

interface FieldAction {
  label: string;
  Icon: LucideIcon;
}
const SET: FieldAction = { label: 'set to', Icon: ArrowRight };
const REPLACE: FieldAction = { label: 'replace with', Icon: Equal };
const ADD: FieldAction = { label: 'add', Icon: Plus };
const REMOVE: FieldAction = { label: 'remove', Icon: Minus };
const DELETE: FieldAction = { label: 'delete', Icon: Trash2 };

interface FieldLine {
  label: string;
  action: FieldAction;
  value: ReactNode;
}

type Fields = NonNullable<BulkOperationFields_operation$data['fields']>;

function getFieldLines(fields: Fields, projectKey: string): FieldLine[] {
  const lines: FieldLine[] = [];
  const add = (label: string, action: FieldAction, value: ReactNode) => lines.push({ label, action, value });
  const none = <span className={styles.none}>None</span>;
  const labels = (values: Fields['labels']) =>
    values.length === 0 ? none : values.map((label) => <LabelChip key={label.id} label={label} />);
  const people = (values: Fields['assignees']) =>
    values.length === 0 ? none : values.map((user) => <UserWithAvatar key={user.id} user={user} />);
  const issueLink = ({ number, key }: { number: number; key: string }) => (
    <PreloadLink to={buildIssueHref(projectKey, number)} className={styles.link}>
      {key}
    </PreloadLink>
  );
  if (fields.state) {
    const { state, canonicalIssue, reason } = fields;
    add(
      'State',
      SET,
      <>
        <WorkflowStateIcon state={state} /> {state.name}
        {canonicalIssue && (
          <>
            {' '}
            of {issueLink(canonicalIssue)}
            <span className={styles.none}>Moves votes and watchers</span>
          </>
        )}
        {reason != null && <span className={styles.none}>{reason}</span>}
      </>,
    );
  }
  if (fields.replacesLabels) add('Labels', REPLACE, labels(fields.labels));
  if (fields.addedLabels.length > 0) add('Labels', ADD, labels(fields.addedLabels));
  if (fields.removedLabels.length > 0) add('Labels', REMOVE, labels(fields.removedLabels));
  if (fields.replacesAssignees) add('Assignees', REPLACE, people(fields.assignees));
  if (fields.addedAssignees.length > 0) add('Assignees', ADD, people(fields.addedAssignees));
  if (fields.removedAssignees.length > 0) add('Assignees', REMOVE, people(fields.removedAssignees));
  if (fields.priority) {
    const { priority } = fields;
    add('Priority', SET, [<PriorityIcon key="icon" priority={priority} />, formatPriority(priority)]);
  }
  if (fields.type) {
    add('Type', SET, [<IssueTypeIcon key="icon" type={fields.type} />, formatIssueType(fields.type)]);
  }
  if (fields.milestone || fields.clearsMilestone) add('Milestone', SET, fields.milestone?.title ?? none);
  if (fields.dueOn != null || fields.clearsDueDate) {
    add('Due date', SET, fields.dueOn == null ? none : formatDate(Date.parse(fields.dueOn)));
  }
  if (fields.parent || fields.clearsParent) {
    add('Parent', SET, fields.parent ? issueLink(fields.parent) : none);
  }
  if (fields.locked != null) add('Conversation', SET, fields.locked ? 'Locked' : 'Unlocked');
  return lines;
}
