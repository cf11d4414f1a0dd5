import { graphql } from 'react-relay';
import type { takeTriageLeaseMutation } from '../../../../__generated__/takeTriageLeaseMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
// Relay's lint rule requires imports of the modules that define the spread fragments.
import {} from './TriageHeader';
import {} from './TriageQueueView';

/**
 * Leases the next issues of the queue for the viewer. The response has all data that the screen shows of them, so that
 * the next issue is in the store before it is current. Not queued while offline: the viewer may have left the screen
 * when the lease is taken.
 */
export const takeTriageLease: MutationDefinition<takeTriageLeaseMutation, 'immediate'> = {
  name: 'takeTriageLease',
  delivery: 'immediate',
  document: graphql`
    mutation takeTriageLeaseMutation($input: TakeTriageLeaseInput!, $query: String) {
      edit: takeTriageLease(input: $input) {
        project {
          triage(query: $query) {
            ...TriageHeader_queue
            ...TriageQueueView_queue
          }
        }
        leases {
          issue {
            id
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (_environment, { query }) => ({ query }),
};
