import type { IssueRowKey } from '../../../store/read/issues';
import { appendProjectEvents } from '../../../store/write/events';
import { lockIssueRows, updateIssues } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import { moveSubIssue as writeSubIssuePosition } from '../../../store/write/subIssuePositions';
import { getPermissionError } from '../../access/Actor';
import { createInvalidFieldError, MutationRejectedError, rejectMutationOnErrors } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { requireIssueRow } from '../../writing/requireIssueRow';
import { decodeIssueNumber, requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';

interface MoveSubIssueInput {
  parentId: string;
  id: string;
  afterId?: string | null;
}

/**
 * Moves a sub-issue to another position among the sub-issues of its parent. Like a reaction, it raises the version of
 * the parent, but not its time of update. Rejected as a conflict if one of the issues has a different parent now.
 */
export function moveSubIssue(
  context: RequestContext,
  { parentId, id, afterId }: MoveSubIssueInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, parentId, 'parentId');
    const { project, actor, number: parent } = target;
    const number = decodeIssueNumber(project, id, 'id');
    const after = afterId == null ? null : decodeIssueNumber(project, afterId, 'afterId');
    rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'move sub-issues'));
    if (after === number)
      throw new MutationRejectedError(
        createInvalidFieldError('afterId', 'A sub-issue cannot be placed after itself.'),
      );
    return async (tx) => {
      // Until the commit, no other transaction changes parents or positions in this project.
      await lockProjectIssueLinkGraph(tx, project.id);
      const rows = await lockIssueRows(tx, project.id, [parent, number, ...(after === null ? [] : [after])]);
      const requireSubIssue = (each: number, field: string) => {
        if (requireIssueRow(rows, target, each, field).parent_number === parent) return;
        const message = `${project.key}-${each} is no longer a sub-issue of ${project.key}-${parent}.`;
        const current = { projectId: project.id, number: each };
        throw new MutationRejectedError({
          kind: 'conflict',
          code: 'CONFLICT',
          message,
          path: [field],
          current,
        });
      };
      const parentRow = requireIssueRow(rows, target, parent, 'parentId');
      requireSubIssue(number, 'id');
      if (after !== null) requireSubIssue(after, 'afterId');
      if (await writeSubIssuePosition(tx, { projectId: project.id, parent }, number, after)) {
        await updateIssues(tx, project.id, [{ ...parentRow, version: parentRow.version + 1 }], ['version']);
        const meta = { actorId: actor.id, at: new Date() };
        await appendProjectEvents(tx, project.id, meta, [{ number: parent, kind: 'sub_issues_reordered' }]);
      }
      return toIssueRowKey(target);
    };
  });
}
