import { graphql, useFragment } from 'react-relay';
import type { NewIssueOptions_project$key } from '../../../../__generated__/NewIssueOptions_project.graphql';
import { Avatar } from '../../components/Avatar';
import { useAssigneeOptions } from '../../components/pickers/AssigneesPicker';
import { LabelDot } from '../../components/pickers/LabelDot';
import { isSameLabelScope, useLabelOptions } from '../../components/pickers/LabelsPicker';
import { MilestoneOptions } from '../../components/pickers/MilestonePicker';
import { ISSUE_PRIORITY_OPTIONS } from '../../components/pickers/PriorityPicker';
import { ISSUE_TYPE_OPTIONS } from '../../components/pickers/TypePicker';
import type { NewIssueFormValues } from '../../drafts/newIssueDraft';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { MultiOptionPicker } from './MultiOptionPicker';
import type { NewIssueFieldName } from './NewIssueFields';

interface Props {
  project: NewIssueOptions_project$key;
  field: NewIssueFieldName;
  issue: NewIssueFormValues;
  onChange: (part: Partial<NewIssueFormValues>) => void;
  onClose: () => void;
}

/** Picker options for a field of the new issue. */
export function NewIssueOptions({ project, field, issue, onChange, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment NewIssueOptions_project on Project {
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
  switch (field) {
    case 'type':
      return (
        <OptionPicker
          label="Type"
          options={ISSUE_TYPE_OPTIONS}
          selected={[issue.type]}
          onChoose={(type) => choose({ type: type as NewIssueFormValues['type'] })}
        />
      );
    case 'priority':
      return (
        <OptionPicker
          label="Priority"
          options={ISSUE_PRIORITY_OPTIONS}
          selected={[issue.priority]}
          onChoose={(priority) => choose({ priority: priority as NewIssueFormValues['priority'] })}
        />
      );
    case 'labels':
      return <LabelOptions project={data} labels={issue.labels} onChange={onChange} />;
    case 'assignees':
      return <AssigneeOptions project={data} assignees={issue.assignees} onChange={onChange} />;
    case 'milestone':
      return (
        <MilestoneOptions
          project={data}
          selected={issue.milestone?.id ?? null}
          onChoose={(id, name) => choose({ milestone: id === null || name === null ? null : { id, name } })}
        />
      );
  }
}

interface LabelOptionsProps extends Pick<NewIssueFormValues, 'labels'>, Pick<Props, 'onChange'> {
  project: Parameters<typeof useLabelOptions>[0];
}

function LabelOptions({ project, labels: chosen, onChange }: LabelOptionsProps) {
  const { labels, pending, find } = useLabelOptions(project);
  return (
    <MultiOptionPicker
      label="Labels"
      options={labels}
      chosen={chosen}
      pending={pending}
      toOption={({ id, name, color }) => ({
        id,
        label: name,
        icon: color !== undefined && <LabelDot color={color} />,
      })}
      // An issue has at most one label per scope.
      replaces={(added, other) => isSameLabelScope(added.name, other.name)}
      onType={find}
      onChange={(next) => onChange({ labels: next })}
    />
  );
}

interface AssigneeOptionsProps extends Pick<NewIssueFormValues, 'assignees'>, Pick<Props, 'onChange'> {
  project: Parameters<typeof useAssigneeOptions>[0];
}

function AssigneeOptions({ project, assignees, onChange }: AssigneeOptionsProps) {
  const { people, pending, find } = useAssigneeOptions(project);
  return (
    <MultiOptionPicker
      label="Assignees"
      options={people.map(({ id, login }) => ({ id, name: login }))}
      chosen={assignees}
      pending={pending}
      toOption={({ id, name }) => {
        const person = people.find((other) => other.id === id);
        return {
          id,
          label: name,
          detail: person && person.name !== name ? person.name : undefined,
          icon: person && <Avatar user={person} />,
        };
      }}
      onType={find}
      onChange={(next) => onChange({ assignees: next })}
    />
  );
}
