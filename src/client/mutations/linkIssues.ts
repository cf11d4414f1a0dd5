import { graphql } from 'react-relay';
import type { linkIssuesMutation } from '../../../__generated__/linkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getIssueOnScreenVariables } from '../data/timelineTail';
import { addIssueLink } from '../data/optimisticLinks';

/** Adds a relation between two issues, such as `blocks`. */
export const linkIssues: MutationDefinition<linkIssuesMutation, 'queued'> = {
  name: 'linkIssues',
  delivery: 'queued',
  document: graphql`
    mutation linkIssuesMutation($input: LinkIssuesInput!, $onScreen: Boolean!) {
      edit: linkIssues(input: $input) {
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
  optimisticUpdater: (store, input) => addIssueLink(store, input),
  updater: (store, { fromId }) => appendNewTimelineItems(store, fromId),
};
