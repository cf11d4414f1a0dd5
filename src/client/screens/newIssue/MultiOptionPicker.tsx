import { useState } from 'react';
import type { NewIssueFieldOption } from '../../drafts/newIssueDraft';
import { type PickerOption, OptionPicker } from '../../ui/picker/OptionPicker';

interface MultiOptionPickerProps {
  label: string;
  options: readonly NewIssueFieldOption[];
  chosen: readonly NewIssueFieldOption[];
  pending: boolean;
  toOption: (chosen: NewIssueFieldOption) => PickerOption;
  /**
   * Whether choosing the option `added` removes the option `other`, for example another label of the same
   * scope.
   */
  replaces?: (added: NewIssueFieldOption, other: NewIssueFieldOption) => boolean;
  onType: (text: string) => void;
  onChange: (chosen: readonly NewIssueFieldOption[]) => void;
}

/**
 * Picker for several values of a new issue. The values chosen before it was opened come first until the user
 * types.
 */
export function MultiOptionPicker({
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
