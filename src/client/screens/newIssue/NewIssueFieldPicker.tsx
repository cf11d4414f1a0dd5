import { type ReactElement, useState } from 'react';
import { graphql, useFragment, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { NewIssueFieldPicker_project$key } from '../../../../__generated__/NewIssueFieldPicker_project.graphql';
import { useAssigneeOptions } from '../../components/pickers/AssigneesPicker';
import { DueDateOptions } from '../../components/pickers/DueDateOptions';
import { LabelDot } from '../../components/labels/LabelChip';
import { isSameLabelScope, useLabelOptions } from '../../components/pickers/LabelsPicker';
import { MilestoneOptionPicker } from '../../components/pickers/MilestonePicker';
import { toUserOption } from '../../components/pickers/toUserOption';
import { FieldOptionPicker } from '../../components/pickers/OptionFieldPicker';
import { isOptionField, toOptionValues } from '../../data/issueFields';
import type { NewIssueFormValues, NewIssueFieldName, NewIssueDraftOption } from './newIssueDraft';
import { OptionPicker, type PickerOption } from '../../ui/picker/OptionPicker';
import type { NewIssueFieldPickerParentQuery } from '../../../../__generated__/NewIssueFieldPickerParentQuery.graphql';
import { IssueSearchPicker } from '../../components/pickers/IssueSearchPicker';

interface NewIssueFieldPickerProps {
  project: NewIssueFieldPicker_project$key;
  field: Exclude<NewIssueFieldName, 'parent'>;
  issue: NewIssueFormValues;
  onChange: (part: Partial<NewIssueFormValues>) => void;
  onClose: () => void;
}

/** Picker options for a field of the new issue. */
export function NewIssueFieldPicker({
  project,
  field,
  issue,
  onChange,
  onClose,
}: NewIssueFieldPickerProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment NewIssueFieldPicker_project on Project {
        ...LabelsPicker_project
        ...AssigneesPicker_project
        ...MilestonePicker_project
      }
    `,
    project,
  );
  const choose = (part: Partial<NewIssueFormValues>) => {
    onChange(part);
    onClose();
  };
  if (isOptionField(field)) {
    return (
      <FieldOptionPicker
        field={field}
        selected={issue[field]}
        onChoose={(option) => choose(toOptionValues(field, option))}
      />
    );
  }
  switch (field) {
    case 'labels':
      return <NewIssueLabelPicker project={data} issue={issue} onChange={onChange} />;
    case 'assignees':
      return <NewIssueAssigneePicker project={data} assignees={issue.assignees} onChange={onChange} />;
    case 'milestone':
      return (
        <MilestoneOptionPicker
          project={data}
          selected={issue.milestone?.id ?? null}
          onChoose={(id, name) => choose({ milestone: id === null || name === null ? null : { id, name } })}
        />
      );
    case 'dueOn':
      return (
        <DueDateOptions
          value={issue.dueOn}
          isClearDisabled={issue.dueOn === null}
          onChoose={(dueOn) => choose({ dueOn })}
        />
      );
  }
}

interface NewIssueLabelPickerProps extends Pick<NewIssueFieldPickerProps, 'issue' | 'onChange'> {
  project: Parameters<typeof useLabelOptions>[0];
}

function NewIssueLabelPicker({ project, issue, onChange }: NewIssueLabelPickerProps) {
  const { labels: chosen, title } = issue;
  // Kept from when the picker was opened, so that the suggestions do not change while the user chooses labels.
  const [initial] = useState(chosen);
  const { labels, pending, find, remember } = useLabelOptions(project, { title, current: initial });
  return (
    <MultiOptionPicker
      label="Labels"
      options={labels.map(({ id, name, color }) => ({ id, name, color }))}
      chosen={chosen}
      pending={pending}
      toOption={({ id, name, color }) => ({
        id,
        label: name,
        section: labels.find((label) => label.id === id)?.section,
        icon: color !== undefined && <LabelDot color={color} />,
      })}
      // An issue has at most one label per scope.
      replaces={(added, other) => isSameLabelScope(added.name, other.name)}
      onType={find}
      onChange={(next) => {
        const added = next.find(({ id }) => !chosen.some((label) => label.id === id));
        if (added) remember(added);
        onChange({ labels: next });
      }}
    />
  );
}

interface NewIssueAssigneePickerProps
  extends Pick<NewIssueFormValues, 'assignees'>, Pick<NewIssueFieldPickerProps, 'onChange'> {
  project: Parameters<typeof useAssigneeOptions>[0];
}

function NewIssueAssigneePicker({ project, assignees, onChange }: NewIssueAssigneePickerProps) {
  const { people, pending, find } = useAssigneeOptions(project);
  return (
    <MultiOptionPicker
      label="Assignees"
      options={people.map(({ id, login }) => ({ id, name: login }))}
      chosen={assignees}
      pending={pending}
      toOption={({ id, name }) => {
        const person = people.find((other) => other.id === id);
        return person ? toUserOption(person) : { id, label: name };
      }}
      onType={find}
      onChange={(next) => onChange({ assignees: next })}
    />
  );
}

interface MultiOptionPickerProps {
  label: string;
  options: readonly NewIssueDraftOption[];
  chosen: readonly NewIssueDraftOption[];
  pending: boolean;
  toOption: (chosen: NewIssueDraftOption) => PickerOption;
  /**
   * Whether choosing the option `added` removes the option `other`, for example another label of the same
   * scope.
   */
  replaces?: (added: NewIssueDraftOption, other: NewIssueDraftOption) => boolean;
  onType: (text: string) => void;
  onChange: (chosen: readonly NewIssueDraftOption[]) => void;
}

/**
 * Picker for several values of a new issue. The values chosen before it was opened come first until the user
 * types.
 */
function MultiOptionPicker({
  label,
  options,
  chosen,
  pending,
  toOption,
  onType,
  ...props
}: MultiOptionPickerProps) {
  const { replaces = () => false, onChange } = props;
  const [first] = useState(chosen);
  const [typed, setTyped] = useState('');
  const shown =
    typed === ''
      ? [...first, ...options.filter(({ id }) => !first.some((other) => other.id === id))]
      : options;
  const toggle = (id: string) => {
    const added = shown.find((option) => option.id === id);
    if (!added) return;
    const without = chosen.filter((other) => other.id !== id);
    if (without.length < chosen.length) onChange(without);
    else onChange([...chosen.filter((other) => !replaces(added, other)), added]);
  };
  return (
    <OptionPicker
      label={label}
      multiple
      options={shown.map(toOption)}
      selected={chosen.map(({ id }) => id)}
      pending={pending}
      onChoose={toggle}
      onType={(text) => {
        setTyped(text);
        onType(text);
      }}
    />
  );
}

/** Loaded when the picker opens: most new issues have no parent. */
export const newIssueParentPickerQuery = graphql`
  query NewIssueFieldPickerParentQuery($key: String!) {
    project(key: $key) {
      ...IssueSearchPicker_project
    }
  }
`;

interface NewIssueParentPickerProps {
  queryRef: PreloadedQuery<NewIssueFieldPickerParentQuery>;
  parent: NewIssueDraftOption | null;
  onChoose: (parent: NewIssueDraftOption | null) => void;
}

/** Picker of the new issue's parent issue. */
export function NewIssueParentPicker({ queryRef, parent, onChoose }: NewIssueParentPickerProps) {
  const { project } = usePreloadedQuery<NewIssueFieldPickerParentQuery>(newIssueParentPickerQuery, queryRef);
  if (!project) return null;
  return (
    <IssueSearchPicker
      project={project}
      label="Parent"
      selected={parent?.id ?? null}
      none="No parent"
      onChoose={(chosen) => onChoose(chosen && { id: chosen.id, name: chosen.key })}
    />
  );
}
