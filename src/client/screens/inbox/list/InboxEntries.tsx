import { ErrorBox } from '../../../components/ErrorBox';
import { SectionedLinkList } from '../../../ui/links/SectionedLinkList';
import { useNow } from '../../../ui/useNow';
import type { InboxListEntry } from './inboxListData';
import type { InboxListModel, InboxListState } from './InboxListModel';
import { formatInboxSubject, type InboxSubject } from '../model/inboxUrl';
import { groupByDay } from './groupByDay';
import { InboxEntry } from './InboxEntry';
import { InboxEntriesSkeleton } from './InboxEntriesSkeleton';
import styles from './InboxEntries.module.css';

/** Heights in px: of an entry, and of the heading of a day. */
const HEIGHTS = { entry: 58, heading: 26 };

interface InboxEntriesProps {
  model: InboxListModel;
  list: InboxListState;
  /** Issue or bulk operation opened beside the list; null: none. */
  opened: InboxSubject | null;
  hrefOf: (subject: InboxSubject) => string;
  onOpen: (entry: InboxListEntry) => void;
}

/** The notifications in sections by day. */
export function InboxEntries({ model, list, opened, hrefOf, onOpen }: InboxEntriesProps) {
  const { entries, total, hasNext, error } = list;
  const openedName = opened && formatInboxSubject(opened);
  const current = entries.findIndex(
    ({ subject }) => subject !== null && formatInboxSubject(subject) === openedName,
  );
  const sections = groupByDay(entries, useNow()).map(({ label, first, end }) => ({
    key: label,
    label,
    heading: label,
    first,
    end,
    firstPosition: first + 1,
    setSize: total,
  }));
  return (
    <SectionedLinkList
      entries={entries}
      sections={sections}
      heights={HEIGHTS}
      headingClassName={styles.day}
      current={current}
      opened={openedName}
      hrefOf={({ subject }) => (subject ? hrefOf(subject) : '')}
      renderEntry={({ keys }) => keys && <InboxEntry notification={keys} />}
      onOpen={onOpen}
      onNearEnd={() => model.loadNext()}
      onMounted={(mounted) => model.loadEntries(mounted)}
    >
      {error ? (
        <ErrorBox error={error} onRetry={model.retry} />
      ) : (
        hasNext && <InboxEntriesSkeleton count={3} />
      )}
    </SectionedLinkList>
  );
}
