import { type KeyboardEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CanonicalIssueChoice_issue$key } from '../../../../../__generated__/CanonicalIssueChoice_issue.graphql';
import { Button } from '../../../ui/Button';
import { formatCount, capitalize, pluralize } from '../../../ui/format';
import styles from './CanonicalIssueChoice.module.css';
import { RelativeTime } from '../../../ui/RelativeTime';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';

/** Number of issues shown before the user expands the list. */
const OFFERED_ISSUES = 2;

interface KeepChoiceProps {
  issues: readonly {
    id: string;
    issue: CanonicalIssueChoice_issue$key;
    /** Number of votes and comments: the most active issues are offered first. */
    activity: number;
  }[];
  /** Id of the issue that is kept. */
  kept: string;
  /** Id of the issue that the server suggests. */
  suggested: string;
  suggestionReasons: readonly string[];
  onKeep: (id: string) => void;
}

/** Choice of the issue that the others are merged into. */
export function CanonicalIssueChoice({
  issues,
  kept,
  suggested,
  suggestionReasons,
  onKeep,
}: KeepChoiceProps) {
  const [isExpanded, setExpanded] = useState(false);
  const ordered = issues.toSorted(
    (one, other) =>
      Number(other.id === suggested) - Number(one.id === suggested) || other.activity - one.activity,
  );
  const offered = isExpanded
    ? ordered
    : ordered.filter(({ id }, index) => index < OFFERED_ISSUES || id === kept);
  const hiddenCount = ordered.length - offered.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = offered.findIndex(({ id }) => id === kept) + step;
    const chosen = offered[(index + offered.length) % offered.length];
    if (!chosen) return;
    onKeep(chosen.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[offered.indexOf(chosen)]?.focus();
  };
  return (
    <section>
      <h2 id="keep-heading" className={styles.heading}>
        Keep
      </h2>
      <div role="radiogroup" aria-labelledby="keep-heading" onKeyDown={onKeyDown}>
        {offered.map(({ id, issue }) => (
          <KeepOption
            key={id}
            issue={issue}
            reasons={id === suggested ? suggestionReasons : null}
            isKept={id === kept}
            onKeep={() => onKeep(id)}
          />
        ))}
      </div>
      {hiddenCount > 0 && (
        <Button variant="quiet" className={styles.more} onClick={() => setExpanded(true)}>
          {formatCount(hiddenCount)} more
        </Button>
      )}
    </section>
  );
}

interface KeepOptionProps {
  issue: CanonicalIssueChoice_issue$key;
  /** Why the issue is suggested, in words; null: it is not the suggested one. */
  reasons: readonly string[] | null;
  isKept: boolean;
  onKeep: () => void;
}

/** An issue that can be kept, as a radio button. */
function KeepOption({ issue, reasons, isKept, onKeep }: KeepOptionProps) {
  const { key, title, voteCount, commentCount, createdAt, state } = useFragment(
    graphql`
      fragment CanonicalIssueChoice_issue on Issue {
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
