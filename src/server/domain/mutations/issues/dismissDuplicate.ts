import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { deleteDuplicateDismissal, insertDuplicateDismissal } from '../../../store/write/duplicateDismissals';
import { incrementIssueVersionsOnly, lockIssueRows } from '../../../store/write/issues';
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
import type { LinkIssuesResult } from './linkIssues';

interface DismissDuplicateInput {
  issueId: string;
  otherId: string;
  undo?: boolean | null;
}

/**
 * Dismisses a pair of suggested duplicates, so that it is no longer suggested; with `undo`, removes the dismissal. Does
 * nothing if there is nothing to change. Like a reaction, it raises the versions of both issues, but not their update
 * times.
 */
export function dismissDuplicate(
  context: RequestContext,
  { issueId, otherId, undo }: DismissDuplicateInput,
  request: MutationRequest,
): Promise<MutationWriteResult<LinkIssuesResult>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    const { project, actor, number } = target;
    const other = decodeIssueNumber(project, otherId, 'otherId');
    rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'dismiss duplicates'));
    if (other === number)
      throw new MutationRejectedError(
        createInvalidFieldError('otherId', 'An issue cannot be a duplicate of itself.'),
      );
    return async (tx) => {
      const rows = await lockIssueRows(tx, project.id, [number, other]);
      requireIssueRow(rows, target, number, 'issueId');
      requireIssueRow(rows, target, other, 'otherId');
      const pair = { projectId: project.id, numbers: [number, other] as const };
      const meta = { actorId: actor.id, at: new Date() };
      const isChanged = undo
        ? await deleteDuplicateDismissal(tx, pair)
        : await insertDuplicateDismissal(tx, pair, meta);
      if (isChanged) {
        await incrementIssueVersionsOnly(tx, project.id, [number, other]);
        const createEvent = (of: number, with_: number): ProjectEventToAppend =>
          undo
            ? { number: of, kind: 'duplicate_dismissal_removed', before: { number: with_ } }
            : { number: of, kind: 'duplicate_dismissed', after: { number: with_ } };
        await appendProjectEvents(tx, project.id, meta, [
          createEvent(number, other),
          createEvent(other, number),
        ]);
      }
      return { ...toIssueRowKey(target), other };
    };
  });
}
