import { type ReactNode, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Calendar, CornerLeftUp, Flag, Tag, UserRound } from 'lucide-react';
import type { NewIssueFields_project$key } from '../../../../__generated__/NewIssueFields_project.graphql';
import type { NewIssueFieldPickerParentQuery } from '../../../../__generated__/NewIssueFieldPickerParentQuery.graphql';
import { PermittedButton } from '../../components/permissions/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../components/pickers/fields';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import type { NewIssueFieldName, NewIssueDraftOption, NewIssueFormValues } from './newIssueDraft';
import { useAbortingQueryLoader } from '../../relay/queries/useAbortingQueryLoader';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { NewIssueFieldPicker, NewIssueParentPicker, newIssueParentPickerQuery } from './NewIssueFieldPicker';
import styles from './NewIssueFields.module.css';
import type { NewIssueFormErrors } from './NewIssueForm';
import { LabelDot } from '../../components/labels/LabelChip';
import { OptionIcon } from '../../components/issues/OptionIcon';
import { getFieldTitle, isNoneOption } from '../../data/issueFields';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import { formatDate, formatOption } from '../../ui/format';

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
  const mayTriage = data.viewerCan.includes('TRIAGE');
  const invalid = NEW_ISSUE_FIELD_NAMES.filter((field) => errors[field] !== undefined);
  return (
    <div role="group" aria-label="Fields">
      <div className={styles.fields}>
        {NEW_ISSUE_FIELD_NAMES.map((field) => (
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
            <VisuallyHidden>{NEW_ISSUE_FIELDS[field].label}: </VisuallyHidden>
            {NEW_ISSUE_FIELDS[field].renderValue(issue)}
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
          label={NEW_ISSUE_FIELDS[open].label}
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

interface NewIssueFieldParts {
  label: string;
  /** Renders the chosen value, or the field's name if there is none. */
  renderValue: (issue: NewIssueFormValues) => ReactNode;
}

const createOptionFieldParts = (field: OptionFieldName): NewIssueFieldParts => ({
  label: getFieldTitle(field),
  renderValue: ({ [field]: option }) => (
    <>
      <OptionIcon field={field} option={option} />
      {isNoneOption(field, option) ? (
        <span className={styles.none}>{getFieldTitle(field)}</span>
      ) : (
        formatOption(option)
      )}
    </>
  ),
});

/** The fields of the form, in the order of their buttons. */
const NEW_ISSUE_FIELDS: Readonly<Record<NewIssueFieldName, NewIssueFieldParts>> = {
  type: createOptionFieldParts('type'),
  priority: createOptionFieldParts('priority'),
  labels: {
    label: getFieldTitle('labels'),
    renderValue: ({ labels }) => (
      <>
        {labels.length === 0 && <Tag size={15} strokeWidth={1.75} aria-hidden="true" />}
        <ChosenOptionNames chosen={labels} none={getFieldTitle('labels')} />
      </>
    ),
  },
  assignees: {
    label: getFieldTitle('assignees'),
    renderValue: ({ assignees }) => (
      <>
        <UserRound size={15} strokeWidth={1.75} aria-hidden="true" />
        <ChosenOptionNames chosen={assignees} none={getFieldTitle('assignees')} />
      </>
    ),
  },
  milestone: {
    label: getFieldTitle('milestone'),
    renderValue: ({ milestone }) => (
      <>
        <Flag size={15} strokeWidth={1.75} aria-hidden="true" />
        <ChosenOptionNames chosen={milestone ? [milestone] : []} none={getFieldTitle('milestone')} />
      </>
    ),
  },
  dueOn: {
    label: getFieldTitle('due'),
    renderValue: ({ dueOn }) => (
      <>
        <Calendar size={15} strokeWidth={1.75} aria-hidden="true" />
        {dueOn === null ? (
          <span className={styles.none}>{getFieldTitle('due')}</span>
        ) : (
          formatDate(Date.parse(dueOn))
        )}
      </>
    ),
  },
  parent: {
    label: getFieldTitle('parent'),
    renderValue: ({ parent }) => (
      <>
        <CornerLeftUp size={15} strokeWidth={1.75} aria-hidden="true" />
        <ChosenOptionNames chosen={parent ? [parent] : []} none={getFieldTitle('parent')} />
      </>
    ),
  },
};
const NEW_ISSUE_FIELD_NAMES = Object.keys(NEW_ISSUE_FIELDS) as NewIssueFieldName[];

function ChosenOptionNames({ chosen, none }: { chosen: readonly NewIssueDraftOption[]; none: string }) {
  if (chosen.length === 0) return <span className={styles.none}>{none}</span>;
  return chosen.map(({ id, name, color }) => (
    <span key={id} className={styles.chosen}>
      {color !== undefined && <LabelDot color={color} />}
      {name}
    </span>
  ));
}
