import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
  type Selection,
} from 'react-aria-components';
import styles from './OptionPicker.module.css';

export interface PickerOption {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown after the label in a weaker color. */
  detail?: string | undefined;
}

interface Props {
  /** Accessible name of the search field and the list. */
  label: string;
  options: readonly PickerOption[];
  selected: readonly string[];
  /** Allows several options; the list stays open. */
  multiple?: boolean;
  /** An option was selected or deselected. */
  onChoose: (id: string) => void;
  /** Fetches options for the typed text; without it, `options` are filtered. */
  onType?: (text: string) => void;
  /** New options are being fetched. */
  pending?: boolean;
  empty?: string;
  /** For long options. */
  wide?: boolean;
}

/** A list of options with a search field (React Aria: arrow keys, Enter; the focus stays in the field). */
export function OptionPicker({ label, options, selected, multiple = false, onChoose, ...props }: Props) {
  const { onType, pending = false, empty = 'No matches', wide = false } = props;
  const [typed, setTyped] = useState('');
  /** Enter was pressed while the options for the text were being fetched. */
  const isEnterPending = useRef(false);
  const shown = onType ? options : options.filter((option) => matchesTyped(option, typed));

  const type = (text: string) => {
    setTyped(text);
    isEnterPending.current = false;
    onType?.(text);
  };
  const select = (keys: Selection) => {
    if (keys === 'all') return;
    const selectedNow = [...keys].map(String);
    const added = selectedNow.find((id) => !selected.includes(id));
    // Without an added option, one was deselected or the selected one was chosen again.
    const id = added ?? shown.find((option) => selected.includes(option.id) && !keys.has(option.id))?.id;
    if (id !== undefined) onChoose(id);
  };
  const chooseFirst = useEffectEvent(() => {
    if (!isEnterPending.current) return;
    isEnterPending.current = false;
    // Options such as "No milestone" are listed for every text and are not a match.
    const first = shown.find((option) => matchesTyped(option, typed));
    if (first) onChoose(first.id);
  });
  useEffect(() => {
    if (!pending) chooseFirst();
  }, [pending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !pending || event.nativeEvent.isComposing) return;
    // The options on screen belong to an earlier text.
    event.preventDefault();
    event.stopPropagation();
    isEnterPending.current = typed.trim() !== '';
  };
  return (
    <div className={wide ? styles.wide : styles.narrow} onKeyDownCapture={onKeyDown}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        <SearchField aria-label={label} autoFocus className={styles.field ?? ''}>
          <Search size={14} strokeWidth={1.75} aria-hidden="true" />
          <Input className={styles.input ?? ''} placeholder={`${label}…`} />
        </SearchField>
        <ListBox
          aria-label={label}
          items={shown}
          dependencies={[shown]}
          selectionMode={multiple ? 'multiple' : 'single'}
          selectedKeys={selected}
          onSelectionChange={select}
          // Escape closes the popover and keeps the selection.
          escapeKeyBehavior="none"
          className={pending ? `${styles.options} ${styles.pending}` : (styles.options ?? '')}
          renderEmptyState={() => <p className={styles.empty}>{pending ? 'Searching…' : empty}</p>}
        >
          {({ label: name, icon, detail }) => (
            <ListBoxItem className={styles.option ?? ''} textValue={name}>
              {({ isSelected }) => (
                <>
                  {icon}
                  <span className={styles.label}>{name}</span>
                  {detail && <span className={styles.detail}>{detail}</span>}
                  <Check
                    size={14}
                    className={isSelected ? styles.check : styles.unchecked}
                    aria-hidden="true"
                  />
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </div>
  );
}

const matchesTyped = ({ label, detail }: PickerOption, typed: string): boolean =>
  `${label} ${detail ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
