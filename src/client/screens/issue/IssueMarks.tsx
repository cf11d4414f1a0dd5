import { ArrowBigUp, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IssueMarks_issue$key } from '../../../../__generated__/IssueMarks_issue.graphql';
import { Tooltip } from '../../ui/Tooltip';
import { useRefusal } from '../../components/useRefusal';
import { stepOf } from '../../mutations/Edit';
import { setVote } from '../../mutations/setVote';
import { setWatch } from '../../mutations/setWatch';
import { useEdits } from '../../mutations/useEdits';
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
  const edits = useEdits();
  const { pathname: href } = useLocation();
  const { id: issueId, key, viewerHasVoted: voted, viewerIsWatching: watching } = data;
  const permitted = data.viewerCan.includes('VOTE');
  if (data.isGone) return null;

  const vote = () =>
    void edits.commit(stepOf(setVote, { issueId, voted: !voted }), {
      words: `${key}: ${voted ? 'no longer voted for' : 'voted for'}`,
      href,
      inverse: stepOf(setVote, { issueId, voted }),
    });
  const watch = () =>
    void edits.commit(stepOf(setWatch, { issueId, watching: !watching }), {
      words: `${key}: ${watching ? 'no longer watched' : 'watched'}`,
      href,
      inverse: stepOf(setWatch, { issueId, watching }),
    });
  return (
    <div className={styles.marks}>
      <Mark pressed={voted} permitted={permitted} onClick={vote}>
        <ArrowBigUp size={15} strokeWidth={1.75} aria-hidden="true" />
        {voted ? 'Voted' : 'Vote'}
        {data.voteCount > 0 && <span className={styles.count}>{formatCount(data.voteCount)}</span>}
      </Mark>
      <Mark pressed={watching} permitted={permitted} onClick={watch}>
        <Eye size={15} strokeWidth={1.75} aria-hidden="true" />
        {watching ? 'Watching' : 'Watch'}
      </Mark>
    </div>
  );
}

interface MarkProps {
  pressed: boolean;
  permitted: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Mark({ pressed, permitted, onClick, children }: MarkProps) {
  const refused = useRefusal(permitted, 'Only readers and those above them can vote and watch.');
  const button = (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={pressed}
      onClick={onClick}
      {...refused?.control}
    >
      {children}
    </button>
  );
  return refused ? <Tooltip text={refused.words}>{button}</Tooltip> : button;
}
