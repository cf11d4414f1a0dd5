import { graphql } from 'react-relay';
import type { createIssueMutation } from '../../../__generated__/createIssueMutation.graphql';
import { draftOf, writeDraft } from '../drafts/drafts';
import type { Edit } from './Edit';

/** Files an issue. */
export const createIssue: Edit<createIssueMutation> = {
  name: 'createIssue',
  document: graphql`
    mutation createIssueMutation($input: CreateIssueInput!) {
      edit: createIssue(input: $input) {
        issue {
          number
          project {
            ...OpenCount_project
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  giveBack: (person, { projectId }, draft) => {
    if (draft !== undefined) writeDraft(person, draftOf.newIssue(projectId), draft);
  },
};
