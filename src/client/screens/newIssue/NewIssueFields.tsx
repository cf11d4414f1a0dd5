import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NewIssueFields_project$key } from '../../../../__generated__/NewIssueFields_project.graphql';
import type { NewIssueParentPickerQuery } from '../../../../__generated__/NewIssueParentPickerQuery.graphql';
import { PermittedButton } from '../../components/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../components/pickers/fields';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import type { NewIssueFormValues } from '../../drafts/newIssueDraft';
import { useAbortingQueryLoader } from '../../relay/useAbortingQueryLoader';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { NewIssueFieldPicker } from './NewIssueFieldPicker';
import { NewIssueFieldValue } from './NewIssueFieldValue';
import { NewIssueParentPicker, newIssueParentPickerQuery } from './NewIssueParentPicker';
import styles from './NewIssueFields.module.css';
import type { NewIssueFormErrors } from './useNewIssueForm';

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
  const parentOptions = useAbortingQueryLoader<NewIssueParentPickerQuery>(newIssueParentPickerQuery);
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
