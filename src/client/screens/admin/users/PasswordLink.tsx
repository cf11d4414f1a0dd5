import { PASSWORD_LINK_TTL } from '../../../../shared/limits';
import { SecretOnce } from '../../../components/SecretOnce';
import { linkUrl } from '../../../auth/linkToken';
import { pluralize } from '../../../ui/format';

interface Props {
  login: string;
  secret: string;
  onDone: () => void;
}

/** A link by which somebody chooses a password, to be handed to them. */
export function PasswordLink({ login, secret, onDone }: Props) {
  return (
    <SecretOnce label={`The link for ${login}`} secret={linkUrl('password', secret)} onDone={onDone}>
      Copy it now and give it to {login}: it is not shown again. By it they choose a password, once, within{' '}
      {pluralize(PASSWORD_LINK_TTL / 3_600_000, 'hour')}; whoever else has it could do so too.
    </SecretOnce>
  );
}
