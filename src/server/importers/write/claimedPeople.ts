import { moveRecordsOfClaimedPeople } from '../../store/claims/moveRecordsOfClaimedPeople';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readPlaceholderIdsClaimedSince } from '../../store/read/personClaims';

/**
 * How far before the start of an import it looks for approved claims, in milliseconds. An earlier run of the import may
 * have been killed after it had written records of a placeholder whose claim was approved.
 */
const EARLIER_CLAIMS_MS = 86_400_000;

/**
 * Moves records that an import has written for placeholders after their claims were approved. This happens because the
 * import caches the ids of people.
 */
export async function moveRecordsOfPeopleClaimedMeanwhile(
  store: DatabaseStore,
  projectId: number,
  importStartedAt: Date,
): Promise<void> {
  const since = new Date(importStartedAt.getTime() - EARLIER_CLAIMS_MS);
  const placeholderIds = await readPlaceholderIdsClaimedSince(store.background, since);
  if (placeholderIds.length > 0) await moveRecordsOfClaimedPeople(store, projectId, placeholderIds);
}
