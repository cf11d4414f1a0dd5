import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '../../../../__generated__/SessionRow_session.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { RelativeTime } from '../../components/RelativeTime';
import { describeUserAgent } from '../../components/describeUserAgent';
import { revokeSession } from './revokeSession';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announce } from '../../ui/announce';
import rows from '../../ui/rows.module.css';

/** A browser that one is signed in with. */
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
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name} title={userAgent ?? undefined}>
            {name}
          </span>
          {current && <span className={rows.badge}>This one</span>}
        </p>
        <p className={rows.more}>
          Used <RelativeTime dateTime={usedAt} />
          {address && <> from {address}</>} · signed in <RelativeTime dateTime={createdAt} />
        </p>
      </div>
      {!current && (
        <ConfirmButton
          label="End"
          subject={name}
          title={`End the session of ${name}?`}
          confirmLabel="End it"
          commit={() => commit(revokeSession, { id })}
          onDone={() => announce('The session has ended.')}
        >
          <p>That browser asks for your password again.</p>
        </ConfirmButton>
      )}
    </li>
  );
}
