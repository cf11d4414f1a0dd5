import { graphql, useFragment } from 'react-relay';
import type { ImportedPeople_person$key } from '../../../../__generated__/ImportedPeople_person.graphql';
import rows from '../../ui/rows.module.css';
import styles from './PersonScreen.module.css';
import type { ImportedPeople_user$key } from '../../../../__generated__/ImportedPeople_user.graphql';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { CancelPersonClaimButton } from '../../components/people/CancelPersonClaimButton';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import type { ImportedPeopleClaimMutation } from '../../../../__generated__/ImportedPeopleClaimMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Renders the imported people with this login, each with a button to claim to be this person. */
export function ImportedPeople({ person }: { person: ImportedPeople_person$key }) {
  const { importedPeople } = useFragment(
    graphql`
      fragment ImportedPeople_person on Person {
        importedPeople {
          id
          ...ImportedPeople_user
        }
      }
    `,
    person,
  );
  if (importedPeople.length === 0) return null;
  return (
    <ul className={`${rows.rows} ${styles.imported}`} aria-label="Imported people">
      {importedPeople.map((user) => (
        <ImportedPersonRow key={user.id} user={user} />
      ))}
    </ul>
  );
}

/**
 * Renders an imported person, the state of the viewer's claim to be this person, and the button to make or cancel it.
 */
function ImportedPersonRow({ user }: { user: ImportedPeople_user$key }) {
  const { id, login, viewerClaim } = useFragment(
    graphql`
      fragment ImportedPeople_user on User {
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

/** Creates a claim of the viewer to be an imported person, which administrators decide. */
const claimPerson: MutationDefinition<ImportedPeopleClaimMutation, 'immediate'> = {
  name: 'claimPerson',
  delivery: 'immediate',
  document: graphql`
    mutation ImportedPeopleClaimMutation($input: ClaimPersonInput!) {
      edit: claimPerson(input: $input) {
        claim {
          person {
            ...ImportedPeople_user
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
