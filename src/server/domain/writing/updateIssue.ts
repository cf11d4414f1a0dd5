import type { IssueKey } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { Reader } from '../Reader';
import { changeIssue } from './changeIssue';
import type { IssueChange } from './IssueChange';
import { idsIn, issueTarget, keyOf, numberIn, userIds } from './targets';
import { type Outcome, write, type WriteRequest } from './write';

/** The fields of `updateIssue`, as they come: what is absent or, where a field is never empty, null stays. */
export interface UpdateIssueInput {
  id: string;
  title?: string | null;
  body?: string | null;
  baseVersion?: number | null;
  type?: number | null;
  priority?: number | null;
  labelIds?: readonly string[] | null;
  addLabelIds?: readonly string[] | null;
  removeLabelIds?: readonly string[] | null;
  assigneeIds?: readonly string[] | null;
  addAssigneeIds?: readonly string[] | null;
  removeAssigneeIds?: readonly string[] | null;
  milestoneId?: string | null;
  parentId?: string | null;
  dueOn?: Date | null;
  locked?: boolean | null;
}

export function updateIssue(
  reader: Reader,
  input: UpdateIssueInput,
  request: WriteRequest,
): Promise<Outcome<IssueKey>> {
  return write(reader, request, async () => {
    const target = await issueTarget(reader, input.id);
    const change = changeOf(target.project, input);
    return async (tx) => {
      await changeIssue(tx, target, change);
      return keyOf(target);
    };
  });
}

/** @throws Refusal for an id of something else */
function changeOf(project: ProjectRow, input: UpdateIssueInput): IssueChange {
  const labels = (field: 'labelIds' | 'addLabelIds' | 'removeLabelIds') =>
    input[field] ? idsIn(project, input[field], 'Label', field, 'There is no such label.') : undefined;
  const people = (field: 'assigneeIds' | 'addAssigneeIds' | 'removeAssigneeIds') =>
    input[field] ? userIds(input[field], field) : undefined;
  const milestone = (id: string) =>
    idsIn(project, [id], 'Milestone', 'milestoneId', 'There is no such milestone.')[0];
  return {
    title: input.title ?? undefined,
    body: input.body ?? undefined,
    baseVersion: input.baseVersion ?? undefined,
    type: input.type ?? undefined,
    priority: input.priority ?? undefined,
    labelIds: labels('labelIds'),
    addLabelIds: labels('addLabelIds'),
    removeLabelIds: labels('removeLabelIds'),
    assigneeIds: people('assigneeIds'),
    addAssigneeIds: people('addAssigneeIds'),
    removeAssigneeIds: people('removeAssigneeIds'),
    milestoneId: input.milestoneId == null ? input.milestoneId : milestone(input.milestoneId),
    parentNumber: input.parentId == null ? input.parentId : numberIn(project, input.parentId, 'parentId'),
    dueOn: input.dueOn,
    locked: input.locked ?? undefined,
  };
}
