import { Search, Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState, use } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxSection,
  type Selection,
  TextField,
  ListBoxItem,
  ListStateContext,
} from 'react-aria-components';
import { rankNameMatch, sortByNameMatch } from '../../../shared/nameMatch';
import { Kbd } from '../Kbd';
import { holdKeys } from '../keys/heldKeys';
import { useHoldKeysUntilFocused } from '../keys/HoldKeys';
import styles from './OptionPicker.module.css';

export interface PickerOption {
  id: string;
  label: string;
  /** Formatted content shown in place of the label, which is its plain text. */
  content?: ReactNode;
  icon?: ReactNode;
  /** Detail shown after the option's label in a weaker color. */
  detail?: string | undefined;
  /** Heading of the section that the option belongs to. Options of a section are consecutive. */
  section?: string | undefined;
}

interface OptionPickerProps {
  /** Accessible name of the search field and the list. */
  label: string;
  options: readonly PickerOption[];
  selected: readonly string[];
  /** Whether several options can be selected; a click then leaves the list open. */
  multiple?: boolean;
  /** Id of the option that is highlighted when the picker opens; by default, the selected one of a single choice. */
  highlighted?: string | undefined;
  /** Called when an option is selected or deselected. */
  onChoose: (id: string) => void;
  /**
   * Called when Enter has selected one of several options, which completes the choice. Shift+Enter does not call it. If
   * absent, the list stays open after Enter.
   */
  onDone?: () => void;
  /** Called with the typed text to fetch options for it; if absent, `options` are filtered in the browser. */
  onType?: (text: string) => void;
  /** Whether new options are being fetched. */
  pending?: boolean;
  empty?: string;
  /** Whether the picker is wide, for long options. */
  wide?: boolean;
}

