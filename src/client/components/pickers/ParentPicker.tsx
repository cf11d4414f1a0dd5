import { graphql, usePreloadedQuery } from 'react-relay';
import type { ParentPickerQuery } from '../../../../__generated__/ParentPickerQuery.graphql';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { IssueOptions } from './IssueOptions';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';

export const parentPickerQuery = graphql`
  query ParentPickerQuery($key: String!, $number: Int!) {
    project(key: $key) {
      ...IssueOptions_project
      issue(number: $number) {
        id
        key
        viewerCan
        parent {
          id
        }
      }
    }
  }
`;

/** What it is a part of. */
export function ParentPicker({ queryRef, onChange, onClose }: PickerProps<ParentPickerQuery>) {
  const { project } = usePreloadedQuery<ParentPickerQuery>(parentPickerQuery, queryRef);
  if (!project?.issue) return null;
  if (!project.issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  const { id, key, parent } = project.issue;
  const before = parent?.id ?? null;
  return (
    <IssueOptions
      project={project}
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
