import { graphql, useFragment } from 'react-relay';
import type { SessionList_account$key } from '../../../../__generated__/SessionList_account.graphql';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import rows from '../../ui/rows.module.css';
import { announceToScreenReader } from '../../ui/announce';
import type { SessionList_session$key } from '../../../../__generated__/SessionList_session.graphql';
import { describeUserAgent } from '../../ui/describeUserAgent';
import { ListRow } from '../../components/list/ListRow';
import { RelativeTime } from '../../ui/RelativeTime';
import type { SessionListRevokeMutation } from '../../../../__generated__/SessionListRevokeMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { SessionListRevokeOthersMutation } from '../../../../__generated__/SessionListRevokeOthersMutation.graphql';

/** The browsers in which the viewer is signed in. */
export function SessionList({ account }: { account: SessionList_account$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_account on Account {
        sessions {
          id
          ...SessionList_session
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

/** A browser in which the viewer is signed in. */
function SessionRow({ session }: { session: SessionList_session$key }) {
  const { id, current, createdAt, usedAt, address, userAgent } = useFragment(
    graphql`
      fragment SessionList_session on Session {
        id
        current
        createdAt
        usedAt
        address
        userAgent
      }
    `,
    session,
  );
  const commit = useImmediateMutation();
  const name = describeUserAgent(userAgent ?? '');
  return (
    <ListRow
      name={name}
      tooltip={userAgent ?? undefined}
      badges={current ? ['This session'] : []}
      detail={
        <>
          Last used <RelativeTime dateTime={usedAt} />
          {address && <> from {address}</>} · signed in <RelativeTime dateTime={createdAt} />
        </>
      }
    >
      {!current && (
        <ConfirmButton
          label="End"
          subject={name}
          title={`End the session of ${name}?`}
          confirmLabel="End session"
          commit={() => commit(revokeSession, { id })}
          onDone={() => announceToScreenReader('Session ended')}
        >
          <p>That browser has to sign in again.</p>
        </ConfirmButton>
      )}
    </ListRow>
  );
}

/** Ends a session of the viewer. */
const revokeSession: MutationDefinition<SessionListRevokeMutation, 'immediate'> = {
  name: 'revokeSession',
  delivery: 'immediate',
  document: graphql`
    mutation SessionListRevokeMutation($input: RevokeSessionInput!) {
      edit: revokeSession(input: $input) {
        account {
          ...SessionList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Ends all sessions of the viewer except the current one. */
const revokeOtherSessions: MutationDefinition<SessionListRevokeOthersMutation, 'immediate'> = {
  name: 'revokeOtherSessions',
  delivery: 'immediate',
  document: graphql`
    mutation SessionListRevokeOthersMutation($input: RevokeOtherSessionsInput!) {
      edit: revokeOtherSessions(input: $input) {
        account {
          ...SessionList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
