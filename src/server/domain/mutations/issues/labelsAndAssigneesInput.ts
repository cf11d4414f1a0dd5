/** The labels and people of an issue as requests name them: as a whole, or what is added and removed. */
import type { ProjectRow } from '../../../store/read/projects';
import type { IssueChange } from '../../plan/IssueChange';
import { idsIn, userIds } from '../../writing/targets';

/** Global ids; what is absent or null stays. */
export interface ListInput {
  labelIds?: readonly string[] | null;
  addLabelIds?: readonly string[] | null;
  removeLabelIds?: readonly string[] | null;
  assigneeIds?: readonly string[] | null;
  addAssigneeIds?: readonly string[] | null;
  removeAssigneeIds?: readonly string[] | null;
}

/** @throws Refusal for an id of something else */
export function listsIn(project: ProjectRow, input: ListInput): Pick<IssueChange, keyof ListInput> {
  const labels = (field: 'labelIds' | 'addLabelIds' | 'removeLabelIds') =>
    input[field] ? idsIn(project, input[field], 'Label', field, 'Label not found.') : undefined;
  const people = (field: 'assigneeIds' | 'addAssigneeIds' | 'removeAssigneeIds') =>
    input[field] ? userIds(input[field], field) : undefined;
  return {
    labelIds: labels('labelIds'),
    addLabelIds: labels('addLabelIds'),
    removeLabelIds: labels('removeLabelIds'),
    assigneeIds: people('assigneeIds'),
    addAssigneeIds: people('addAssigneeIds'),
    removeAssigneeIds: people('removeAssigneeIds'),
  };
}
