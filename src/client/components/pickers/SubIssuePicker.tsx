import { graphql, useFragment } from 'react-relay';
import type { SubIssuePicker_issue$key } from '../../../../__generated__/SubIssuePicker_issue.graphql';
import { linkIssues, unlinkIssues } from '../../mutations/linkIssues';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { IssueSearchPicker } from './IssueSearchPicker';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

export const subIssuePickerQuery = graphql`
  query SubIssuePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...SubIssuePicker_issue
      }
    }
  }
`;

/** Picker of an existing issue that becomes a sub-issue. Undoing the choice restores its previous parent. */
export function SubIssuePicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<SubIssuePicker_issue$key>) {
  const { project } = useFragment(
    graphql`
      fragment SubIssuePicker_issue on Issue {
        project {
          ...IssueSearchPicker_project
        }
      }
    `,
    issue,
  );
  return (
    <IssueSearchPicker
      project={project}
      label="Sub-issue"
      except={issueId}
      onChoose={(chosen) => {
        if (!chosen) return;
        const { id, key, parentId } = chosen;
        if (parentId !== issueId) {
          const ends = { fromId: issueId, toId: id, kind: 'CHILD' as const };
          onChange(createQueuedMutation(linkIssues, ends), {
            summary: `sub-issue ${key}`,
            inverse:
              parentId === null
                ? createQueuedMutation(unlinkIssues, ends)
                : createQueuedMutation(updateIssue, { id, parentId }),
          });
        }
        onClose();
      }}
    />
  );
}
