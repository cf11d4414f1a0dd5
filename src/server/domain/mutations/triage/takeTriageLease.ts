/** Leases the next issues of a triage queue, so that no other triager gets them. */
import {
  GRAPHQL_CONNECTION_PAGE_SIZE_MAX,
  TRIAGE_LEASES_PER_REQUEST_MAX,
  TRIAGE_SKIPPED_ISSUES_MAX,
} from '../../../../shared/limits';
import type { QueryProblem } from '../../../../shared/query/ast';
import type { IssueList, RequestedListSortOrder } from '../../../search/list/IssueSearch';
import { readTriageLeases, readTriageLeasesOfUser } from '../../../store/read/triage';
import type { Transaction } from '../../../store/write/transaction';
import {
  lockTriageLeases,
  releaseExcessTriageLeases,
  releaseTriageLeases,
  renewUnchangedTriageLeases,
  takeFreeTriageLeases,
} from '../../../store/write/triageLeases';
import { getPermissionError } from '../../access/Actor';
import {
  createSignInRequiredError,
  MutationRejectedError,
  rejectInvalidFields,
  rejectMutationOnErrors,
} from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { openTriageList } from '../../triage/triage';
import { decodeIssueNumber, requireProjectMutationTarget } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationTransactionCallback,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';

export interface TakeTriageLeaseInput {
  projectId: string;
  query?: string | null;
  orderBy?: RequestedListSortOrder | null;
  skipIssueIds?: readonly string[] | null;
  firstIssueId?: string | null;
  count?: number | null;
}

export interface TriageLeasesResult {
  projectId: number;
  /** Numbers of the leased issues, in the order in which they should be decided. */
  numbers: readonly number[];
}

export interface TakeTriageLeaseResult extends TriageLeasesResult {
  /** Parts of the query that were not understood. */
  problems: readonly QueryProblem[];
}

/**
 * Maximum attempts. Another one follows if issues were changed or leased between reading the queue and the transaction.
 * The last attempt may lease fewer issues than requested.
 */
const TAKE_ATTEMPTS_MAX = 4;

/** Thrown to roll a transaction back and read the queue again. */
class QueueChangedError extends Error {}

/**
 * Leases the next issues of a queue for the viewer: first those that the viewer has leased already and that still
 * belong to the queue, and then free ones. The queue is read before the transaction, because the search needs a
 * connection of its own.
 */
export async function takeTriageLease(
  context: RequestContext,
  input: TakeTriageLeaseInput,
  request: MutationRequest,
): Promise<MutationWriteResult<TakeTriageLeaseResult>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runMutationInTransaction(context, request, () =>
        prepareLeases(context, input, attempt === TAKE_ATTEMPTS_MAX),
      );
    } catch (error) {
      if (!(error instanceof QueueChangedError)) throw error;
    }
  }
}

async function prepareLeases(
  context: RequestContext,
  input: TakeTriageLeaseInput,
  isLastAttempt: boolean,
): Promise<MutationTransactionCallback<TakeTriageLeaseResult>> {
  const { project, actor } = await requireProjectMutationTarget(context, input.projectId);
  rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'triage issues'));
  const userId = actor.id;
  if (userId === null) throw new MutationRejectedError(createSignInRequiredError());
  const { count, skipIssueIds } = validateInput(input);
  const skipped = new Set(skipIssueIds.map((id) => decodeIssueNumber(project, id, 'skipIssueIds')));
  const list = openTriageList(context, project, input.query, input.orderBy);
  const owner = { projectId: project.id, userId };
  // Read before the queue, so that no change between reading the version and the queue is missed.
  const leaseRequest = { ...owner, listVersion: Number(await list.readProjectVersion()) };
  const first =
    input.firstIssueId == null ? null : decodeIssueNumber(project, input.firstIssueId, 'firstIssueId');
  const queue = await readQueue(context, list, owner, skipped, { count, first });
  const problems = await list.readQueryProblems();
  return async (tx: Transaction) => {
    await lockTriageLeases(tx, project.id);
    await releaseTriageLeases(tx, owner, [...skipped]);
    const kept = await renewUnchangedTriageLeases(tx, leaseRequest, queue.own);
    const needed = count - kept.size;
    const taken =
      needed > 0 && queue.free.length > 0
        ? await takeFreeTriageLeases(tx, leaseRequest, queue.free, needed)
        : [];
    await releaseExcessTriageLeases(tx, owner);
    const isComplete = kept.size === queue.own.length && taken.length === Math.min(needed, queue.free.length);
    if (!isComplete && !isLastAttempt) throw new QueueChangedError();
    return {
      projectId: project.id,
      numbers: [...queue.own.filter((number) => kept.has(number)), ...taken],
      problems,
    };
  };
}

