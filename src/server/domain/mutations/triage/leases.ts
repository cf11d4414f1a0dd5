/** Renews and releases leases of the triage queue, and checks them before a decision. */
import { TRIAGE_LEASE_MS, TRIAGE_SKIPPED_ISSUES_MAX } from '../../../../shared/limits';
import type { Transaction } from '../../../store/write/transaction';
import { readLastUnseenTriageDecision } from '../../../store/write/triage';
import {
  lockTriageLeases,
  readStoredTriageLease,
  releaseTriageLeases,
  renewTriageLeases,
} from '../../../store/write/triageLeases';
import { getPermissionError } from '../../access/Actor';
import { formatTimeAgo } from '../../base/formatTimeAgo';
import {
  createInvalidFieldError,
  createSignInRequiredError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import {
  decodeIssueNumber,
  type IssueMutationTarget,
  requireIssueMutationTarget,
  toIssueRowKey,
} from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import type { TriageLeasesResult } from './takeTriageLease';

interface IssueIdsInput {
  issueIds: readonly string[];
}

/**
 * Extends leases of the viewer. The result leaves out issues whose lease was released, or taken by another user after
 * it had expired.
 */
export const renewTriageLease = (
  context: RequestContext,
  input: IssueIdsInput,
  request: MutationRequest,
): Promise<MutationWriteResult<TriageLeasesResult>> =>
  changeLeases(context, input, request, async (tx, owner, numbers) => {
    await lockTriageLeases(tx, owner.projectId);
    const renewed = new Set(await renewTriageLeases(tx, owner, numbers));
    return numbers.filter((number) => renewed.has(number));
  });

/** Ends leases of the viewer, so that others get the issues. */
export const releaseTriageLease = (
  context: RequestContext,
  input: IssueIdsInput,
  request: MutationRequest,
): Promise<MutationWriteResult<TriageLeasesResult>> =>
  changeLeases(context, input, request, async (tx, owner, numbers) => {
    await releaseTriageLeases(tx, owner, numbers);
    return numbers;
  });

function changeLeases(
  context: RequestContext,
  { issueIds }: IssueIdsInput,
  request: MutationRequest,
  change: (
    tx: Transaction,
    owner: { projectId: number; userId: number },
    numbers: readonly number[],
  ) => Promise<readonly number[]>,
): Promise<MutationWriteResult<TriageLeasesResult>> {
  return runMutationInTransaction(context, request, async () => {
    const [first, ...others] = issueIds;
    if (first === undefined || others.length >= TRIAGE_SKIPPED_ISSUES_MAX)
      throw new MutationRejectedError(
        createInvalidFieldError(
          'issueIds',
          `Pass 1 to ${TRIAGE_SKIPPED_ISSUES_MAX.toLocaleString('en')} issues.`,
        ),
      );
    const target = await requireIssueMutationTarget(context, first, 'issueIds');
    const numbers = [target.number, ...others.map((id) => decodeIssueNumber(target.project, id, 'issueIds'))];
    const userId = requireTriager(target);
    const projectId = target.project.id;
    return async (tx) => ({ projectId, numbers: await change(tx, { projectId, userId }, numbers) });
  });
}

/**
 * Returns the id of the viewer.
 * @throws MutationRejectedError FORBIDDEN, UNAUTHENTICATED
 */
export function requireTriager({ actor }: Pick<IssueMutationTarget, 'actor'>): number {
  rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'triage issues'));
  if (actor.id === null) throw new MutationRejectedError(createSignInRequiredError());
  return actor.id;
}

/**
 * Rejects a decision about an issue that another user is triaging, or has decided about since the viewer has seen it.
 * A viewer without a lease may decide unless another user has leased the issue. The leases must be locked.
 * @param baseVersion version of the issue that the viewer has seen. A queued decision can arrive hours later. Null: the
 *   version is unknown, and decisions of others in the last 10 minutes are conflicts unless the viewer has a lease.
 * @throws MutationRejectedError CONFLICT
 */
export async function rejectIfTriagedByOther(
  tx: Transaction,
  target: IssueMutationTarget,
  baseVersion: number | null,
): Promise<void> {
  const key = toIssueRowKey(target);
  const reject = (message: string): never => {
    throw new MutationRejectedError({
      kind: 'conflict',
      code: 'CONFLICT',
      path: ['issueId'],
      current: key,
      message,
    });
  };
  const lease = await readStoredTriageLease(tx, key);
  const userId = requireTriager(target);
  if (lease?.is_active && lease.user_id !== userId)
    reject(`${lease.login ?? 'Another user'} is triaging this issue.`);
  // Nobody else can decide about an issue while the viewer has its lease.
  if (lease?.is_active && baseVersion === null) return;
  const last = await readLastUnseenTriageDecision(tx, key, userId, {
    seenVersion: baseVersion,
    periodMs: TRIAGE_LEASE_MS,
  });
  if (last)
    reject(
      `${last.login ?? 'Another user'} triaged this issue ${formatTimeAgo(new Date(), last.decidedAt)}.`,
    );
}
