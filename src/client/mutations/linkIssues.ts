import { graphql } from 'react-relay';
import type { linkIssuesMutation } from '../../../__generated__/linkIssuesMutation.graphql';
import type { Edit } from './Edit';
import { appendNewest, whereSeen } from './newestItems';
import { addLink } from './optimisticLinks';

/** Ties two issues to each other. */
export const linkIssues: Edit<linkIssuesMutation> = {
  name: 'linkIssues',
  document: graphql`
    mutation linkIssuesMutation($input: LinkIssuesInput!, $timeline: Boolean!) {
      edit: linkIssues(input: $input) {
        issue {
          version
          ...IssueRow_issue
          ...IssueHeader_issue
          ...IssueLinks_issue
          newest: timeline(last: 30) @include(if: $timeline) {
            totalCount
            edges {
              node {
                ...TimelineRun_node
              }
            }
          }
        }
        other {
          version
          ...IssueRow_issue
          ...IssueLinks_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  variables: (environment, { fromId }) => whereSeen(environment, fromId),
  optimistic: (store, input) => addLink(store, input),
  updater: (store, { fromId }) => appendNewest(store, fromId),
};
