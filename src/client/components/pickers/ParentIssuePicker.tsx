import { graphql, useFragment } from 'react-relay';
import type { ParentIssuePicker_issue$key } from '../../../../__generated__/ParentIssuePicker_issue.graphql';
import { IssueSearchPicker } from './IssueSearchPicker';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

export const parentIssuePickerQuery = graphql`
  query ParentIssuePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...ParentIssuePicker_issue
      }
    }
  }
`;

export function ParentIssuePicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<ParentIssuePicker_issue$key>) {
  const { parent, project } = useFragment(
    graphql`
      fragment ParentIssuePicker_issue on Issue {
        parent {
          id
        }
        project {
          ...IssueSearchPicker_project
        }
      }
    `,
    issue,
  );
  const before = parent?.id ?? null;
  return (
    <IssueSearchPicker
      project={project}
      label="Parent"
      except={issueId}
      selected={before}
      none="No parent"
      onChoose={(chosen) => {
        const parentId = chosen?.id ?? null;
        if (parentId !== before) {
          const { mutation, inverse } = createIssueUpdate(issueId, { parentId }, { parentId: before });
          onChange(mutation, { summary: chosen ? `parent ${chosen.key}` : 'no parent', inverse });
        }
        onClose();
      }}
    />
  );
}
