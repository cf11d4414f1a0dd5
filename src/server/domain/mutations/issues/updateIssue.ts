import type { IssueKey } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import type { RequestContext } from '../../context/RequestContext';
import { changeIssue } from './changeIssue';
import type { IssueChange } from '../../plan/IssueChange';
import { WrittenIssue } from './WrittenIssue';
import { type LabelsAndAssigneesInput, decodeLabelAndAssigneeIds } from './labelsAndAssigneesInput';
import {
  decodeProjectObjectIds,
  requireIssueMutationTarget,
  toIssueKey,
  decodeIssueNumber,
} from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

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
  held?: boolean | null;
  undo?: boolean | null;
}

export async function updateIssue(
  context: RequestContext,
  input: UpdateIssueInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  const written = new WrittenIssue();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, input.id);
    const change = decodeUpdateIssueInput(target.project, input);
    return async (tx) => {
      written.record(target.actor, await changeIssue(tx, target, change, input.undo ?? false));
      return toIssueKey(target);
    };
  });
  written.provideRow(context, result);
  return result;
}

/**
 * The changes in the input, with decoded ids.
 * @throws MutationRejectedError NOT_FOUND for an id of another type or project
 */
function decodeUpdateIssueInput(project: ProjectRow, input: UpdateIssueInput): IssueChange {
  const milestone = (id: string) =>
    decodeProjectObjectIds(project, [id], 'Milestone', 'milestoneId', 'Milestone not found.')[0];
  return {
    title: input.title ?? undefined,
    body: input.body ?? undefined,
    baseVersion: input.baseVersion ?? undefined,
    type: input.type ?? undefined,
    priority: input.priority ?? undefined,
    ...decodeLabelAndAssigneeIds(project, input),
    milestoneId: input.milestoneId == null ? input.milestoneId : milestone(input.milestoneId),
    parentNumber:
      input.parentId == null ? input.parentId : decodeIssueNumber(project, input.parentId, 'parentId'),
    dueOn: input.dueOn,
    locked: input.locked ?? undefined,
    held: input.held ?? undefined,
  };
}
