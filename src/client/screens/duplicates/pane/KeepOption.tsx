import { graphql, useFragment } from 'react-relay';
import type { KeepOption_issue$key } from '../../../../../__generated__/KeepOption_issue.graphql';
import { RelativeTime } from '../../../components/RelativeTime';
import { WorkflowStateIcon } from '../../../components/WorkflowStateIcon';
import { capitalize, pluralize } from '../../../ui/format';
import styles from './KeepChoice.module.css';

interface KeepOptionProps {
  issue: KeepOption_issue$key;
  /** Why the issue is suggested, in words; null: it is not the suggested one. */
  reasons: readonly string[] | null;
  isKept: boolean;
  onKeep: () => void;
}

/** An issue that can be kept, as a radio button. */
export function KeepOption({ issue, reasons, isKept, onKeep }: KeepOptionProps) {
  const { key, title, voteCount, commentCount, createdAt, state } = useFragment(
    graphql`
      fragment KeepOption_issue on Issue {
        key
        title
        voteCount
        commentCount
        createdAt
        state {
          ...WorkflowStateIcon_state
        }
      }
    `,
    issue,
  );
  const words = reasons?.join(', ') ?? '';
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isKept}
      tabIndex={isKept ? 0 : -1}
      className={isKept ? `${styles.option} ${styles.kept}` : styles.option}
      title={title}
      onClick={onKeep}
    >
      <span className={styles.radio} />
      <span className={styles.issue}>
        <WorkflowStateIcon state={state} labelled />
        <b>{key}</b>
        {reasons && <span className={styles.suggested}>Suggested</span>}
      </span>
      <span className={styles.reasons}>
        {words ? (
          capitalize(words)
        ) : (
          <>
            {pluralize(voteCount, 'vote')}, {pluralize(commentCount, 'comment')},{' '}
            <RelativeTime dateTime={createdAt} />
          </>
        )}
      </span>
    </button>
  );
}
