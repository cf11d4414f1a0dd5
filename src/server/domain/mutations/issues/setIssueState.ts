import type { IssueRowKey } from '../../../store/read/issues';
import type { RequestContext } from '../../context/RequestContext';
import { changeIssue } from './changeIssue';
import { createInvalidFieldError, MutationRejectedError } from '../../base/UserError';
import type { IssueStateInput } from '../../fields/IssueChange';
import { decodeState } from '../../fields/state';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import { undoIssueStateChange } from './undoIssueStateChange';
import { WrittenIssueRow } from './WrittenIssueRow';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export interface SetIssueStateInput extends IssueStateInput {
  id: string;
  stateId: string;
  undo?: boolean | null;
}

/** Changes the state along the workflow, or undoes the viewer's last change of state. */
export async function setIssueState(
  context: RequestContext,
  { id, undo, ...input }: SetIssueStateInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  const written = new WrittenIssueRow();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, id);
    const change = decodeState(input, target.project);
    const hasReasonOrIssue = (input.reason ?? input.canonicalIssueId) != null;
    if (undo && hasReasonOrIssue)
      throw new MutationRejectedError(
        createInvalidFieldError('undo', '`undo` cannot be combined with a reason or a canonical issue.'),
      );
    return async (tx) => {
      if (undo) {
        await undoIssueStateChange(tx, target, change.stateId!);
        return toIssueRowKey(target);
      }
      written.record(target.actor, await changeIssue(tx, target, change));
      return toIssueRowKey(target);
    };
  });
  written.provideRow(context, result);
  return result;
}
