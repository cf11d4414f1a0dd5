import { graphql } from 'react-relay';
import type { milestoneMutationsCreateMutation } from '../../../../__generated__/milestoneMutationsCreateMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { milestoneMutationsUpdatableQuery } from '../../../../__generated__/milestoneMutationsUpdatableQuery.graphql';
import type { milestoneMutationsUpdateMutation } from '../../../../__generated__/milestoneMutationsUpdateMutation.graphql';
import type { milestoneMutationsDeleteMutation } from '../../../../__generated__/milestoneMutationsDeleteMutation.graphql';

export const createMilestone: MutationDefinition<milestoneMutationsCreateMutation, 'queued'> = {
  name: 'createMilestone',
  delivery: 'queued',
  document: graphql`
    mutation milestoneMutationsCreateMutation($input: CreateMilestoneInput!) {
      edit: createMilestone(input: $input) {
        milestone {
          id
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Edits, closes or reopens a milestone. */
export const updateMilestone: MutationDefinition<milestoneMutationsUpdateMutation, 'queued'> = {
  name: 'updateMilestone',
  delivery: 'queued',
  document: graphql`
    mutation milestoneMutationsUpdateMutation($input: UpdateMilestoneInput!) {
      edit: updateMilestone(input: $input) {
        milestone {
          state
          ...MilestoneList_milestone
          ...MilestoneDetails_milestone
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, title, dueOn, closed }) => {
    const { milestone } = store.readUpdatableQuery<milestoneMutationsUpdatableQuery>(
      graphql`
        query milestoneMutationsUpdatableQuery($id: ID!) @updatable {
          milestone: node(id: $id) {
            ... on Milestone {
              __typename
              title
              dueOn
              state
            }
          }
        }
      `,
      { id },
    ).updatableData;
    if (milestone?.__typename !== 'Milestone') return;
    if (title != null) milestone.title = title;
    if (dueOn !== undefined) milestone.dueOn = dueOn;
    if (closed != null) milestone.state = closed ? 'CLOSED' : 'OPEN';
  },
};

/** Deletes a milestone, after a bulk operation has removed its issues from it. */
export const deleteMilestone: MutationDefinition<milestoneMutationsDeleteMutation, 'queued'> = {
  name: 'deleteMilestone',
  delivery: 'queued',
  document: graphql`
    mutation milestoneMutationsDeleteMutation($input: DeleteMilestoneInput!) {
      edit: deleteMilestone(input: $input) {
        operation {
          id
          number
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
