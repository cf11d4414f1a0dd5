import { graphql } from 'react-relay';
import type { linkIssuesMutation } from '../../../__generated__/linkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import { addIssueLinkToStore } from '../data/optimisticLinks';

/** Adds a relation between two issues, such as `blocks`. */
export const linkIssues: MutationDefinition<linkIssuesMutation, 'queued'> = {
  name: 'linkIssues',
  delivery: 'queued',
  document: graphql`
    mutation linkIssuesMutation($input: LinkIssuesInput!, $onScreen: Boolean!) {
      edit: linkIssues(input: $input) {
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
  optimisticUpdater: (store, input) => addIssueLinkToStore(store, input),
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
};
