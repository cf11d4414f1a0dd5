import { graphql, useFragment } from 'react-relay';
import type { ApiTokenListRow_token$key } from '../../../../__generated__/ApiTokenListRow_token.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { RelativeTime } from '../../components/RelativeTime';
import { revokeApiToken } from './revokeApiToken';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { formatDate } from '../../ui/format';
import { useNow } from '../../ui/useNow';

/** The scope of a token as text: `Read`. */
const formatApiTokenScope = (scope: string): string => scope.charAt(0) + scope.slice(1).toLowerCase();

/** An API token: name, scope, last use and expiry. The secret is not available after creation. */
export function ApiTokenListRow({ token }: { token: ApiTokenListRow_token$key }) {
  const { id, name, scope, createdAt, usedAt, expiresAt } = useFragment(
    graphql`
      fragment ApiTokenListRow_token on ApiToken {
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
  const expiry = expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY;
  const isExpired = useNow() >= expiry;
  return (
    <ListRow
      name={name}
      badges={[formatApiTokenScope(scope), ...(isExpired ? ['Expired'] : [])]}
      detail={
        <>
          {usedAt ? (
            <>
              Last used <RelativeTime dateTime={usedAt} />
            </>
          ) : (
            'Never used'
          )}{' '}
          · created <RelativeTime dateTime={createdAt} />
          {expiresAt ? ` · ${isExpired ? 'expired' : 'expires'} ${formatDate(expiry)}` : ' · never expires'}
        </>
      }
    >
      <ConfirmButton
        label="Revoke"
        subject={name}
        title={`Revoke the token “${name}”?`}
        confirmLabel="Revoke token"
        commit={() => commit(revokeApiToken, { id })}
        onDone={() => announceToScreenReader('Token revoked')}
      >
        <p>Scripts that use it stop working immediately. This cannot be undone.</p>
      </ConfirmButton>
    </ListRow>
  );
}
