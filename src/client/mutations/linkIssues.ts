import { graphql } from 'react-relay';
import type { linkIssuesMutation } from '../../../__generated__/linkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewItems, issueUpdateVariables } from '../data/timelineTail';
import { addLink } from '../data/optimisticLinks';

/** Links two issues. */
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
  extraVariables: (environment, { fromId }) => issueUpdateVariables(environment, fromId),
  optimisticUpdater: (store, input) => addLink(store, input),
  updater: (store, { fromId }) => appendNewItems(store, fromId),
};
