import { CalendarDays, ChevronDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../../../ui/format';
import { FacetIcon } from '../facets/FacetIcon';
import styles from './GroupHeading.module.css';
import { getGroupingFacetField } from '../../../../shared/issueList/grouping';
import { useIssueListContext } from './useListOnScreen';

/** Heading of a group of issues: icon, label and issue count. */
export function GroupHeading({ group: index }: { group: number }) {
  const { store, rows } = useIssueListContext();
  const { head } = useSyncExternalStore(store.subscribe, store.getState);
  const { key, label, count, color } = rows.groups[index]!;
  const field = getGroupingFacetField(store.list.group);
  const states = head.status === 'ready' ? head.value?.states : null;
  return (
    <>
      <ChevronDown
        size={14}
        strokeWidth={2}
        aria-hidden="true"
        className={rows.isGroupCollapsed(index) ? `${styles.chevron} ${styles.collapsed}` : styles.chevron}
      />
      {field === null ? (
        <CalendarDays size={14} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <FacetIcon
          field={field}
          value={key === '' ? null : label}
          color={color ?? null}
          state={states?.get(label) ?? null}
        />
      )}
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{formatCount(count)}</span>
      <button
        type="button"
        tabIndex={-1}
        data-select=""
        aria-label="Select all issues of the group"
        className={styles.select}
      />
    </>
  );
}
