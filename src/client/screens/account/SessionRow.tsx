import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '../../../../__generated__/SessionRow_session.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { describeUserAgent } from '../../components/describeUserAgent';
import { ListRow } from '../../components/list/ListRow';
import { RelativeTime } from '../../components/RelativeTime';
import { revokeSession } from './revokeSession';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';

/** A browser in which the viewer is signed in. */
export function SessionRow({ session }: { session: SessionRow_session$key }) {
  const { id, current, createdAt, usedAt, address, userAgent } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
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
