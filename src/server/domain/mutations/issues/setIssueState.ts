import type { IssueKey } from '../../../store/read/issues';
import type { RequestContext } from '../../context/RequestContext';
import { changeIssue } from './changeIssue';
import { createInvalidFieldError, MutationRejectedError } from '../../base/UserError';
import {
  decodeProjectObjectIds,
  requireIssueMutationTarget,
  toIssueKey,
  decodeIssueNumber,
} from '../../writing/targets';
import { undoIssueStateChange } from './undoIssueStateChange';
import { WrittenIssue } from './WrittenIssue';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export interface SetIssueStateInput {
  id: string;
  stateId: string;
  reason?: string | null;
  canonicalIssueId?: string | null;
  undo?: boolean | null;
}

/** Changes the state along the workflow, or undoes the viewer's last change of state. */
export async function setIssueState(
  context: RequestContext,
  { id, stateId, reason, canonicalIssueId, undo }: SetIssueStateInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  const written = new WrittenIssue();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, id);
    const { project } = target;
    const [state] = decodeProjectObjectIds(
      project,
      [stateId],
      'WorkflowState',
      'stateId',
      'State not found.',
    );
    const hasReasonOrIssue = (reason ?? canonicalIssueId) != null;
    if (undo && hasReasonOrIssue)
      throw new MutationRejectedError(
        createInvalidFieldError('undo', '`undo` cannot be combined with a reason or a canonical issue.'),
      );
    const canonicalNumber =
      canonicalIssueId == null ? undefined : decodeIssueNumber(project, canonicalIssueId, 'canonicalIssueId');
    return async (tx) => {
      if (undo) {
        await undoIssueStateChange(tx, target, state!);
        return toIssueKey(target);
      }
      const change = { stateId: state, reason: reason?.trim() || undefined, canonicalNumber };
      written.record(target.actor, await changeIssue(tx, target, change));
      return toIssueKey(target);
    };
  });
  written.provideRow(context, result);
  return result;
}
