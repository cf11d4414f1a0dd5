import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { type IEnvironment, ROOT_ID } from 'relay-runtime';
import type { OpenPersonClaims_query$key } from '../../../../../__generated__/OpenPersonClaims_query.graphql';
import type { OpenPersonClaimsPageQuery } from '../../../../../__generated__/OpenPersonClaimsPageQuery.graphql';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import rows from '../../../ui/rows.module.css';
import styles from './OpenPersonClaims.module.css';
import type { OpenPersonClaims_claim$key } from '../../../../../__generated__/OpenPersonClaims_claim.graphql';
import { ConfirmButton } from '../../../components/permissions/ConfirmButton';
import { ListRow } from '../../../components/list/ListRow';
import { buildPersonHref } from '../../../navigation/hrefs';
import { RelativeTime } from '../../../ui/RelativeTime';
import { getLoadedConnectionIds } from '../../../data/loadedConnections';
import { useImmediateMutation } from '../../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../../ui/announce';
import type { OpenPersonClaimsApproveMutation } from '../../../../../__generated__/OpenPersonClaimsApproveMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import type { OpenPersonClaimsDeclineMutation } from '../../../../../__generated__/OpenPersonClaimsDeclineMutation.graphql';

const CLAIMS_PAGE_SIZE = 20;

/** Renders the open claims of users to be imported people, oldest first, or nothing if there are none. */
export function OpenPersonClaims({ query }: { query: OpenPersonClaims_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OpenPersonClaimsPageQuery,
    OpenPersonClaims_query$key
  >(
    graphql`
      fragment OpenPersonClaims_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OpenPersonClaimsPageQuery") {
        personClaims(first: $count, after: $cursor) @connection(key: "OpenPersonClaims_personClaims") {
          edges {
            node {
              id
              ...OpenPersonClaims_claim
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.personClaims;
  if (edges.length === 0) return null;
  return (
    <section className={styles.claims} aria-labelledby="person-claims">
      <h2 id="person-claims" className={rows.heading}>
        Claims for imported people
      </h2>
      <ul className={rows.rows}>
        {edges.map(({ node }) => (
          <OpenPersonClaimRow key={node.id} claim={node} />
        ))}
      </ul>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(CLAIMS_PAGE_SIZE)}
      />
    </section>
  );
}

/** Renders the claim of a user to be an imported person, with buttons to approve or decline it. */
function OpenPersonClaimRow({ claim }: { claim: OpenPersonClaims_claim$key }) {
  const { id, claimant, person, system, createdAt } = useFragment(
    graphql`
      fragment OpenPersonClaims_claim on PersonClaim {
        id
        system
        createdAt
        claimant {
          login
          name
        }
        person {
          login
          name
        }
      }
    `,
    claim,
  );
  const commit = useImmediateMutation();
  const subject = `${claimant.login}’s claim to be ${person.login}`;
  return (
    <ListRow
      name={`${claimant.login} claims to be ${person.login}`}
      href={buildPersonHref(person.login)}
      detail={
        <>
          {claimant.name}
          {person.name !== person.login && ` · imported as ${person.name}`}
          {system !== null && ` · from ${system}`} · claimed <RelativeTime dateTime={createdAt} />
        </>
      }
    >
      <div className={rows.controls}>
        <ConfirmButton
          label="Approve"
          subject={subject}
          title={`Is ${claimant.login} the imported person ${person.login}?`}
          confirmLabel="Approve"
          commit={() => commit(approvePersonClaim, { id })}
          onDone={() => announceToScreenReader('Claim approved')}
        >
          <p>
            All issues, comments, assignments and other changes of {person.login} are moved to{' '}
            {claimant.login}, and later imports use this account. {claimant.login} gets no permissions, but
            can edit their own issues and comments where they can read them. Other claims to be {person.login}{' '}
            are declined. This cannot be undone.
          </p>
        </ConfirmButton>
        <ConfirmButton
          label="Decline"
          subject={subject}
          title={`Decline ${subject}?`}
          confirmLabel="Decline"
          commit={() => commit(declinePersonClaim, { id })}
          onDone={() => announceToScreenReader('Claim declined')}
        >
          <p>
            Nothing is changed. {claimant.login} sees that the claim was declined, and can make another one.
          </p>
        </ConfirmButton>
      </div>
    </ListRow>
  );
}

/** Approves a claim to be an imported person. Other open claims to be this person are declined. */
const approvePersonClaim: MutationDefinition<OpenPersonClaimsApproveMutation, 'immediate'> = {
  name: 'approvePersonClaim',
  delivery: 'immediate',
  document: graphql`
    mutation OpenPersonClaimsApproveMutation($input: ApprovePersonClaimInput!, $connections: [ID!]!) {
      edit: approvePersonClaim(input: $input) {
        claim {
          id @deleteEdge(connections: $connections)
          state
        }
        declinedClaims {
          id @deleteEdge(connections: $connections)
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: getOpenClaimsVariable,
};

const declinePersonClaim: MutationDefinition<OpenPersonClaimsDeclineMutation, 'immediate'> = {
  name: 'declinePersonClaim',
  delivery: 'immediate',
  document: graphql`
    mutation OpenPersonClaimsDeclineMutation($input: DeclinePersonClaimInput!, $connections: [ID!]!) {
      edit: declinePersonClaim(input: $input) {
        claim {
          id @deleteEdge(connections: $connections)
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: getOpenClaimsVariable,
};

/** Variable of both mutations: the list of open claims, which loses the decided ones. */
function getOpenClaimsVariable(environment: IEnvironment): { connections: string[] } {
  return { connections: getLoadedConnectionIds(environment, ROOT_ID, 'OpenPersonClaims_personClaims') };
}
