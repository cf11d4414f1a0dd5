import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../ui/format';
import styles from './MergedIssuesChoice.module.css';
import type { MergedIssuesChoice_member$key } from '../../../../../__generated__/MergedIssuesChoice_member.graphql';
import { DuplicateScore } from '../../../components/duplicates/DuplicateScore';
import { IssueTitle } from '../../../components/issues/IssueTitle';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';

interface MergeChoiceProps {
  options: readonly (MergeOptionProps & { id: string })[];
  tickedCount: number;
}

/** The other issues of the cluster, of which the ticked ones are merged. */
export function MergedIssuesChoice({ options, tickedCount }: MergeChoiceProps) {
  return (
    <section className={styles.choice} aria-labelledby="merge-heading">
      <header className={styles.heading}>
        <h2 id="merge-heading">Issues to merge</h2>
        <span>
          {formatCount(tickedCount)} of {formatCount(options.length)} ticked
        </span>
      </header>
      <ul>
        {options.map(({ id, ...option }) => (
          <MergeOption key={id} {...option} />
        ))}
      </ul>
    </section>
  );
}

interface MergeOptionProps {
  member: MergedIssuesChoice_member$key;
  issueKey: string;
  /** Whether the issue can be closed as a duplicate. */
  isOpen: boolean;
  isTicked: boolean;
  /** Whether the issue is compared with the one that is kept. */
  isCompared: boolean;
  onTick: () => void;
  onCompare: () => void;
}

/** An issue that can be merged: its checkbox, and a button that compares it. */
function MergeOption({
  member,
  issueKey,
  isOpen,
  isTicked,
  isCompared,
  onTick,
  onCompare,
}: MergeOptionProps) {
  const { score, issue } = useFragment(
    graphql`
      fragment MergedIssuesChoice_member on DuplicateClusterMember {
        score
        issue {
          title
          state {
            ...WorkflowStateIcon_state
          }
        }
      }
    `,
    member,
  );
  return (
    <li className={isCompared ? `${styles.option} ${styles.compared}` : styles.option}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isTicked}
        aria-label={`Merge ${issueKey}`}
        disabled={!isOpen}
        title={isOpen ? undefined : 'Closed issues cannot be merged'}
        className={styles.tick}
        data-command={isCompared ? 'select.toggle' : undefined}
        onClick={onTick}
      >
        <span className={styles.box}>
          {isTicked && <Check size={10} strokeWidth={3} aria-hidden="true" />}
        </span>
      </button>
      <button
        type="button"
        className={styles.compare}
        aria-current={isCompared || undefined}
        onClick={onCompare}
      >
        <WorkflowStateIcon state={issue.state} labelled />
        <span className={styles.title}>
          <IssueTitle title={issue.title} />
        </span>
        <span className={styles.details}>
          <span>{issueKey}</span>
          <DuplicateScore score={score} />
        </span>
      </button>
    </li>
  );
}
