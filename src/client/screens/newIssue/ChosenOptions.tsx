import { useState } from 'react';
import type { Chosen } from '../../drafts/newIssueDraft';
import { type Option, OptionPicker } from '../../ui/picker/OptionPicker';

interface Props {
  label: string;
  options: readonly Chosen[];
  chosen: readonly Chosen[];
  pending: boolean;
  optionOf: (one: Chosen) => Option;
  /** Whether one that is added takes the place of another. */
  replaces?: (added: Chosen, one: Chosen) => boolean;
  onType: (text: string) => void;
  onChange: (chosen: readonly Chosen[]) => void;
}

/** Several of many: those that were chosen when this opened stand first, until one types. */
export function ChosenOptions({ label, options, chosen, pending, optionOf, onType, ...props }: Props) {
  const { replaces = () => false, onChange } = props;
  const [first] = useState(chosen);
  const [typed, setTyped] = useState('');
  const shown =
    typed === '' ? [...first, ...options.filter(({ id }) => !first.some((one) => one.id === id))] : options;
  const toggle = (id: string) => {
    const one = shown.find((option) => option.id === id);
    if (!one) return;
    const without = chosen.filter((other) => other.id !== id);
    if (without.length < chosen.length) onChange(without);
    else onChange([...chosen.filter((other) => !replaces(one, other)), one]);
  };
  return (
    <OptionPicker
      label={label}
      multiple
      options={shown.map(optionOf)}
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
