import {
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { useHref } from 'react-router-dom';
import styles from './SectionedLinkList.module.css';

/** Number of entries per block. The list renders again only when the first visible entry enters another block. */
const ENTRIES_PER_BLOCK = 8;
/** The next page is loaded when this many entries or fewer follow the visible ones. */
const PRELOADED_ENTRIES = 30;

/** Consecutive entries with a common heading. */
interface LinkSection {
  key: string;
  label: string;
  /** Content of the heading. */
  heading: ReactNode;
  /** Indexes of the entries of the section: `first` inclusive, `end` exclusive. */
  first: number;
  end: number;
  /** `aria-posinset` of the first entry, from 1, and `aria-setsize` of all entries. */
  firstPosition: number;
  setSize: number;
}

/** Heights in px. */
interface LinkListHeights {
  entry: number;
  heading: number;
}

interface SectionedLinkListProps<Entry> {
  entries: readonly Entry[];
  sections: readonly LinkSection[];
  heights: LinkListHeights;
  headingClassName: string | undefined;
  /** Index of the entry opened beside the list; -1: none. */
  current: number;
  /** Identifies what is opened, whether the list contains it or not; null: nothing. */
  opened: string | null;
  hrefOf: (entry: Entry) => string;
  renderEntry: (entry: Entry) => ReactNode;
  onOpen: (entry: Entry) => void;
  /** Called when the end of the list comes near. */
  onNearEnd: () => void;
  /** Called with the mounted entries whenever they change, for example after scrolling. */
  onMounted?: (entries: readonly Entry[]) => void;
  /** Shown after the entries: a placeholder for the next page, or an error. */
  children: ReactNode;
}

/**
 * A list in sections, whose entries open beside it. Only the entries near the visible part are mounted. The arrow keys move
 * the focus without opening.
 */
export function SectionedLinkList<Entry extends { readonly id: string }>({
  entries,
  sections,
  heights,
  headingClassName,
  current,
  opened,
  hrefOf,
  renderEntry,
  onOpen,
  onNearEnd,
  onMounted,
  children,
}: SectionedLinkListProps<Entry>) {
  const scroll = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState(0);
  const [height, setHeight] = useState(900);
  const first = Math.max(0, (block - 1) * ENTRIES_PER_BLOCK);
  const end = Math.min(entries.length, (block + 2) * ENTRIES_PER_BLOCK + Math.ceil(height / heights.entry));

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(scroll.current!);
    return () => observer.disconnect();
  }, []);
  const reportRange = useEffectEvent(() => {
    if (end + PRELOADED_ENTRIES > entries.length) onNearEnd();
    onMounted?.(entries.slice(first, end));
  });
  useEffect(() => reportRange(), [entries, first, end]);
  const scrollToCurrent = useEffectEvent(() => {
    if (current < 0) return;
    const headingsBefore = sections.filter((section) => section.first <= current).length;
    scrollIntoView(scroll.current!, current * heights.entry + headingsBefore * heights.heading, heights);
  });
  // The list scrolls when another entry is opened, but not when the opened one moves.
  useLayoutEffect(() => scrollToCurrent(), [opened]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) =>
    setBlock(Math.floor(currentTarget.scrollTop / (heights.entry * ENTRIES_PER_BLOCK)));
  return (
    <div ref={scroll} className={styles.scroll} data-scroll="" onScroll={onScroll} onKeyDown={moveFocus}>
      {sections.map((section) => (
        <section key={section.key} aria-label={section.label}>
          <h2 className={`${styles.heading} ${headingClassName}`} style={{ height: heights.heading }}>
            {section.heading}
          </h2>
          <ul className={styles.entries} style={{ height: (section.end - section.first) * heights.entry }}>
            {entries
              .slice(Math.max(first, section.first), Math.min(end, section.end))
              .map((entry, offset) => {
                const index = Math.max(first, section.first) + offset;
                const indexInSection = index - section.first;
                return (
                  <li
                    key={entry.id}
                    className={styles.entry}
                    style={{ top: indexInSection * heights.entry, height: heights.entry }}
                    aria-posinset={section.firstPosition + indexInSection}
                    aria-setsize={section.setSize}
                  >
                    <PanelLink
                      to={hrefOf(entry)}
                      isCurrent={index === current}
                      isTabStop={index === Math.max(current, 0)}
                      onOpen={() => onOpen(entry)}
                    >
                      {renderEntry(entry)}
                    </PanelLink>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      {children}
    </div>
  );
}

/** Scrolls a list so that an entry is visible below the heading of its section. */
function scrollIntoView(element: HTMLElement, top: number, heights: LinkListHeights): void {
  const { scrollTop, clientHeight } = element;
  if (top - heights.heading < scrollTop) element.scrollTop = top - heights.heading;
  else if (top + heights.entry > scrollTop + clientHeight)
    element.scrollTop = top + heights.entry - clientHeight;
}

function moveFocus(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const next = links[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface PanelLinkProps {
  to: string;
  isCurrent: boolean;
  /** Whether Tab stops at the link. */
  isTabStop: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** Link that opens an entry beside the list, unless the user opens it in a new tab. */
function PanelLink({ to, isCurrent, isTabStop, onOpen, children }: PanelLinkProps) {
  const href = useHref(to);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={href}
      className={isCurrent ? `${styles.link} ${styles.current}` : styles.link}
      aria-current={isCurrent || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
