import type { IssueKey } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import type { RequestContext } from '../../context/RequestContext';
import { changeIssue } from './changeIssue';
import type { IssueChange } from '../../plan/IssueChange';
import { type LabelsAndAssigneesInput, decodeLabelsAndAssignees } from './labelsAndAssigneesInput';
import {
  decodeProjectObjectIds,
  requireIssueTarget,
  toIssueKey,
  decodeIssueNumber,
} from '../../writing/targets';
import { type WriteResult, executeWrite, type WriteRequest } from '../../writing/write';

/**
 * The input of updateIssue. Absent fields stay unchanged; so do null fields, except milestone, parent and due
 * date, which null clears.
 */
export interface UpdateIssueInput extends LabelsAndAssigneesInput {
  id: string;
  title?: string | null;
  body?: string | null;
  baseVersion?: number | null;
  type?: number | null;
  priority?: number | null;
  milestoneId?: string | null;
  parentId?: string | null;
  dueOn?: Date | null;
  locked?: boolean | null;
}

export function updateIssue(
  context: RequestContext,
  input: UpdateIssueInput,
  request: WriteRequest,
): Promise<WriteResult<IssueKey>> {
  return executeWrite(context, request, async () => {
    const target = await requireIssueTarget(context, input.id);
    const change = toIssueChange(target.project, input);
    return async (tx) => {
      await changeIssue(tx, target, change);
      return toIssueKey(target);
    };
  });
}

/**
 * The changes in the input, with decoded ids.
 * @throws RejectedError NOT_FOUND for an id of another type or project
 */
function toIssueChange(project: ProjectRow, input: UpdateIssueInput): IssueChange {
  const milestone = (id: string) =>
    decodeProjectObjectIds(project, [id], 'Milestone', 'milestoneId', 'Milestone not found.')[0];
  return {
    title: input.title ?? undefined,
    body: input.body ?? undefined,
    baseVersion: input.baseVersion ?? undefined,
    type: input.type ?? undefined,
    priority: input.priority ?? undefined,
    ...decodeLabelsAndAssignees(project, input),
    milestoneId: input.milestoneId == null ? input.milestoneId : milestone(input.milestoneId),
    parentNumber:
      input.parentId == null ? input.parentId : decodeIssueNumber(project, input.parentId, 'parentId'),
    dueOn: input.dueOn,
    locked: input.locked ?? undefined,
  };
}
