import { graphql } from 'react-relay';
import type { unlinkIssuesMutation } from '../../../__generated__/unlinkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import { removeIssueLinkFromStore } from '../data/optimisticLinks';
import { removeSubIssueFromStore, changeSubIssueProgressInStore } from '../data/optimisticSubIssues';

/** Removes the relation between two issues. */
export const unlinkIssues: MutationDefinition<unlinkIssuesMutation, 'queued'> = {
  name: 'unlinkIssues',
  delivery: 'queued',
  document: graphql`
    mutation unlinkIssuesMutation($input: UnlinkIssuesInput!, $onScreen: Boolean!) {
      edit: unlinkIssues(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false, links: true)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        other {
          ...issueUpdate_issue @arguments(fields: false, links: true)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { fromId }) => getTimelineOnScreenVariable(environment, fromId),
  optimisticUpdater: (store, input) => {
    const { fromId, toId, kind } = input;
    if (kind !== 'CHILD') return removeIssueLinkFromStore(store, input);
    removeSubIssueFromStore(store, fromId, toId);
    changeSubIssueProgressInStore(store, fromId, toId, -1);
  },
  updater: (store, { fromId, toId, kind }, { edit }) => {
    if (edit.issue && kind === 'CHILD') removeSubIssueFromStore(store, fromId, toId);
    appendNewTimelineItems(store, edit.issue?.timeline);
  },
};
