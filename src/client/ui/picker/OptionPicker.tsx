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

export interface Option {
  id: string;
  label: string;
  icon?: ReactNode;
  /** In a weaker ink after the label. */
  detail?: string | undefined;
}

interface Props {
  /** What is chosen: the name of the field and of the list. */
  label: string;
  options: readonly Option[];
  selected: readonly string[];
  /** Several can be chosen; the list stays open. */
  multiple?: boolean;
  /** Chosen, or no longer. */
  onChoose: (id: string) => void;
  /** Finds the options for what is typed; without it, those that have it in them. */
  onType?: (text: string) => void;
  /** Other options are on their way. */
  pending?: boolean;
  empty?: string;
  /** The options are sentences. */
  wide?: boolean;
}

/** Options to choose from, narrowed by what one types (React Aria: arrows, Enter, the focus stays in the field). */
export function OptionPicker({ label, options, selected, multiple = false, onChoose, ...props }: Props) {
  const { onType, pending = false, empty = 'Nothing of that name.', wide = false } = props;
  const [typed, setTyped] = useState('');
  /** Enter was pressed before the options for the text were there. */
  const entered = useRef(false);
  const shown = onType ? options : options.filter((option) => matches(option, typed));

  const type = (text: string) => {
    setTyped(text);
    entered.current = false;
    onType?.(text);
  };
  const select = (keys: Selection) => {
    if (keys === 'all') return;
    const now = [...keys].map(String);
    const added = now.find((id) => !selected.includes(id));
    // Nothing added: one was taken away, or the one that is chosen was chosen again.
    const id = added ?? shown.find((option) => selected.includes(option.id) && !keys.has(option.id))?.id;
    if (id !== undefined) onChoose(id);
  };
  const chooseFirst = useEffectEvent(() => {
    if (!entered.current) return;
    entered.current = false;
    // Only what was meant: a way out such as "none" stands there whatever one types.
    const first = shown.find((option) => matches(option, typed));
    if (first) onChoose(first.id);
  });
  useEffect(() => {
    if (!pending) chooseFirst();
  }, [pending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !pending || event.nativeEvent.isComposing) return;
    // What is shown answers another text.
    event.preventDefault();
    event.stopPropagation();
    entered.current = typed.trim() !== '';
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
          // It closes the popover; what is chosen stays.
          escapeKeyBehavior="none"
          className={pending ? `${styles.options} ${styles.pending}` : (styles.options ?? '')}
          renderEmptyState={() => <p className={styles.empty}>{pending ? 'Looking…' : empty}</p>}
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

const matches = ({ label, detail }: Option, typed: string): boolean =>
  `${label} ${detail ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
