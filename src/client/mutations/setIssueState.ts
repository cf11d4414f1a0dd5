import { graphql } from 'react-relay';
import type { setIssueStateMutation } from '../../../__generated__/setIssueStateMutation.graphql';
import type { Edit } from './Edit';
import { appendNewest, whereSeen } from './newestItems';
import { changeLink } from './optimisticIssue';

/** Moves an issue along its workflow. */
export const setIssueState: Edit<setIssueStateMutation> = {
  name: 'setIssueState',
  document: graphql`
    mutation setIssueStateMutation($input: SetIssueStateInput!, $timeline: Boolean!) {
      edit: setIssueState(input: $input) {
        issue {
          version
          ...IssueRow_issue
          ...PeekFields_issue
          ...IssueHeader_issue
          ...IssueFields_issue
          newest: timeline(last: 30) @include(if: $timeline) {
            totalCount
            edges {
              node {
                ...TimelineRun_node
              }
            }
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  variables: (environment, { id }) => whereSeen(environment, id),
  optimistic: (store, { id, stateId }) => {
    const issue = store.get(id);
    if (issue) changeLink(store, issue, 'state', stateId);
  },
  updater: (store, { id }) => appendNewest(store, id),
};
