import { graphql } from 'react-relay';
import type { unlinkIssuesMutation } from '../../../__generated__/unlinkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getIssueOnScreenVariables } from '../data/timelineTail';
import { removeIssueLink } from '../data/optimisticLinks';

/** Removes the relation between two issues. */
export const unlinkIssues: MutationDefinition<unlinkIssuesMutation, 'queued'> = {
  name: 'unlinkIssues',
  delivery: 'queued',
  document: graphql`
    mutation unlinkIssuesMutation($input: UnlinkIssuesInput!, $onScreen: Boolean!) {
      edit: unlinkIssues(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false, links: true, timeline: $onScreen)
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
  extraVariables: (environment, { fromId }) => getIssueOnScreenVariables(environment, fromId),
  optimisticUpdater: (store, input) => removeIssueLink(store, input),
  updater: (store, { fromId }) => appendNewTimelineItems(store, fromId),
};
