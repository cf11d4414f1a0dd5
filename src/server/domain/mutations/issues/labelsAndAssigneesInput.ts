/** Label and assignee inputs: a complete list, or ids to add and remove. */
import type { ProjectRow } from '../../../store/read/projects';
import type { IssueChange } from '../../plan/IssueChange';
import { decodeProjectObjectIds, decodeUserIds } from '../../writing/targets';

/** Global ids. Absent and null lists leave the field unchanged. */
export interface LabelsAndAssigneesInput {
  labelIds?: readonly string[] | null;
  addLabelIds?: readonly string[] | null;
  removeLabelIds?: readonly string[] | null;
  assigneeIds?: readonly string[] | null;
  addAssigneeIds?: readonly string[] | null;
  removeAssigneeIds?: readonly string[] | null;
}

/**
 * Decodes the ids of labels and users in the input.
 * @throws MutationRejectedError NOT_FOUND for an id of another type or project
 */
export function decodeLabelAndAssigneeIds(
  project: ProjectRow,
  input: LabelsAndAssigneesInput,
): Pick<IssueChange, keyof LabelsAndAssigneesInput> {
  const labels = (field: 'labelIds' | 'addLabelIds' | 'removeLabelIds') =>
    input[field]
      ? decodeProjectObjectIds(project, input[field], 'Label', field, 'Label not found.')
      : undefined;
  const assignees = (field: 'assigneeIds' | 'addAssigneeIds' | 'removeAssigneeIds') =>
    input[field] ? decodeUserIds(input[field], field) : undefined;
  return {
    labelIds: labels('labelIds'),
    addLabelIds: labels('addLabelIds'),
    removeLabelIds: labels('removeLabelIds'),
    assigneeIds: assignees('assigneeIds'),
    addAssigneeIds: assignees('addAssigneeIds'),
    removeAssigneeIds: assignees('removeAssigneeIds'),
  };
}
