import { ArrowBigUp, Eye } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IssueMarks_issue$key } from '../../../../__generated__/IssueMarks_issue.graphql';
import { Tooltip } from '../../ui/Tooltip';
import { usePermissionProblem } from '../../components/usePermissionProblem';
import { useResumeAction } from '../../components/useResumeAction';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { setVote } from './setVote';
import { setWatch } from './setWatch';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { formatCount } from '../../ui/format';
import styles from './IssueMarks.module.css';

/** Voting for it, and watching it. */
export function IssueMarks({ issue }: { issue: IssueMarks_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueMarks_issue on Issue {
        id
        key
        voteCount
        viewerHasVoted
        viewerIsWatching
        isGone
        viewerCan
      }
    `,
    issue,
  );
  const edits = useMutationQueue();
  const { pathname: href } = useLocation();
  const { id: issueId, key, viewerHasVoted: voted, viewerIsWatching: watching } = data;
  const permitted = data.viewerCan.includes('VOTE');
  if (data.isGone) return null;

  const vote = () =>
    void edits.commit(queuedMutation(setVote, { issueId, voted: !voted }), {
      summary: `${key}: ${voted ? 'no longer voted for' : 'voted for'}`,
      href,
      inverse: queuedMutation(setVote, { issueId, voted }),
    });
  const watch = () =>
    void edits.commit(queuedMutation(setWatch, { issueId, watching: !watching }), {
      summary: `${key}: ${watching ? 'no longer watched' : 'watched'}`,
      href,
      inverse: queuedMutation(setWatch, { issueId, watching }),
    });
  return (
    <div className={styles.marks}>
      <Mark wish={`vote.${issueId}`} pressed={voted} permitted={permitted} onClick={vote}>
        <ArrowBigUp size={15} strokeWidth={1.75} aria-hidden="true" />
        {voted ? 'Voted' : 'Vote'}
        {data.voteCount > 0 && <span className={styles.count}>{formatCount(data.voteCount)}</span>}
      </Mark>
      <Mark wish={`watch.${issueId}`} pressed={watching} permitted={permitted} onClick={watch}>
        <Eye size={15} strokeWidth={1.75} aria-hidden="true" />
        {watching ? 'Watching' : 'Watch'}
      </Mark>
    </div>
  );
}

interface MarkProps {
  wish: string;
  pressed: boolean;
  permitted: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Mark({ wish, pressed, permitted, onClick, children }: MarkProps) {
  const refused = usePermissionProblem(
    permitted,
    'Only readers and those above them can vote and watch.',
    wish,
  );
  const mark = useRef<HTMLButtonElement>(null);
  useResumeAction(wish, () => {
    mark.current?.focus();
    // Who has done so before meant no more than that.
    if (permitted && !pressed) onClick();
  });
  const button = (
    <button
      ref={mark}
      type="button"
      className={styles.mark}
      aria-pressed={pressed}
      onClick={onClick}
      {...refused?.controlProps}
    >
      {children}
    </button>
  );
  return refused ? <Tooltip text={refused.message}>{button}</Tooltip> : button;
}
