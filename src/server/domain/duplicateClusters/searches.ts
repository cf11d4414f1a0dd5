import { cancelDuplicateSearch, requestDuplicateSearch } from '../../store/write/duplicateSearches';
import type { Transaction } from '../../store/write/transaction';
import { getPermissionError } from '../access/Actor';
import { rejectMutationOnErrors } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { requireProjectMutationTarget } from '../writing/targets';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';

export interface DuplicateSearchInput {
  projectId: string;
}

/** Identifies the project whose search was changed. */
export interface DuplicateSearchResult {
  projectId: number;
}

/** Starts a search for clusters of likely duplicates. Does nothing if one is waiting or running. */
export function startDuplicateSearch(
  context: RequestContext,
  input: DuplicateSearchInput,
  request: MutationRequest,
): Promise<MutationWriteResult<DuplicateSearchResult>> {
  return changeDuplicateSearch(context, input, request, requestDuplicateSearch, 'search for duplicates');
}

/** Cancels the search for clusters of likely duplicates. The clusters of the previous search remain. */
export function cancelDuplicateSearchOfProject(
  context: RequestContext,
  input: DuplicateSearchInput,
  request: MutationRequest,
): Promise<MutationWriteResult<DuplicateSearchResult>> {
  return changeDuplicateSearch(
    context,
    input,
    request,
    cancelDuplicateSearch,
    'cancel searches for duplicates',
  );
}

function changeDuplicateSearch(
  context: RequestContext,
  { projectId }: DuplicateSearchInput,
  request: MutationRequest,
  change: (tx: Transaction, projectId: number) => Promise<void>,
  action: string,
): Promise<MutationWriteResult<DuplicateSearchResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', action));
    return async (tx) => {
      await change(tx, project.id);
      return { projectId: project.id };
    };
  });
}
