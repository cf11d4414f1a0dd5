import { graphql, useFragment } from 'react-relay';
import type { SessionList_account$key } from '../../../../__generated__/SessionList_account.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { revokeOtherSessions } from './revokeOtherSessions';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import rows from '../../ui/rows.module.css';
import { announce } from '../../ui/announce';
import { SessionRow } from './SessionRow';

/** Where one is signed in. */
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
        <p>Where you are signed in. A session that is not used for 30 days ends by itself.</p>
        {sessions.length > 1 && (
          <ConfirmButton
            label="End all others"
            variant="plain"
            title="End all other sessions?"
            confirmLabel="End them"
            commit={() => commit(revokeOtherSessions, {})}
            onDone={() => announce('The other sessions have ended.')}
          >
            <p>Every other browser asks for your password again. This one stays signed in.</p>
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
