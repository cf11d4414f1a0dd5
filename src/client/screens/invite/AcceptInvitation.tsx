import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AcceptInvitation_offer$key } from '../../../../__generated__/AcceptInvitation_offer.graphql';
import type { AcceptInvitation_viewer$key } from '../../../../__generated__/AcceptInvitation_viewer.graphql';
import { UserWithAvatar } from '../../components/UserWithAvatar';
import { ROLE_CHOICES, formatRole } from '../../components/roles';
import { clearStoredLinkToken } from '../../auth/linkToken';
import { acceptInvitation } from './acceptInvitation';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { joinErrorMessages } from '../../errors/UserError';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './InviteScreen.module.css';

interface AcceptInvitationProps {
  viewer: AcceptInvitation_viewer$key;
  offer: AcceptInvitation_offer$key;
  token: string;
}

/** Accepts an invitation as the signed-in user. A member with a higher role keeps it. */
export function AcceptInvitation({ viewer, offer, token }: AcceptInvitationProps) {
  const data = useFragment(
    graphql`
      fragment AcceptInvitation_viewer on User {
        ...UserWithAvatar_user
      }
    `,
    viewer,
  );
  const { projectName, role, viewerRole } = useFragment(
    graphql`
      fragment AcceptInvitation_offer on InvitationOffer {
        projectName
        role
        viewerRole
      }
    `,
    offer,
  );
  const isPromotion = !viewerRole || getRoleRank(viewerRole) < getRoleRank(role);
  const environment = useRelayEnvironment();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accept = async () => {
    setSending(true);
    const result = await commitImmediateMutation(environment, acceptInvitation, { secret: token });
    setSending(false);
    if (result.status === 'refused') return setProblem(joinErrorMessages(result.errors));
    clearStoredLinkToken('invite');
    const { project } = result.response.edit;
    // The viewer's permissions have changed, so the next screen is opened with a full page load.
    window.location.assign(project ? `/projects/${project.key}/issues` : '/');
  };
  return (
    <div className={styles.join}>
      <p className={styles.who}>
        {!viewerRole ? 'You join as' : `You already have the role ${formatRole(viewerRole)}:`}{' '}
        <UserWithAvatar user={data} />
      </p>
      <FormErrorMessage error={problem} />
      <p className={styles.answers}>
        <Button variant="primary" autoFocus aria-disabled={sending} onClick={() => !sending && void accept()}>
          {isPromotion ? `Join as ${formatRole(role)}` : `Go to ${projectName}`}
        </Button>
      </p>
      <p className={styles.other}>
        Not you?{' '}
        <a href="/login?next=/invite" className={styles.way}>
          Sign in as another user
        </a>
      </p>
    </div>
  );
}

const getRoleRank = (role: string): number => ROLE_CHOICES.findIndex((choice) => choice === role);
