import { ArrowRight, Equal, type LucideIcon, Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  BulkOperationFields_operation$data,
  BulkOperationFields_operation$key,
} from '../../../../__generated__/BulkOperationFields_operation.graphql';
import { type FieldWithPicker, getFieldTitle } from '../../data/issueFields';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import { formatDate, formatOption } from '../../ui/format';
import { OptionIcon } from '../issues/OptionIcon';
import { LabelChip } from '../labels/LabelChip';
import { PreloadLink } from '../../navigation/PreloadLink';
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

type FieldChange = Omit<FieldLine, 'label'>;

const NO_VALUE = <span className={styles.none}>None</span>;

const setTo = (value: ReactNode): FieldChange[] => [{ action: SET, value }];

const setOption = (field: OptionFieldName, option: string | null | undefined): FieldChange[] =>
  option ? setTo([<OptionIcon key="icon" field={field} option={option} />, formatOption(option)]) : [];

/** The change of a field with several values: their replacement, or those that are added and removed. */
const changeList = (
  replaced: ReactNode[] | null,
  added: ReactNode[],
  removed: ReactNode[],
): FieldChange[] => [
  ...(replaced ? [{ action: REPLACE, value: replaced.length === 0 ? NO_VALUE : replaced }] : []),
  ...(added.length > 0 ? [{ action: ADD, value: added }] : []),
  ...(removed.length > 0 ? [{ action: REMOVE, value: removed }] : []),
];

const renderLabels = (labels: Fields['labels']) =>
  labels.map((label) => <LabelChip key={label.id} label={label} />);
const renderPeople = (people: Fields['assignees']) =>
  people.map((user) => <UserWithAvatar key={user.id} user={user} />);
const renderIssueLink = ({ number, key }: { number: number; key: string }, projectKey: string) => (
  <PreloadLink to={buildIssueHref(projectKey, number)} className={styles.link}>
    {key}
  </PreloadLink>
);

/** Return what an operation does with each field, in the order of the lines; empty: nothing. */
const FIELD_CHANGES: Readonly<
  Record<FieldWithPicker | 'locked', (fields: Fields, projectKey: string) => FieldChange[]>
> = {
  state: ({ state, canonicalIssue, reason }, projectKey) =>
    state
      ? setTo(
          <>
            <WorkflowStateIcon state={state} /> {state.name}
            {canonicalIssue && (
              <>
                {' '}
                of {renderIssueLink(canonicalIssue, projectKey)}
                <span className={styles.none}>Moves votes and watchers to the canonical issue</span>
              </>
            )}
            {reason != null && <span className={styles.none}>{reason}</span>}
          </>,
        )
      : [],
  labels: ({ replacesLabels, labels, addedLabels, removedLabels }) =>
    changeList(
      replacesLabels ? renderLabels(labels) : null,
      renderLabels(addedLabels),
      renderLabels(removedLabels),
    ),
  assignees: ({ replacesAssignees, assignees, addedAssignees, removedAssignees }) =>
    changeList(
      replacesAssignees ? renderPeople(assignees) : null,
      renderPeople(addedAssignees),
      renderPeople(removedAssignees),
    ),
  priority: ({ priority }) => setOption('priority', priority),
  type: ({ type }) => setOption('type', type),
  milestone: ({ milestone, clearsMilestone }) =>
    milestone || clearsMilestone ? setTo(milestone?.title ?? NO_VALUE) : [],
  due: ({ dueOn, clearsDueDate }) =>
    dueOn != null || clearsDueDate ? setTo(dueOn == null ? NO_VALUE : formatDate(Date.parse(dueOn))) : [],
  parent: ({ parent, clearsParent }, projectKey) =>
    parent || clearsParent ? setTo(parent ? renderIssueLink(parent, projectKey) : NO_VALUE) : [],
  locked: ({ locked }) => (locked == null ? [] : setTo(locked ? 'Locked' : 'Unlocked')),
};

const getFieldLines = (fields: Fields, projectKey: string): FieldLine[] =>
  (Object.keys(FIELD_CHANGES) as (FieldWithPicker | 'locked')[]).flatMap((field) =>
    FIELD_CHANGES[field](fields, projectKey).map((change) => ({
      label: field === 'locked' ? 'Conversation' : getFieldTitle(field),
      ...change,
    })),
  );
