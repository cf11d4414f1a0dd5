import { Hourglass } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { HeldIssueNotice_issue$key } from '../../../../__generated__/HeldIssueNotice_issue.graphql';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { PermittedButton } from '../permissions/PermittedButton';
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
  const { error, track } = useMutationStatus();
  if (!isHeld || isGone) return null;
  const release = () => {
    const { mutation, inverse } = createIssueUpdate(id, { held: false }, { held: true });
    const committed = mutationQueue.commitMutation(mutation, {
      summary: `${key}: released`,
      href: buildIssueKeyHref(key),
      inverse,
    });
    void track(committed);
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
        onClick={release}
      >
        Release
      </PermittedButton>
    </div>
  );
}
