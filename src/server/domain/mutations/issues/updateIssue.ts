import type { IssueRowKey } from '../../../store/read/issues';
import type { RequestContext } from '../../context/RequestContext';
import { changeIssue } from './changeIssue';
import type { IssueFieldsInput, IssueTextsInput, PlainIssueFieldsInput } from '../../fields/IssueChange';
import { decodeIssueFields } from '../../fields/issueFieldParts';
import { WrittenIssueRow } from './WrittenIssueRow';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

/** The fields that are absent stay unchanged. */
export interface UpdateIssueInput
  extends PlainIssueFieldsInput, IssueTextsInput, Pick<IssueFieldsInput, 'locked' | 'held'> {
  id: string;
  /** Whether the update reverts the viewer's last change of the issue. */
  undo?: boolean | null;
}

export async function updateIssue(
  context: RequestContext,
  input: UpdateIssueInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  const written = new WrittenIssueRow();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, input.id);
    const change = decodeIssueFields(target.project, input);
    return async (tx) => {
      written.record(target.actor, await changeIssue(tx, target, change, input.undo ?? false));
      return toIssueRowKey(target);
    };
  });
  written.provideRow(context, result);
  return result;
}
