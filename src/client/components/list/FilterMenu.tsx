import { ChevronDown } from 'lucide-react';
import { MenuButton } from '../../ui/MenuButton';

/** Id of the menu item that removes the filter. */
const REMOVE_FILTER_MENU_ITEM_ID = 'all';

interface FilterMenuProps {
  /** Start of the button's accessible name, before its text: `Show`. */
  label: string;
  /** Heading of the menu. */
  title: string;
  /** Text of the button: what the list is filtered by. */
  text: string;
  /** Text of the menu item that removes the filter. */
  allLabel: string;
  options: readonly { id: string; label: string }[];
  /** Id of the option that the list is filtered by; null: not filtered. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  className?: string | undefined;
}

/** A menu that filters a list by one of several options. */
export function FilterMenu({
  label,
  title,
  text,
  allLabel,
  options,
  selected,
  onSelect,
  className,
}: FilterMenuProps) {
  return (
    <MenuButton
      label={`${label}: ${text}`}
      className={className}
      sections={[
        {
          title,
          items: [{ id: REMOVE_FILTER_MENU_ITEM_ID, label: allLabel }, ...options],
          selected: selected ?? REMOVE_FILTER_MENU_ITEM_ID,
          onAction: (id) => onSelect(id === REMOVE_FILTER_MENU_ITEM_ID ? null : id),
        },
      ]}
    >
      {text}
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
    </MenuButton>
  );
}
