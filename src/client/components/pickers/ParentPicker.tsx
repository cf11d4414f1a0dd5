import { graphql, usePreloadedQuery } from 'react-relay';
import type { ParentPickerQuery } from '../../../../__generated__/ParentPickerQuery.graphql';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { IssueOptions } from './IssueOptions';
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
  const { id, key, parent } = issue;
  const before = parent?.id ?? null;
  return (
    <IssueOptions
      project={issue.project}
      label="Parent"
      except={id}
      selected={before}
      none="No parent"
      onChoose={(chosen) => {
        const parentId = chosen?.id ?? null;
        if (parentId !== before) {
          onChange(queuedMutation(updateIssue, { id, parentId }), {
            summary: chosen ? `${key}: part of ${chosen.key}` : `${key}: no parent`,
            inverse: queuedMutation(updateIssue, { id, parentId: before }),
          });
        }
        onClose();
      }}
    />
  );
}
