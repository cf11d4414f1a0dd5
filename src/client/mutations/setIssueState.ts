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
    mutation setIssueStateMutation($input: SetIssueStateInput!, $onScreen: Boolean!, $duplicate: Boolean!) {
      edit: setIssueState(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(screen: $onScreen, links: $duplicate)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { id, canonicalIssueId }) => ({
    ...getTimelineOnScreenVariable(environment, id),
    duplicate: canonicalIssueId != null,
  }),
  optimisticUpdater: (store, { id, stateId }) => {
    const issue = store.get(id);
    if (issue) changeLinkedRelayRecord(store, issue, 'state', stateId);
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
};