/** A list of options with a search field (React Aria: arrow keys; the focus stays in the field). */
export function OptionPicker({
  label,
  options,
  selected,
  multiple = false,
  onChoose,
  ...props
}: OptionPickerProps) {
  const { onDone, onType, pending = false, empty = 'No matches', wide = false } = props;
  const picker = useRef<HTMLDivElement>(null);
  useHoldKeysUntilFocused(picker, 'input');
  const [typed, setTyped] = useState('');
  const [highlighted] = useState(props.highlighted ?? (multiple ? undefined : selected[0]));
  /** Enter that was pressed while the options for the typed text were being fetched. */
  const pendingEnter = useRef<{ keepOpen: boolean } | null>(null);
  /** Releases the keys that are held after a pending Enter. */
  const releaseKeys = useRef(() => {});
  const shown = onType ? options : findMatchingOptions(options, typed);

  const type = (text: string) => {
    setTyped(text);
    pendingEnter.current = null;
    releaseKeys.current();
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
  const chooseWithEnter = (id: string, keepOpen: boolean) => {
    onChoose(id);
    if (!multiple) return;
    if (onDone && !keepOpen) onDone();
    else if (typed !== '') type('');
  };
  const chooseFirst = useEffectEvent(() => {
    const enter = pendingEnter.current;
    if (!enter) return;
    pendingEnter.current = null;
    // Options such as "No milestone" are listed for every text and are not a match.
    const first = shown.find((option) => rankOption(option, typed) !== null);
    if (first) chooseWithEnter(first.id, enter.keepOpen);
    releaseKeys.current();
  });
  useEffect(() => {
    if (!pending) chooseFirst();
  }, [pending]);
  useEffect(() => () => releaseKeys.current(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const keepOpen = event.shiftKey;
    // The options on screen belong to an earlier text.
    if (pending) {
      pendingEnter.current = typed.trim() === '' ? null : { keepOpen };
      releaseKeys.current();
      if (pendingEnter.current) releaseKeys.current = holdKeys();
    } else {
      const option = event.currentTarget.querySelector<HTMLElement>('[role=option][data-focused]');
      if (option?.dataset.key !== undefined) chooseWithEnter(option.dataset.key, keepOpen);
      else if (typed === '') onDone?.();
    }
  };
  const toItem = (option: PickerOption) => (
    <PickerOptionItem {...option} isHighlightedOnMount={option.id === highlighted && typed === ''} />
  );
  const list = {
    'aria-label': label,
    dependencies: [shown],
    selectionMode: multiple ? 'multiple' : 'single',
    selectedKeys: selected,
    onSelectionChange: select,
    // Escape closes the popover; it must not clear the selected options.
    escapeKeyBehavior: 'none',
    className: pending ? `${styles.options} ${styles.pending}` : (styles.options ?? ''),
    renderEmptyState: () => <p className={styles.empty}>{pending ? 'Searching…' : empty}</p>,
  } as const;
  const sections = groupBySection(shown);
  return (
    <div ref={picker} className={wide ? styles.wide : styles.narrow} onKeyDownCapture={onKeyDown}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        {/* A search field of React Aria would need two Escapes: the first one clears its text. */}
        <TextField type="search" aria-label={label} autoFocus className={styles.field ?? ''}>
          <Search size={14} strokeWidth={1.75} aria-hidden="true" />
          <Input className={styles.input ?? ''} placeholder={`${label}…`} />
        </TextField>
        {sections ? (
          <ListBox {...list} items={sections}>
            {(section) => (
              <ListBoxSection>
                {section.id !== '' && <Header className={styles.heading ?? ''}>{section.id}</Header>}
                <Collection items={section.options} dependencies={[shown]}>
                  {toItem}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
        ) : (
          <ListBox {...list} items={shown}>
            {toItem}
          </ListBox>
        )}
      </Autocomplete>
      {onDone && (
        <p className={styles.hint}>
          <Kbd keys="Enter" /> to choose, <Kbd keys="Shift+Enter" /> to choose several
        </p>
      )}
    </div>
  );
}

/** The options that contain a text, best match first. */
function findMatchingOptions(options: readonly PickerOption[], typed: string): readonly PickerOption[] {
  return typed.trim() === '' ? options : sortByNameMatch(options, (option) => rankOption(option, typed));
}

const rankOption = ({ label, detail }: PickerOption, typed: string): number | null =>
  rankNameMatch(typed.trim(), label, detail);

interface PickerSection {
  /** Heading of the section; empty: it has none. */
  id: string;
  options: PickerOption[];
}

/** Splits options into their sections; null if they have none. */
function groupBySection(options: readonly PickerOption[]): PickerSection[] | null {
  if (!options.some(({ section }) => section !== undefined)) return null;
  const sections: PickerSection[] = [];
  for (const option of options) {
    const heading = option.section ?? '';
    if (sections.at(-1)?.id !== heading) sections.push({ id: heading, options: [] });
    sections.at(-1)!.options.push(option);
  }
  return sections;
}

interface PickerOptionItemProps extends PickerOption {
  /** Whether the option is highlighted when it is mounted, as if the user had moved to it with the arrow keys. */
  isHighlightedOnMount: boolean;
}

/** An option in the list of a picker. */
function PickerOptionItem({ id, label, content, icon, detail, isHighlightedOnMount }: PickerOptionItemProps) {
  return (
    <ListBoxItem id={id} className={styles.option ?? ''} textValue={label}>
      {({ isSelected }) => (
        <>
          {isHighlightedOnMount && <HighlightOnMount id={id} />}
          {icon}
          <span className={styles.label}>{content ?? label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
          <Check size={14} className={isSelected ? styles.check : styles.unchecked} aria-hidden="true" />
        </>
      )}
    </ListBoxItem>
  );
}

function HighlightOnMount({ id }: { id: string }) {
  const list = use(ListStateContext);
  const highlight = useEffectEvent(() => {
    list?.selectionManager.setFocused(true);
    list?.selectionManager.setFocusedKey(id);
  });
  useEffect(() => highlight(), []);
  return null;
}
