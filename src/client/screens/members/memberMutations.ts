import { graphql } from 'react-relay';
import type { memberMutationsUpdatableQuery } from '../../../../__generated__/memberMutationsUpdatableQuery.graphql';
import type { memberMutationsSetMutation } from '../../../../__generated__/memberMutationsSetMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { memberMutationsRemoveMutation } from '../../../../__generated__/memberMutationsRemoveMutation.graphql';

/**
 * Adds a member to a project or changes the role of a member.
 *
 * @param membershipId id of the membership whose role changes, which is shown before the response; absent: a new member
 */
export const createSetMemberMutation = (
  membershipId?: string,
): MutationDefinition<memberMutationsSetMutation, 'immediate'> => ({
  name: 'setMember',
  delivery: 'immediate',
  document: graphql`
    mutation memberMutationsSetMutation($input: SetMemberInput!) {
      edit: setMember(input: $input) {
        membership {
          ...MemberRow_membership
        }
        # The viewer's permissions change with their own role.
        project {
          ...MemberActions_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { role }) => {
    if (membershipId === undefined) return;
    const { membership } = store.readUpdatableQuery<memberMutationsUpdatableQuery>(
      graphql`
        query memberMutationsUpdatableQuery($id: ID!) @updatable {
          membership: node(id: $id) {
            ... on Membership {
              __typename
              role
            }
          }
        }
      `,
      { id: membershipId },
    ).updatableData;
    if (membership?.__typename === 'Membership') membership.role = role;
  },
});

/** Removes a user, who may be the viewer, from the members of a project. */
export const removeMember: MutationDefinition<memberMutationsRemoveMutation, 'immediate'> = {
  name: 'removeMember',
  delivery: 'immediate',
  document: graphql`
    mutation memberMutationsRemoveMutation($input: RemoveMemberInput!) {
      edit: removeMember(input: $input) {
        # The viewer's permissions change when their own membership ends.
        project {
          ...MemberActions_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
