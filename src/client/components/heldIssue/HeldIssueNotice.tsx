import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HeldIssueNotice_issue$key } from '../../../../__generated__/HeldIssueNotice_issue.graphql';
import { joinErrorMessages } from '../../errors/UserError';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { updateIssue } from '../../mutations/updateIssue';
import { buildIssueKeyHref } from '../issueHref';
import { PermittedButton } from '../PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../pickers/fields';
import styles from './HeldIssueNotice.module.css';

/** Notice that an issue is held for triage, with a button for triagers that releases it. */
export function HeldIssueNotice({ issue }: { issue: HeldIssueNotice_issue$key }) {
  const { id, key, isHeld, isGone, viewerCan } = useFragment(
    graphql`
      fragment HeldIssueNotice_issue on Issue {
        id
        key
        isHeld
        isGone
        viewerCan
      }
    `,
    issue,
  );
  const mutationQueue = useMutationQueue();
  const [error, setError] = useState<string | null>(null);
  if (!isHeld || isGone) return null;
  const release = async () => {
    setError(null);
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(updateIssue, { id, held: false }),
      {
        summary: `${key}: released`,
        href: buildIssueKeyHref(key),
        inverse: createQueuedMutation(updateIssue, { id, held: true, undo: true }),
      },
    );
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  return (
    <div className={styles.notice} role="note" aria-label="Held for triage">
      <Hourglass size={14} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b>Held for triage.</b> Only the author and triagers are notified of this issue until it is accepted
        or released.
        {error !== null && <span role="alert"> {error}</span>}
      </p>
      <PermittedButton
        permitted={viewerCan.includes('TRIAGE')}
        requirement={TRIAGER_REQUIRED_MESSAGE}
        command="issue.release"
        onClick={() => void release()}
      >
        Release
      </PermittedButton>
    </div>
  );
}
