import { graphql, usePreloadedQuery } from 'react-relay';
import type { ParentPickerQuery } from '../../../../__generated__/ParentPickerQuery.graphql';
import { IssueOptions } from './IssueOptions';
import { changeIssueFields } from './changeIssueFields';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';

export const parentPickerQuery = graphql`
  query ParentPickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
        parent {
          id
        }
        project {
          ...IssueOptions_project
        }
      }
    }
  }
`;

/** Picker of an issue's parent issue. */
export function ParentPicker({ queryRef, onChange, onClose }: PickerProps<ParentPickerQuery>) {
  const { node: issue } = usePreloadedQuery<ParentPickerQuery>(parentPickerQuery, queryRef);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  const before = issue.parent?.id ?? null;
  return (
    <IssueOptions
      project={issue.project}
      label="Parent"
      except={issue.id}
      selected={before}
      none="No parent"
      onChoose={(chosen) => {
        const parentId = chosen?.id ?? null;
        if (parentId !== before) {
          changeIssueFields(onChange, issue.id, {
            summary: chosen ? `${issue.key}: part of ${chosen.key}` : `${issue.key}: no parent`,
            after: { parentId },
            before: { parentId: before },
          });
        }
        onClose();
      }}
    />
  );
}
