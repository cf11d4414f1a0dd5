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
  /** Detail shown after the option's label in a weaker color. */
  detail?: string | undefined;
}

interface Props {
  /** Accessible name of the search field and the list. */
  label: string;
  options: readonly PickerOption[];
  selected: readonly string[];
  /** Whether several options can be selected; the list then stays open. */
  multiple?: boolean;
  /** Called when an option is selected or deselected. */
  onChoose: (id: string) => void;
  /** Called with the typed text to fetch options for it; if absent, `options` are filtered in the browser. */
  onType?: (text: string) => void;
  /** Whether new options are being fetched. */
  pending?: boolean;
  empty?: string;
  /** Whether the picker is wide, for long options. */
  wide?: boolean;
}

/** A list of options with a search field (React Aria: arrow keys, Enter; the focus stays in the field). */
export function OptionPicker({ label, options, selected, multiple = false, onChoose, ...props }: Props) {
  const { onType, pending = false, empty = 'No matches', wide = false } = props;
  const [typed, setTyped] = useState('');
  /** Whether Enter was pressed while the options for the typed text were being fetched. */
  const isEnterPending = useRef(false);
  const shown = onType ? options : options.filter((option) => optionMatchesText(option, typed));

  const type = (text: string) => {
    setTyped(text);
    isEnterPending.current = false;
    onType?.(text);
  };
  const select = (keys: Selection) => {
    if (keys === 'all') return;
    const selectedNow = [...keys].map(String);
    const added = selectedNow.find((id) => !selected.includes(id));
    // If no option was added, one was deselected or the selected one was chosen again.
    const id = added ?? shown.find((option) => selected.includes(option.id) && !keys.has(option.id))?.id;
    if (id !== undefined) onChoose(id);
  };
  const chooseFirst = useEffectEvent(() => {
    if (!isEnterPending.current) return;
    isEnterPending.current = false;
    // Options such as "No milestone" are listed for every text and are not a match.
    const first = shown.find((option) => optionMatchesText(option, typed));
    if (first) onChoose(first.id);
  });
  useEffect(() => {
    if (!pending) chooseFirst();
  }, [pending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !pending || event.nativeEvent.isComposing) return;
    // Enter is ignored for now, because the options on screen belong to an earlier text.
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
          // Escape closes the popover; it must not clear the selected options.
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

const optionMatchesText = ({ label, detail }: PickerOption, typed: string): boolean =>
  `${label} ${detail ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