function validateInput({ count, skipIssueIds }: TakeTriageLeaseInput): {
  count: number;
  skipIssueIds: readonly string[];
} {
  const requested = count ?? 1;
  const isCount = requested >= 1 && requested <= TRIAGE_LEASES_PER_REQUEST_MAX;
  rejectInvalidFields([
    ['count', isCount ? null : `The count must be between 1 and ${TRIAGE_LEASES_PER_REQUEST_MAX}.`],
  ]);
  const skipped = skipIssueIds ?? [];
  if (skipped.length > TRIAGE_SKIPPED_ISSUES_MAX)
    throw new MutationRejectedError({
      kind: 'limit',
      code: 'LIMIT_EXCEEDED',
      message: `You can skip at most ${TRIAGE_SKIPPED_ISSUES_MAX.toLocaleString('en')} issues.`,
      path: ['skipIssueIds'],
      limit: TRIAGE_SKIPPED_ISSUES_MAX,
    });
  return { count: requested, skipIssueIds: skipped };
}

interface TriageCandidates {
  /** Issues of the queue that the user has leased, in the order of the leases, at most the requested number. */
  own: number[];
  /**
   * The next issues of the queue that nobody has leased, at least the number that is still needed, if the queue has
   * them.
   */
  free: number[];
}

/**
 * Reads the start of a queue: pages of the list, until they contain enough free issues. For each page, one statement
 * reads the leases of its issues; a page of skipped issues needs none.
 */
async function readQueue(
  { store }: RequestContext,
  list: IssueList,
  { projectId, userId }: { projectId: number; userId: number },
  skipped: ReadonlySet<number>,
  { count, first: preferred }: { count: number; first: number | null },
): Promise<TriageCandidates> {
  const leases = await readTriageLeasesOfUser(store.db, projectId, userId);
  // Leaves room for the preferred issue.
  const isNew = preferred !== null && !leases.some(({ number }) => number === preferred);
  const wanted = leases.map(({ number }) => number).filter((number) => !skipped.has(number));
  const isFree = isNew && !skipped.has(preferred);
  const queued = await list.filterIssueNumbers(isFree ? [preferred, ...wanted] : wanted);
  const own = queued.filter((number) => number !== preferred || !isNew).slice(0, isNew ? count - 1 : count);
  const free: number[] = [];
  for (let after: string | null = null; own.length + free.length < count;) {
    const first = GRAPHQL_CONNECTION_PAGE_SIZE_MAX;
    const page = await list.readIssuePage({ first, after, last: null, before: null, offset: null });
    const numbers = page.rows
      .map(({ number }) => number)
      .filter((number) => !skipped.has(number) && !own.includes(number));
    const leasesOfPage =
      numbers.length === 0
        ? []
        : await readTriageLeases(
            store.db,
            numbers.map((number) => ({ projectId, number })),
          );
    const leased = new Set(
      leasesOfPage.filter(({ user_id }) => user_id !== userId).map(({ number }) => number),
    );
    free.push(...numbers.filter((number) => !leased.has(number)));
    if (!page.hasNextPage) break;
    after = page.rows.at(-1)!.cursor;
  }
  if (!isFree || !queued.includes(preferred)) return { own, free };
  // The statement that takes the leases leaves out the preferred issue if another user has leased it.
  return { own, free: [preferred, ...free.filter((number) => number !== preferred)] };
}
