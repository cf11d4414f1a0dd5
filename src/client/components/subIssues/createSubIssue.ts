import { graphql } from 'react-relay';
import type { createSubIssueMutation } from '../../../../__generated__/createSubIssueMutation.graphql';
import { addSubIssueToStore } from '../../data/optimisticSubIssues';
import { draftKeyBuilders } from '../../drafts/drafts';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './SubIssueProgress';
import {} from './SubIssueRow';

/** Creates an issue as the last sub-issue of another one. */
export const createSubIssue: MutationDefinition<createSubIssueMutation, 'queued'> = {
  name: 'createSubIssue',
  delivery: 'queued',
  document: graphql`
    mutation createSubIssueMutation($input: CreateIssueInput!) {
      edit: createIssue(input: $input) {
        issue {
          id
          number
          project {
            ...OpenIssueCount_project
          }
          parent {
            ...SubIssueProgress_issue
          }
          ...SubIssueRow_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { parentId }, { edit }) => {
    if (parentId != null && edit.issue) addSubIssueToStore(store, parentId, edit.issue.id);
  },
  draftFor: ({ parentId }, draft) =>
    draft === undefined || parentId == null
      ? null
      : { draftKey: draftKeyBuilders.newSubIssue(parentId), text: draft },
};
