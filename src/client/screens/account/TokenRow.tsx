import { graphql, useFragment } from 'react-relay';
import type { TokenRow_token$key } from '../../../../__generated__/TokenRow_token.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { RelativeTime } from '../../components/RelativeTime';
import { revokeApiToken } from './revokeApiToken';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announce } from '../../ui/announce';
import { formatDate } from '../../ui/format';
import rows from '../../ui/rows.module.css';
import { useNow } from '../../ui/useNow';

/** A token: what it is for, whether it is used, and until when. Never its secret. */
export function TokenRow({ token }: { token: TokenRow_token$key }) {
  const { id, name, scope, createdAt, usedAt, expiresAt } = useFragment(
    graphql`
      fragment TokenRow_token on ApiToken {
        id
        name
        scope
        createdAt
        usedAt
        expiresAt
      }
    `,
    token,
  );
  const commit = useImmediateMutation();
  const end = expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY;
  const isOver = useNow() >= end;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{name}</span>
          <span className={rows.badge}>{scope.toLowerCase()}</span>
          {isOver && <span className={rows.badge}>over</span>}
        </p>
        <p className={rows.more}>
          {usedAt ? (
            <>
              Used <RelativeTime dateTime={usedAt} />
            </>
          ) : (
            'Never used'
          )}{' '}
          · made <RelativeTime dateTime={createdAt} />
          {expiresAt ? ` · ${isOver ? 'ended' : 'ends'} ${formatDate(end)}` : ' · has no end'}
        </p>
      </div>
      <ConfirmButton
        label="Revoke"
        subject={name}
        title={`Revoke “${name}”?`}
        confirmLabel="Revoke it"
        commit={() => commit(revokeApiToken, { id })}
        onDone={() => announce('The token is revoked.')}
      >
        <p>What uses it stops working at once. This cannot be taken back; a new token can be made.</p>
      </ConfirmButton>
    </li>
  );
}
