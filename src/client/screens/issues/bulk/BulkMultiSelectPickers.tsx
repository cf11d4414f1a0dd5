import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BulkMultiSelectPickers_assignees$key } from '../../../../../__generated__/BulkMultiSelectPickers_assignees.graphql';
import type { BulkMultiSelectPickers_labels$key } from '../../../../../__generated__/BulkMultiSelectPickers_labels.graphql';
import { useAssigneeOptions } from '../../../components/pickers/AssigneesPicker';
import { LabelDot } from '../../../components/labels/LabelChip';
import { useLabelOptions } from '../../../components/pickers/LabelsPicker';
import { toUserOption } from '../../../components/pickers/toUserOption';
import { Button } from '../../../ui/Button';
import { type PickerOption, OptionPicker } from '../../../ui/picker/OptionPicker';
import type { RequestedBulkChange } from './bulkActions';
import styles from './BulkMultiSelectPickers.module.css';

type OnBulkChangeChosen = (requested: RequestedBulkChange) => void;

/** Picker for labels that are added to all selected issues, removed from them, or replace their labels. */
export function BulkLabelsPicker({
  project,
  onChoose,
}: {
  project: BulkMultiSelectPickers_labels$key;
  onChoose: OnBulkChangeChosen;
}) {
  const data = useFragment(
    graphql`
      fragment BulkMultiSelectPickers_labels on Project {
        ...LabelsPicker_project
      }
    `,
    project,
  );
  const { labels, pending, find } = useLabelOptions(data);
  return (
    <MultiValuePicker
      label="Labels"
      options={labels.map(({ id, name, color }) => ({ id, label: name, icon: <LabelDot color={color} /> }))}
      pending={pending}
      onType={find}
      onAdd={(ids, names) => onChoose({ change: { addLabelIds: ids }, title: `Add ${names}` })}
      onRemove={(ids, names) => onChoose({ change: { removeLabelIds: ids }, title: `Remove ${names}` })}
      onReplace={(ids, names) =>
        onChoose({ change: { labelIds: ids }, title: `Replace labels with ${names}` })
      }
    />
  );
}

/**
 * Picker for assignees who are added to all selected issues, removed from them, or replace their assignees.
 */
export function BulkAssigneesPicker({
  project,
  onChoose,
}: {
  project: BulkMultiSelectPickers_assignees$key;
  onChoose: OnBulkChangeChosen;
}) {
  const data = useFragment(
    graphql`
      fragment BulkMultiSelectPickers_assignees on Project {
        ...AssigneesPicker_project
      }
    `,
    project,
  );
  const { people, pending, find } = useAssigneeOptions(data);
  return (
    <MultiValuePicker
      label="Assignees"
      options={people.map(toUserOption)}
      pending={pending}
      onType={find}
      onAdd={(ids, names) => onChoose({ change: { addAssigneeIds: ids }, title: `Assign ${names}` })}
      onRemove={(ids, names) => onChoose({ change: { removeAssigneeIds: ids }, title: `Unassign ${names}` })}
      onReplace={(ids, names) => onChoose({ change: { assigneeIds: ids }, title: `Assign only ${names}` })}
    />
  );
}

type OnOptionsApplied = (ids: string[], names: string) => void;

interface MultiValuePickerProps {
  label: string;
  options: readonly PickerOption[];
  pending: boolean;
  onType: (text: string) => void;
  onAdd: OnOptionsApplied;
  onRemove: OnOptionsApplied;
  onReplace: OnOptionsApplied;
}

function MultiValuePicker({
  label,
  options,
  pending,
  onType,
  onAdd,
  onRemove,
  onReplace,
}: MultiValuePickerProps) {
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);
  const [typed, setTyped] = useState('');
  const isChosen = ({ id }: PickerOption) => chosen.some((other) => other.id === id);
  // The chosen options stay at the top until the user types.
  const shown = typed === '' ? [...chosen, ...options.filter((option) => !isChosen(option))] : options;
  const toggle = (id: string) => {
    const option = shown.find((other) => other.id === id);
    if (option) setChosen(isChosen(option) ? chosen.filter((other) => other.id !== id) : [...chosen, option]);
  };
  const act = (apply: OnOptionsApplied) => () =>
    apply(
      chosen.map(({ id }) => id),
      NAME_LIST_FORMAT.format(chosen.map(({ label: name }) => name)),
    );
  const isEmpty = chosen.length === 0;
  return (
    <>
      <OptionPicker
        label={label}
        multiple
        options={shown}
        selected={chosen.map(({ id }) => id)}
        pending={pending}
        onChoose={toggle}
        onType={(text) => {
          setTyped(text);
          onType(text);
        }}
      />
      <div className={styles.actions}>
        <Button variant="primary" disabled={isEmpty} onClick={act(onAdd)}>
          Add
        </Button>
        <Button disabled={isEmpty} onClick={act(onRemove)}>
          Remove
        </Button>
        <Button disabled={isEmpty} onClick={act(onReplace)}>
          Replace all
        </Button>
      </div>
    </>
  );
}

const NAME_LIST_FORMAT = new Intl.ListFormat('en');
