import { graphql, useFragment } from 'react-relay';
import type { ParentPicker_issue$key } from '../../../../__generated__/ParentPicker_issue.graphql';
import { IssueOptions } from './IssueOptions';
import { changeIssueFields } from './changeIssueFields';
import { type PickerProps } from './LoadedPicker';

export const parentPickerQuery = graphql`
  query ParentPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...ParentPicker_issue
      }
    }
  }
`;

/** Picker of an issue's parent issue. */
export function ParentPicker({ issue, issueId, onChange, onClose }: PickerProps<ParentPicker_issue$key>) {
  const { parent, project } = useFragment(
    graphql`
      fragment ParentPicker_issue on Issue {
        parent {
          id
        }
        project {
          ...IssueOptions_project
        }
      }
    `,
    issue,
  );
  const before = parent?.id ?? null;
  return (
    <IssueOptions
      project={project}
      label="Parent"
      except={issueId}
      selected={before}
      none="No parent"
      onChoose={(chosen) => {
        const parentId = chosen?.id ?? null;
        if (parentId !== before) {
          changeIssueFields(onChange, issueId, {
            summary: chosen ? `part of ${chosen.key}` : 'no parent',
            after: { parentId },
            before: { parentId: before },
          });
        }
        onClose();
      }}
    />
  );
}
