import type { IssueKey } from '../../store/read/issues';
import type { Reader } from '../Reader';
import { changeIssue } from './changeIssue';
import { idsIn, issueTarget, keyOf, numberIn } from './targets';
import { type Outcome, write, type WriteRequest } from './write';

export interface SetIssueStateInput {
  id: string;
  stateId: string;
  reason?: string | null;
  canonicalIssueId?: string | null;
}

/** Moves an issue through the workflow. */
export function setIssueState(
  reader: Reader,
  { id, stateId, reason, canonicalIssueId }: SetIssueStateInput,
  request: WriteRequest,
): Promise<Outcome<IssueKey>> {
  return write(reader, request, async () => {
    const target = await issueTarget(reader, id);
    const { project } = target;
    const [state] = idsIn(project, [stateId], 'WorkflowState', 'stateId', 'There is no such state.');
    const canonicalNumber =
      canonicalIssueId == null ? undefined : numberIn(project, canonicalIssueId, 'canonicalIssueId');
    return async (tx) => {
      await changeIssue(tx, target, {
        stateId: state,
        reason: reason?.trim() || undefined,
        canonicalNumber,
      });
      return keyOf(target);
    };
  });
}
