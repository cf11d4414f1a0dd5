import { useState } from 'react';
import { type PickerOption, OptionPicker } from '../../ui/picker/OptionPicker';

interface Props<TItem> {
  label: string;
  /**
   * The items (such as labels) that the issue has, including changes that the server has not confirmed yet.
   */
  selected: readonly TItem[];
  /** The project's items (such as labels) that match the typed text. */
  matches: readonly TItem[];
  pending: boolean;
  onType: (text: string) => void;
  toOption: (item: TItem) => Omit<PickerOption, 'id'>;
  /** Called when an item is selected, or deselected if `isRemoval`. The picker stays open. */
  onToggle: (item: TItem, isRemoval: boolean) => void;
}

/** Picker for several items of a project, such as labels or assignees, which are searched on the server. */
export function MultiSelectPicker<TItem extends { readonly id: string }>({
  label,
  selected,
  matches,
  pending,
  onType,
  toOption,
  onToggle,
}: Props<TItem>) {
  // The items that were selected when the picker opened stay first, so that the order does not change under
  // the pointer.
  const [initial] = useState(selected);
  const [typed, setTyped] = useState('');
  const isIn = (items: readonly TItem[], id: string) => items.some((item) => item.id === id);
  const items = typed === '' ? [...initial, ...matches.filter(({ id }) => !isIn(initial, id))] : matches;
  return (
    <OptionPicker
      label={label}
      multiple
      options={items.map((item) => ({ id: item.id, ...toOption(item) }))}
      selected={selected.map(({ id }) => id)}
      pending={pending}
      onChoose={(id) => {
        const item = items.find((each) => each.id === id);
        if (item) onToggle(item, isIn(selected, id));
      }}
      onType={(text) => {
        setTyped(text);
        onType(text);
      }}
    />
  );
}
