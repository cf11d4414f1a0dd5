import { readDuplicateState } from '../../store/read/duplicateClusters';
import type { BulkOperationKey } from '../../store/read/bulk';
import { createInvalidFieldError, MutationRejectedError, rejectMutationOnErrors } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueMutationTarget } from '../writing/targets';
import type { MutationRequest, MutationWriteResult } from '../writing/write';
import { getBulkLimitError } from './bulkLimit';
import { runBulkEdit } from './bulkUpdateIssues';
import { findSelectedIssueNumbers } from './findSelectedIssueNumbers';

export interface MergeDuplicatesInput {
  canonicalId: string;
  duplicateIds: readonly string[];
}

/** Closes issues as duplicates of a canonical issue, with one bulk operation. */
export function mergeDuplicates(
  context: RequestContext,
  { canonicalId, duplicateIds }: MergeDuplicatesInput,
  request: MutationRequest,
): Promise<MutationWriteResult<BulkOperationKey>> {
  return runBulkEdit(context, request, async () => {
    const { project, actor, number } = await requireIssueMutationTarget(context, canonicalId, 'canonicalId');
    rejectMutationOnErrors(getBulkLimitError(actor, 0));
    const numbers = await findSelectedIssueNumbers(context, project, { ids: duplicateIds }, 'duplicateIds');
    if (numbers.length === 0)
      throw createInvalidDuplicatesError('Choose at least one issue to merge into the canonical issue.');
    if (numbers.includes(number))
      throw createInvalidDuplicatesError('An issue cannot be a duplicate of itself.');
    const stateId = await readDuplicateState(context.store.db, project.id);
    if (stateId === null)
      throw createInvalidDuplicatesError('The workflow of this project has no state for duplicates.');
    return {
      target: { project, actor },
      bulk: { change: { stateId, canonicalNumber: number }, comment: null, deletes: null },
      numbers,
      query: null,
      isPreview: false,
    };
  });
}

const createInvalidDuplicatesError = (message: string): MutationRejectedError =>
  new MutationRejectedError(createInvalidFieldError('duplicateIds', message));
