import {
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBox } from '../../../components/ErrorBox';
import { useNow } from '../../../ui/useNow';
import type { InboxListEntry } from './inboxListData';
import type { InboxListModel, InboxListState } from './InboxListModel';
import { formatInboxSubject, type InboxSubject } from '../model/inboxUrl';
import { groupByDay } from './groupByDay';
import { InboxEntry } from './InboxEntry';
import { InboxEntryLink } from './InboxEntryLink';
import { InboxEntriesSkeleton } from './InboxEntriesSkeleton';
import styles from './InboxEntries.module.css';

/** Heights in px: of an entry, and of the heading of a day. */
const ENTRY_HEIGHT = 58;
const DAY_HEIGHT = 26;
/** Number of entries per block. The list renders again only when the first visible entry enters another block. */
const ENTRIES_PER_BLOCK = 8;
/** The next page is loaded when this many entries or fewer follow the visible ones. */
const PRELOADED_ENTRIES = 30;

interface InboxEntriesProps {
  model: InboxListModel;
  list: InboxListState;
  /** Issue or bulk operation opened beside the list; null: none. */
  opened: InboxSubject | null;
  hrefOf: (subject: InboxSubject) => string;
  onOpen: (entry: InboxListEntry) => void;
}

/** The notifications, of which only those near the visible part are mounted. */
export function InboxEntries({ model, list, opened, hrefOf, onOpen }: InboxEntriesProps) {
  const { entries, total, hasNext, error } = list;
  const groups = groupByDay(entries, useNow());
  const scroll = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState(0);
  const [height, setHeight] = useState(900);
  const first = Math.max(0, (block - 1) * ENTRIES_PER_BLOCK);
  const end = Math.min(entries.length, (block + 2) * ENTRIES_PER_BLOCK + Math.ceil(height / ENTRY_HEIGHT));
  const openedName = opened && formatInboxSubject(opened);
  const current = entries.findIndex(
    ({ subject }) => subject !== null && formatInboxSubject(subject) === openedName,
  );

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(scroll.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (end + PRELOADED_ENTRIES > entries.length) model.loadNext();
    model.loadEntries(entries.slice(first, end));
  }, [model, entries, first, end]);
  const scrollToCurrent = useEffectEvent(() => {
    if (current < 0) return;
    const groupsBefore = groupByDay(entries.slice(0, current + 1), Date.now()).length;
    scrollIntoView(scroll.current!, current * ENTRY_HEIGHT + groupsBefore * DAY_HEIGHT);
  });
  // The list scrolls when another notification is opened, but not when the opened one moves.
  useLayoutEffect(() => scrollToCurrent(), [openedName]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) =>
    setBlock(Math.floor(currentTarget.scrollTop / (ENTRY_HEIGHT * ENTRIES_PER_BLOCK)));
  return (
    <div ref={scroll} className={styles.scroll} data-scroll="" onScroll={onScroll} onKeyDown={moveFocus}>
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h2 className={styles.day}>{group.label}</h2>
          <ul className={styles.entries} style={{ height: (group.end - group.first) * ENTRY_HEIGHT }}>
            {entries.slice(Math.max(first, group.first), Math.min(end, group.end)).map((entry, offset) => {
              const index = Math.max(first, group.first) + offset;
              return (
                <li
                  key={entry.id}
                  className={styles.entry}
                  style={{ top: (index - group.first) * ENTRY_HEIGHT }}
                  aria-posinset={index + 1}
                  aria-setsize={total}
                >
                  <InboxEntryLink
                    to={entry.subject ? hrefOf(entry.subject) : ''}
                    isCurrent={index === current}
                    isTabStop={index === Math.max(current, 0)}
                    onOpen={() => onOpen(entry)}
                  >
                    {entry.keys ? <InboxEntry notification={entry.keys} /> : null}
                  </InboxEntryLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {error ? (
        <ErrorBox error={error} onRetry={model.retry} />
      ) : (
        hasNext && <InboxEntriesSkeleton count={3} />
      )}
    </div>
  );
}

/** Scrolls a list so that an entry is visible below the heading of its day. */
function scrollIntoView(element: HTMLElement, top: number): void {
  const { scrollTop, clientHeight } = element;
  if (top - DAY_HEIGHT < scrollTop) element.scrollTop = top - DAY_HEIGHT;
  else if (top + ENTRY_HEIGHT > scrollTop + clientHeight)
    element.scrollTop = top + ENTRY_HEIGHT - clientHeight;
}

/** The arrow keys move the focus without opening. */
function moveFocus(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const next = links[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
