import type { IssueKey } from '../../../store/read/issues';
import type { RequestContext } from '../../context/RequestContext';
import { changeIssue } from './changeIssue';
import { invalid, RejectedError } from '../../base/UserError';
import { idsIn, issueTarget, keyOf, numberIn } from '../../writing/targets';
import { undoState } from './undoState';
import { type WriteResult, write, type WriteRequest } from '../../writing/write';

export interface SetIssueStateInput {
  id: string;
  stateId: string;
  reason?: string | null;
  canonicalIssueId?: string | null;
  undo?: boolean | null;
}

/** Changes the state along the workflow, or undoes the viewer's last change of state. */
export function setIssueState(
  context: RequestContext,
  { id, stateId, reason, canonicalIssueId, undo }: SetIssueStateInput,
  request: WriteRequest,
): Promise<WriteResult<IssueKey>> {
  return write(context, request, async () => {
    const target = await issueTarget(context, id);
    const { project } = target;
    const [state] = idsIn(project, [stateId], 'WorkflowState', 'stateId', 'State not found.');
    const hasReasonOrIssue = (reason ?? canonicalIssueId) != null;
    if (undo && hasReasonOrIssue)
      throw new RejectedError(
        invalid('undo', '`undo` cannot be combined with a reason or a canonical issue.'),
      );
    const canonicalNumber =
      canonicalIssueId == null ? undefined : numberIn(project, canonicalIssueId, 'canonicalIssueId');
    return async (tx) => {
      if (undo) {
        await undoState(tx, target, state!);
        return keyOf(target);
      }
      await changeIssue(tx, target, {
        stateId: state,
        reason: reason?.trim() || undefined,
        canonicalNumber,
      });
      return keyOf(target);
    };
  });
}
