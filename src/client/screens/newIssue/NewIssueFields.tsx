import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Calendar, CornerLeftUp, Flag, Tag, UserRound } from 'lucide-react';
import type { NewIssueFields_project$key } from '../../../../__generated__/NewIssueFields_project.graphql';
import type { NewIssueFieldPickerParentQuery } from '../../../../__generated__/NewIssueFieldPickerParentQuery.graphql';
import { PermittedButton } from '../../components/permissions/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../components/pickers/fields';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import type { NewIssueFormValues, NewIssueFieldOption } from './newIssueDraft';
import { useAbortingQueryLoader } from '../../relay/queries/useAbortingQueryLoader';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { NewIssueFieldPicker, NewIssueParentPicker, newIssueParentPickerQuery } from './NewIssueFieldPicker';
import styles from './NewIssueFields.module.css';
import type { NewIssueFormErrors } from './NewIssueForm';
import { LabelDot } from '../../components/labels/LabelChip';
import { PriorityIcon, formatPriority } from '../../components/issues/PriorityIcon';
import { IssueTypeIcon, formatIssueType } from '../../components/issues/IssueTypeIcon';
import { formatDate } from '../../ui/format';

const NEW_ISSUE_FIELD_LABELS = {
  type: 'Type',
  priority: 'Priority',
  labels: 'Labels',
  assignees: 'Assignees',
  milestone: 'Milestone',
  dueOn: 'Due date',
  parent: 'Parent',
} as const;

export type NewIssueFieldName = keyof typeof NEW_ISSUE_FIELD_LABELS;

interface NewIssueFieldsProps {
  project: NewIssueFields_project$key;
  issue: NewIssueFormValues;
  errors: NewIssueFormErrors;
  onChange: (part: Partial<NewIssueFormValues>) => void;
}

/** Buttons for the fields of the new issue. Fields other than the type need the triage permission. */
export function NewIssueFields({ project, issue, errors, onChange }: NewIssueFieldsProps) {
  const data = useFragment(
    graphql`
      fragment NewIssueFields_project on Project {
        key
        viewerCan
        ...NewIssueFieldPicker_project
      }
    `,
    project,
  );
  const parentOptions = useAbortingQueryLoader<NewIssueFieldPickerParentQuery>(newIssueParentPickerQuery);
  const [open, setOpen] = useState<NewIssueFieldName | null>(null);
  const trigger = useRef<HTMLElement>(null);
  const fields = Object.keys(NEW_ISSUE_FIELD_LABELS) as NewIssueFieldName[];
  const mayTriage = data.viewerCan.includes('TRIAGE');
  const invalid = fields.filter((field) => errors[field] !== undefined);
  return (
    <div role="group" aria-label="Fields">
      <div className={styles.fields}>
        {fields.map((field) => (
          <PermittedButton
            key={field}
            permitted={field === 'type' || mayTriage}
            requirement={TRIAGER_REQUIRED_MESSAGE}
            aria-haspopup="dialog"
            aria-expanded={open === field}
            className={errors[field] === undefined ? styles.field : `${styles.field} ${styles.invalid}`}
            onClick={(event) => {
              trigger.current = event.currentTarget;
              if (field === 'parent') parentOptions.open({ key: data.key });
              setOpen(field);
            }}
          >
            <VisuallyHidden>{NEW_ISSUE_FIELD_LABELS[field]}: </VisuallyHidden>
            <NewIssueFieldValue field={field} issue={issue} />
          </PermittedButton>
        ))}
      </div>
      {invalid.map((field) => (
        <p key={field} role="alert" className={styles.error}>
          {errors[field]}
        </p>
      ))}
      {open && (
        <PickerPopover
          label={NEW_ISSUE_FIELD_LABELS[open]}
          trigger={trigger}
          error={errors[open] ?? null}
          onClose={() => setOpen(null)}
        >
          <AsyncBoundary
            skeleton={null}
            onRetry={() => open === 'parent' && parentOptions.load({ key: data.key })}
          >
            {open !== 'parent' ? (
              <NewIssueFieldPicker
                project={data}
                field={open}
                issue={issue}
                onChange={onChange}
                onClose={() => setOpen(null)}
              />
            ) : (
              parentOptions.queryRef && (
                <NewIssueParentPicker
                  queryRef={parentOptions.queryRef}
                  parent={issue.parent}
                  onChoose={(parent) => {
                    onChange({ parent });
                    setOpen(null);
                  }}
                />
              )
            )}
          </AsyncBoundary>
        </PickerPopover>
      )}
    </div>
  );
}

/** Chosen value of a field of the new issue, or the field's name if it has none. */
function NewIssueFieldValue({ field, issue }: { field: NewIssueFieldName; issue: NewIssueFormValues }) {
  switch (field) {
    case 'type':
      return (
        <>
          <IssueTypeIcon type={issue.type} />
          {formatIssueType(issue.type)}
        </>
      );
    case 'priority':
      return (
        <>
          <PriorityIcon priority={issue.priority} />
          {issue.priority === 'NONE' ? (
            <span className={styles.none}>Priority</span>
          ) : (
            formatPriority(issue.priority)
          )}
        </>
      );
    case 'labels':
      return (
        <>
          {issue.labels.length === 0 && <Tag size={15} strokeWidth={1.75} aria-hidden="true" />}
          <ChosenOptionNames chosen={issue.labels} none="Labels" />
        </>
      );
    case 'assignees':
      return (
        <>
          <UserRound size={15} strokeWidth={1.75} aria-hidden="true" />
          <ChosenOptionNames chosen={issue.assignees} none="Assignees" />
        </>
      );
    case 'milestone':
      return (
        <>
          <Flag size={15} strokeWidth={1.75} aria-hidden="true" />
          <ChosenOptionNames chosen={issue.milestone ? [issue.milestone] : []} none="Milestone" />
        </>
      );
    case 'dueOn':
      return (
        <>
          <Calendar size={15} strokeWidth={1.75} aria-hidden="true" />
          {issue.dueOn === null ? (
            <span className={styles.none}>Due date</span>
          ) : (
            formatDate(Date.parse(issue.dueOn))
          )}
        </>
      );
    case 'parent':
      return (
        <>
          <CornerLeftUp size={15} strokeWidth={1.75} aria-hidden="true" />
          <ChosenOptionNames chosen={issue.parent ? [issue.parent] : []} none="Parent" />
        </>
      );
  }
}

function ChosenOptionNames({ chosen, none }: { chosen: readonly NewIssueFieldOption[]; none: string }) {
  if (chosen.length === 0) return <span className={styles.none}>{none}</span>;
  return chosen.map(({ id, name, color }) => (
    <span key={id} className={styles.chosen}>
      {color !== undefined && <LabelDot color={color} />}
      {name}
    </span>
  ));
}
