import { graphql, useFragment } from 'react-relay';
import type { ImportedPersonRow_user$key } from '../../../../__generated__/ImportedPersonRow_user.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { CancelPersonClaimButton } from '../../components/people/CancelPersonClaimButton';
import { useIsAnonymousVisitor } from '../../components/useIsAnonymousVisitor';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { claimPerson } from './claimPerson';

/**
 * Renders an imported person, the state of the viewer's claim to be this person, and the button to make or cancel it.
 */
export function ImportedPersonRow({ user }: { user: ImportedPersonRow_user$key }) {
  const { id, login, viewerClaim } = useFragment(
    graphql`
      fragment ImportedPersonRow_user on User {
        id
        login
        viewerClaim {
          state
          ...CancelPersonClaimButton_claim
        }
      }
    `,
    user,
  );
  const commit = useImmediateMutation();
  const isVisitor = useIsAnonymousVisitor();
  const isOpen = viewerClaim?.state === 'OPEN';
  return (
    <ListRow
      name={login}
      badges={['Imported']}
      detail={
        isOpen
          ? 'You claim to be this person. An administrator will decide.'
          : viewerClaim?.state === 'DECLINED'
            ? 'An administrator has declined your claim.'
            : 'Known only from an import. Is this you in the other tracker?'
      }
    >
      {isOpen ? (
        <CancelPersonClaimButton claim={viewerClaim} />
      ) : (
        <ConfirmButton
          label="This is me"
          subject={login}
          title={`Claim to be ${login}?`}
          confirmLabel="Send claim"
          isHarmless
          permitted={!isVisitor}
          requirement=""
          commit={() => commit(claimPerson, { userId: id })}
          onDone={() => announceToScreenReader('Claim sent')}
        >
          <p>
            An administrator decides whether you are {login}. After the approval, all issues, comments,
            assignments and other changes of {login} are yours, and so are those of later imports. Your
            permissions stay the same. An approval cannot be undone.
          </p>
        </ConfirmButton>
      )}
    </ListRow>
  );
}
