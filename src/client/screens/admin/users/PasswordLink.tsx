import { graphql } from 'react-relay';
import { PASSWORD_LINK_TTL_MS } from '../../../../shared/limits';
import { CopyableSecret } from '../../../ui/copy/CopyableSecret';
import { buildTokenLink } from '../../../auth/linkToken';
import { pluralize } from '../../../ui/format';
import type { PasswordLinkMutation } from '../../../../../__generated__/PasswordLinkMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

interface PasswordLinkProps {
  login: string;
  secret: string;
  onDone: () => void;
}

/** The link with which a user chooses a password, for the administrator to pass on. */
export function PasswordLink({ login, secret, onDone }: PasswordLinkProps) {
  return (
    <CopyableSecret
      label={`Password link for ${login}`}
      secret={buildTokenLink('password', secret)}
      onDone={onDone}
    >
      Copy the link now and send it to {login}: it is not shown again. It works once, within{' '}
      {pluralize(PASSWORD_LINK_TTL_MS / 3_600_000, 'hour')}. Anyone with the link can set the password.
    </CopyableSecret>
  );
}

/** Creates a link with which a user chooses a password. The response contains its secret; it cannot be read later. */
export const createPasswordLink: MutationDefinition<PasswordLinkMutation, 'immediate'> = {
  name: 'createPasswordLink',
  delivery: 'immediate',
  document: graphql`
    mutation PasswordLinkMutation($input: CreatePasswordLinkInput!) {
      edit: createPasswordLink(input: $input) {
        secret
        errors {
          ...userError_error
        }
      }
    }
  `,
};
