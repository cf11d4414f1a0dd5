import { graphql } from 'react-relay';
import type { unlinkIssuesMutation } from '../../../__generated__/unlinkIssuesMutation.graphql';
import type { Edit } from './Edit';
import { appendNewest, whereSeen } from './newestItems';
import { removeLink } from './optimisticLinks';

/** Unties two issues. */
export const unlinkIssues: Edit<unlinkIssuesMutation> = {
  name: 'unlinkIssues',
  document: graphql`
    mutation unlinkIssuesMutation($input: UnlinkIssuesInput!, $timeline: Boolean!) {
      edit: unlinkIssues(input: $input) {
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
  optimistic: (store, input) => removeLink(store, input),
  updater: (store, { fromId }) => appendNewest(store, fromId),
};
