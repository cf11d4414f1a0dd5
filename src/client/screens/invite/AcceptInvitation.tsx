import { graphql, useFragment } from 'react-relay';
import type { AcceptInvitation_offer$key } from '../../../../__generated__/AcceptInvitation_offer.graphql';
import type { AcceptInvitation_viewer$key } from '../../../../__generated__/AcceptInvitation_viewer.graphql';
import { UserWithAvatar } from '../../components/people/UserWithAvatar';
import { ROLE_CHOICES, formatRole } from '../../components/permissions/roles';
import { clearStoredLinkToken } from '../../auth/linkToken';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './InviteScreen.module.css';
import type { AcceptInvitationMutation } from '../../../../__generated__/AcceptInvitationMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

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
  const commit = useImmediateMutation();
  const { error, isPending, track } = useMutationStatus();
  const accept = async () => {
    const result = await track(commit(acceptInvitation, { secret: token }));
    if (result.status === 'refused') return;
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
      <FormErrorMessage error={error} />
      <p className={styles.answers}>
        <Button
          variant="primary"
          autoFocus
          aria-disabled={isPending}
          onClick={() => !isPending && void accept()}
        >
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

/** Makes the viewer a member of the project of an invitation. */
const acceptInvitation: MutationDefinition<AcceptInvitationMutation, 'immediate'> = {
  name: 'acceptInvitation',
  delivery: 'immediate',
  document: graphql`
    mutation AcceptInvitationMutation($input: AcceptInvitationInput!) {
      edit: acceptInvitation(input: $input) {
        project {
          key
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
