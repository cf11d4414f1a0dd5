import { ArrowBigUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VoteAndWatch_issue$key } from '../../../../__generated__/VoteAndWatch_issue.graphql';
import { Tooltip } from '../../ui/Tooltip';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { usePermissionProblem } from '../permissions/PermittedButton';
import { useResumeAction } from '../../auth/useResumeAction';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { setVote } from './setVote';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { formatCount } from '../../ui/format';
import styles from './VoteAndWatch.module.css';
import { WatchMenu } from './WatchMenu';

/** Button with which the viewer votes for an issue, and the menu of its watch levels. */
export function VoteAndWatch({ issue }: { issue: VoteAndWatch_issue$key }) {
  const data = useFragment(
    graphql`
      fragment VoteAndWatch_issue on Issue {
        id
        key
        voteCount
        viewerHasVoted
        isGone
        viewerCan
        ...WatchMenu_issue
      }
    `,
    issue,
  );
  const mutationQueue = useMutationQueue();
  const { id: issueId, key, viewerHasVoted: voted } = data;
  const href = buildIssueKeyHref(key);
  const permitted = data.viewerCan.includes('VOTE');
  if (data.isGone) return null;

  const vote = () =>
    void mutationQueue.commitMutation(createQueuedMutation(setVote, { issueId, voted: !voted }), {
      summary: `${key}: ${voted ? 'vote removed' : 'voted'}`,
      href,
      inverse: createQueuedMutation(setVote, { issueId, voted }),
    });
  return (
    <div className={styles.toggles}>
      <ToggleButton resumeAction={`vote.${issueId}`} pressed={voted} permitted={permitted} onClick={vote}>
        <ArrowBigUp size={15} strokeWidth={1.75} aria-hidden="true" />
        {voted ? 'Voted' : 'Vote'}
        {data.voteCount > 0 && <span className={styles.count}>{formatCount(data.voteCount)}</span>}
      </ToggleButton>
      <WatchMenu issue={data} />
    </div>
  );
}

interface ToggleButtonProps {
  /** Key under which a click is remembered while the user signs in, to be repeated afterwards. */
  resumeAction: string;
  pressed: boolean;
  permitted: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToggleButton({ resumeAction, pressed, permitted, onClick, children }: ToggleButtonProps) {
  const problem = usePermissionProblem(permitted, 'Requires the reader role or higher', resumeAction);
  const toggle = useRef<HTMLButtonElement>(null);
  useResumeAction(resumeAction, () => {
    toggle.current?.focus();
    // A click that is repeated after the sign-in must not remove a vote or watch that the user already had.
    if (permitted && !pressed) onClick();
  });
  const button = (
    <button
      ref={toggle}
      type="button"
      className={styles.toggle}
      data-command="issue.vote"
      aria-pressed={pressed}
      onClick={onClick}
      {...problem?.controlProps}
    >
      {children}
    </button>
  );
  return problem ? <Tooltip text={problem.message}>{button}</Tooltip> : button;
}
