import { graphql } from 'react-relay';
import type { createIssueMutation } from '../../../../__generated__/createIssueMutation.graphql';
import { draftKeyBuilders } from '../../drafts/drafts';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

export const createIssue: MutationDefinition<createIssueMutation, 'queued'> = {
  name: 'createIssue',
  delivery: 'queued',
  document: graphql`
    mutation createIssueMutation($input: CreateIssueInput!) {
      edit: createIssue(input: $input) {
        issue {
          id
          number
          project {
            ...OpenIssueCount_project
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  draftFor: ({ projectId }, draft) =>
    draft === undefined
      ? null
      : { draftKey: draftKeyBuilders.newIssue(projectId), text: draft, isSerialized: true },
};
