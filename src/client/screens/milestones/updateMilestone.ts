import { graphql } from 'react-relay';
import type { updateMilestoneMutation } from '../../../../__generated__/updateMilestoneMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Edits, closes or reopens a milestone. */
export const updateMilestone: MutationDefinition<updateMilestoneMutation, 'queued'> = {
  name: 'updateMilestone',
  delivery: 'queued',
  document: graphql`
    mutation updateMilestoneMutation($input: UpdateMilestoneInput!) {
      edit: updateMilestone(input: $input) {
        milestone {
          state
          ...MilestoneRow_milestone
          ...MilestoneDetails_milestone
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, title, dueOn, closed }) => {
    const milestone = store.get(id);
    if (title != null) milestone?.setValue(title, 'title');
    if (dueOn !== undefined) milestone?.setValue(dueOn, 'dueOn');
    if (closed != null) milestone?.setValue(closed ? 'CLOSED' : 'OPEN', 'state');
  },
};
