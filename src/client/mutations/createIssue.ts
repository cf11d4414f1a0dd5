import { graphql } from 'react-relay';
import type { createIssueMutation } from '../../../__generated__/createIssueMutation.graphql';
import { draftOf, writeDraft } from '../drafts/drafts';
import { newIssueDraft } from '../drafts/newIssueDraft';
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
  // Labels, people and milestones may be what was refused: they are chosen anew.
  giveBack: (person, { projectId, title, body, type, priority }) =>
    writeDraft(
      person,
      draftOf.newIssue(projectId),
      newIssueDraft({ title, body: body ?? '', type: type ?? 'BUG', priority: priority ?? 'NONE' }),
    ),
};
