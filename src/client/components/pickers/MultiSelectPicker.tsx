import { useState } from 'react';
import { type PickerOption, OptionPicker } from '../../ui/picker/OptionPicker';

interface MultiSelectPickerProps<TItem> {
  label: string;
  /**
   * The items (such as labels) that the issue has, including changes that the server has not confirmed yet.
   */
  selected: readonly TItem[];
  /** The project's items (such as labels) that match the typed text. */
  matches: readonly TItem[];
  /** Id of the item that is highlighted when the picker opens. */
  highlighted: string | undefined;
  pending: boolean;
  onType: (text: string) => void;
  toOption: (item: TItem) => Omit<PickerOption, 'id'>;
  /** Called when an item is selected, or deselected if `isRemoval`. */
  onToggle: (item: TItem, isRemoval: boolean) => void;
  /** Called when the choice has been completed with Enter. */
  onDone: () => void;
}

/** Heading of the selected items in a picker whose items have sections. */
const SELECTED_SECTION = 'On this issue';

/** Picker for several items of a project, such as labels or assignees, which are searched on the server. */
export function MultiSelectPicker<
  TItem extends { readonly id: string; readonly section?: string | undefined },
>({ label, selected, matches, toOption, onToggle, onType, ...props }: MultiSelectPickerProps<TItem>) {
  // The items that were selected when the picker opened stay first, so that the order does not change under
  // the pointer.
  const [initial] = useState(selected);
  const [typed, setTyped] = useState('');
  const isIn = (items: readonly TItem[], id: string) => items.some((item) => item.id === id);
  const items = typed === '' ? [...initial, ...matches.filter(({ id }) => !isIn(initial, id))] : matches;
  const hasSections = matches.some(({ section }) => section !== undefined);
  const getSection = ({ id, section }: TItem) =>
    hasSections && isIn(initial, id) ? SELECTED_SECTION : section;
  return (
    <OptionPicker
      {...props}
      label={label}
      multiple
      options={items.map((item) => ({ id: item.id, section: getSection(item), ...toOption(item) }))}
      selected={selected.map(({ id }) => id)}
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
