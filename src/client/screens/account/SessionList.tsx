import { graphql, useFragment } from 'react-relay';
import type { SessionList_account$key } from '../../../../__generated__/SessionList_account.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { revokeOtherSessions } from './revokeOtherSessions';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import rows from '../../ui/rows.module.css';
import { announceToScreenReader } from '../../ui/announce';
import { SessionRow } from './SessionRow';

/** The browsers in which the viewer is signed in. */
export function SessionList({ account }: { account: SessionList_account$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_account on Account {
        sessions {
          id
          ...SessionRow_session
        }
      }
    `,
    account,
  );
  const commit = useImmediateMutation();
  return (
    <>
      <div className={rows.bar}>
        <p>Browsers in which you are signed in. Sessions expire after 30 days without use.</p>
        {sessions.length > 1 && (
          <ConfirmButton
            label="End all other sessions"
            variant="plain"
            title="End all other sessions?"
            confirmLabel="End other sessions"
            commit={() => commit(revokeOtherSessions, {})}
            onDone={() => announceToScreenReader('Other sessions ended')}
          >
            <p>All other browsers have to sign in again. This one stays signed in.</p>
          </ConfirmButton>
        )}
      </div>
      <ul className={rows.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </>
  );
}
