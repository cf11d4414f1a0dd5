/**
 * Moves all records of placeholders in a project to the accounts that they belong to. The transactions are short enough
 * not to delay requests.
 */
import { AdaptiveBatchSize } from '../AdaptiveBatchSize';
import type { DatabaseStore } from '../DatabaseStore';
import { runInTransaction } from '../write/transaction';
import { findIssuesOfClaimedPeople } from './findIssuesOfClaimedPeople';
import { moveIssuesOfClaimedPeople } from './moveIssuesOfClaimedPeople';

/** Target duration of a transaction in milliseconds. */
const TRANSACTION_TARGET_DURATION_MS = 50;
/** Minimum number of issues per transaction. A transaction needs 12 statements regardless of the number of issues. */
const TRANSACTION_ISSUES_MIN = 100;
const TRANSACTION_ISSUES_MAX = 1_000;
/**
 * Maximum time that a statement waits for requests in flight, in milliseconds, so that the move continues under load.
 */
const WAIT_FOR_REQUESTS_MAX_MS = 100;

/**
 * Moves the records of placeholders in a project. Calling it again after an interruption moves the remaining records.
 * @param placeholderIds ids of placeholders that belong to accounts
 * @param signal when aborted, stops the move before the next transaction and rejects with the reason of the signal
 */
export async function moveRecordsOfClaimedPeople(
  store: Pick<DatabaseStore, 'background' | 'foregroundRequests'>,
  projectId: number,
  placeholderIds: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  const beforeStatement = async () => {
    signal?.throwIfAborted();
    await store.foregroundRequests.waitUntilIdle(WAIT_FOR_REQUESTS_MAX_MS);
  };
  const numbers = await findIssuesOfClaimedPeople(
    store.background,
    projectId,
    placeholderIds,
    beforeStatement,
  );
  const size = new AdaptiveBatchSize(
    TRANSACTION_TARGET_DURATION_MS,
    TRANSACTION_ISSUES_MAX,
    TRANSACTION_ISSUES_MIN,
  );
  for (let start = 0; start < numbers.length;) {
    await beforeStatement();
    const chunk = numbers.slice(start, start + size.current);
    start += chunk.length;
    const startedAt = performance.now();
    await runInTransaction(store.background, (tx) =>
      moveIssuesOfClaimedPeople(tx, projectId, chunk, placeholderIds),
    );
    size.recordBatchDuration(chunk.length, performance.now() - startedAt);
  }
}
