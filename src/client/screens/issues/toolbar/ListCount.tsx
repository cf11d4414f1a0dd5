import { formatCount } from '../../../ui/format';
import { Skeleton } from '../../../ui/Skeleton';
import type { IssuesView, ViewState } from '../view/IssuesView';
import { countedTotal } from '../view/totalOf';
import styles from './Toolbar.module.css';
import { useAnnouncedCount } from './useAnnouncedCount';

interface Props {
  view: IssuesView;
  state: ViewState;
  pending: boolean;
}

/** `19,774 of 1,048,211 issues`. */
export function ListCount({ view, state, pending }: Props) {
  const total = countedTotal(view, state);
  const all = state.head.status === 'ready' ? (state.head.value?.issueCount ?? null) : null;
  const failed = state.counts.status === 'failed';
  const of = view.list.query === '' || all === null ? '' : ` of ${formatCount(all)}`;
  useAnnouncedCount(total === null || pending ? null : `${formatCount(total)}${of} issues`);
  return (
    <div className={pending ? `${styles.count} ${styles.pending}` : styles.count}>
      {total !== null ? (
        <>
          <strong>{formatCount(total)}</strong>
          <span className={styles.of}>
            {of} {total === 1 && of === '' ? 'issue' : 'issues'}
          </span>
        </>
      ) : failed ? (
        <button type="button" className={styles.retry} onClick={() => view.start()}>
          Could not count; try again
        </button>
      ) : (
        <Skeleton width="120px" line="20px" />
      )}
    </div>
  );
}
