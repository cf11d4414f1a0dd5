import { graphql } from 'react-relay';
import type { setIssueStateMutation } from '../../../__generated__/setIssueStateMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import { changeLinkedRelayRecord } from '../data/optimisticIssue';

/** Moves an issue to another state of its workflow. */
export const setIssueState: MutationDefinition<setIssueStateMutation, 'queued'> = {
  name: 'setIssueState',
  delivery: 'queued',
  document: graphql`
    mutation setIssueStateMutation($input: SetIssueStateInput!, $onScreen: Boolean!) {
      edit: setIssueState(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(screen: $onScreen, timeline: $onScreen)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { id }) => getTimelineOnScreenVariable(environment, id),
  optimisticUpdater: (store, { id, stateId }) => {
    const issue = store.get(id);
    if (issue) changeLinkedRelayRecord(store, issue, 'state', stateId);
  },
  updater: (store, { id }) => appendNewTimelineItems(store, id),
};
