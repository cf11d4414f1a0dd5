import { CornerLeftUp, Flag, Pencil } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PreviewFields_issue$key } from '../../../../../__generated__/PreviewFields_issue.graphql';
import { formatOption } from '../../../ui/format';
import { DueDate } from '../../../components/issues/DueDate';
import { IssueReference } from '../../../components/issues/IssueReference';
import { LabelChip } from '../../../components/labels/LabelChip';
import { AssigneesFieldButton, IssueFieldButton } from '../../../components/pickers/IssueFieldButton';
import { PriorityIcon } from '../../../components/issues/PriorityIcon';
import { IssueTypeIcon } from '../../../components/issues/IssueTypeIcon';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';
import type { FieldWithPicker } from '../../../data/issueFields';
import styles from './PreviewFields.module.css';

/** The fields of the previewed issue, as buttons that open a picker. */
export function PreviewFields({ issue }: { issue: PreviewFields_issue$key }) {
  const data = useFragment(
    graphql`
      fragment PreviewFields_issue on Issue {
        viewerCan
        viewerCanSetType
        type
        priority
        state {
          name
          ...WorkflowStateIcon_state
        }
        milestone {
          title
        }
        parent {
          ...IssueReference_issue
        }
        ...DueDate_issue
        assignees(first: 20) {
          nodes {
            ...IssueFieldButton_assignees
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
  const mayTriage = data.viewerCan.includes('TRIAGE');
  const field = (
    pickedField: FieldWithPicker,
    name: string,
    value: ReactNode,
    { editable = mayTriage, wide = false } = {},
  ) => (
    <li className={wide ? styles.wide : undefined}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <IssueFieldButton field={pickedField} name={name} editable={editable} className={styles.field}>
        {value}
      </IssueFieldButton>
    </li>
  );
  // The fields in the order of the panel.
  const items: Readonly<Record<FieldWithPicker, ReactElement>> = {
    state: field(
      'state',
      'State',
      <>
        <WorkflowStateIcon state={data.state} /> {data.state.name}
      </>,
    ),
    priority: field(
      'priority',
      'Priority',
      <>
        <PriorityIcon priority={data.priority} />{' '}
        {data.priority === 'NONE' ? 'No priority' : formatOption(data.priority)}
      </>,
    ),
    type: field(
      'type',
      'Type',
      <>
        <IssueTypeIcon type={data.type} /> {formatOption(data.type)}
      </>,
      { editable: data.viewerCanSetType },
    ),
    milestone: field(
      'milestone',
      'Milestone',
      <>
        <Flag size={14} strokeWidth={1.75} aria-hidden="true" /> {data.milestone?.title ?? 'No milestone'}
      </>,
    ),
    due: field('due', 'Due', <DueDate issue={data} noneText="No due date" />),
    parent: data.parent ? (
      <li className={styles.wide}>
        <span className={styles.name}>Parent</span>
        <span className={styles.parent}>
          <IssueReference issue={data.parent} inline />
          <IssueFieldButton field="parent" name="Parent" editable={mayTriage} className={styles.change}>
            <Pencil size={13} strokeWidth={1.75} aria-hidden="true" />
          </IssueFieldButton>
        </span>
      </li>
    ) : (
      field(
        'parent',
        'Parent',
        <>
          <CornerLeftUp size={14} strokeWidth={1.75} aria-hidden="true" /> No parent
        </>,
      )
    ),
    assignees: (
      <li className={styles.wide}>
        <span className={styles.name} aria-hidden="true">
          Assignees
        </span>
        <AssigneesFieldButton users={data.assignees.nodes} editable={mayTriage} emptyText="Unassigned" />
      </li>
    ),
    labels: field(
      'labels',
      'Labels',
      data.labels.nodes.length === 0
        ? 'No labels'
        : data.labels.nodes.map((label) => <LabelChip key={label.id} label={label} />),
      { wide: true },
    ),
  };
  return (
    <ul className={styles.fields} aria-label="Fields">
      {Object.entries(items).map(([name, item]) => (
        <Fragment key={name}>{item}</Fragment>
      ))}
    </ul>
  );
}
