import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { announceToScreenReader } from '../../../../ui/announce';
import { pluralize } from '../../../../ui/format';
import type { PickerOption } from '../../../../ui/picker/OptionPicker';
import styles from './CompletionPopup.module.css';

/** An option. `insert` replaces the typed text, including its trigger. */
export interface CompletionOption extends PickerOption {
  insert: string;
}

interface CompletionPopupProps {
  field: HTMLTextAreaElement;
  /** Position of the completed text in the field. */
  from: number;
  /** Accessible name of the list. */
  label: string;
  options: readonly CompletionOption[];
  onChoose: (option: CompletionOption) => void;
  onClose: () => void;
}

/** Distance between the line of the caret and the popup, and between the popup and the edges of the window, in px. */
const POPUP_GAP_PX = 4;
const POPUP_WINDOW_MARGIN_PX = 8;

/**
 * The options at the caret of a text field, which keeps the focus: the arrow keys choose, Enter and Tab accept, Escape closes.
 * The popup is in the browser's top layer, where no scrolling part of the page cuts it off, and above or below the line of the caret.
 */
export function CompletionPopup({ field, from, label, options, onChoose, onClose }: CompletionPopupProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState(options[0]?.id);
  const found = options.findIndex((option) => option.id === activeId);
  const active = Math.max(0, found);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const move = (index: number) => setActiveId(options[(index + options.length) % options.length]!.id);
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose(options[active]!);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useLayoutEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    // In the capture phase, so that Enter accepts an option before it could continue a list.
    field.addEventListener('keydown', keyDown, { capture: true });
    return () => field.removeEventListener('keydown', keyDown, { capture: true });
  }, [field]);

  useLayoutEffect(() => {
    const popup = list.current!;
    // jsdom has no showPopover.
    popup.showPopover?.();
    const place = () => placePopup(popup, field, from);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [field, from, options]);

  useLayoutEffect(() => {
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, id, active]);
  const count = options.length;
  useEffect(() => announceToScreenReader(`${label}: ${pluralize(count, 'suggestion')}`), [label, count]);

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      className={styles.popup}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(option)}
        >
          {option.icon}
          <span className={styles.label}>{option.content ?? option.label}</span>
          {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}

function placePopup(popup: HTMLElement, field: HTMLTextAreaElement, from: number): void {
  const { left, top, bottom } = measureCaret(field, from);
  const { offsetWidth, offsetHeight } = popup;
  const rightmost = window.innerWidth - offsetWidth - POPUP_WINDOW_MARGIN_PX;
  const below = bottom + POPUP_GAP_PX;
  const isAbove = below + offsetHeight + POPUP_WINDOW_MARGIN_PX > window.innerHeight;
  popup.style.left = `${Math.max(POPUP_WINDOW_MARGIN_PX, Math.min(left, rightmost))}px`;
  popup.style.top = `${isAbove ? Math.max(0, top - POPUP_GAP_PX - offsetHeight) : below}px`;
}

export interface CompletionListProps {
  /** The text typed after the trigger. */
  typed: string;
  /** Shows the options. */
  children: (label: string, options: readonly CompletionOption[]) => ReactNode;
}

/** The style properties of a text field that determine its line breaks. */
const COPIED_STYLES = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'tabSize',
  'textIndent',
  'wordSpacing',
] as const;

interface CaretPosition {
  /** Edges of the line at the position, in px from the window's top left corner. */
  left: number;
  top: number;
  bottom: number;
}

/**
 * Measures where a position of a field's text is on screen. Browsers do not report this for text fields, so the text is
 * laid out in an invisible copy.
 */
function measureCaret(field: HTMLTextAreaElement, position: number): CaretPosition {
  const copy = document.createElement('div');
  const style = window.getComputedStyle(field);
  for (const name of COPIED_STYLES) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    borderStyle: 'solid',
  });
  const marker = document.createElement('span');
  marker.textContent = field.value.slice(position, position + 1).trim() || '.';
  copy.append(field.value.slice(0, position), marker);
  document.body.append(copy);
  const box = field.getBoundingClientRect();
  const { offsetLeft, offsetTop, offsetHeight } = marker;
  copy.remove();
  const top = box.top + offsetTop - field.scrollTop;
  return { left: box.left + offsetLeft, top, bottom: top + offsetHeight };
}
