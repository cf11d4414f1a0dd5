import { PASSWORD_LINK_TTL_MS } from '../../../../shared/limits';
import { CopyableSecret } from '../../../components/CopyableSecret';
import { buildTokenLink } from '../../../auth/linkToken';
import { pluralize } from '../../../ui/format';

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
