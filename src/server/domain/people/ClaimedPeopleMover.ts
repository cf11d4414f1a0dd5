import { PERSON_CLAIM_CHECK_INTERVAL_MS } from '../../../shared/limits';
import { moveRecordsOfClaimedPeople } from '../../store/claims/moveRecordsOfClaimedPeople';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readIdsOfProjectsWithIssues, readPersonClaimsToMove } from '../../store/read/personClaims';
import { markPersonClaimsMoved } from '../../store/write/personClaims';
import { runInTransaction } from '../../store/write/transaction';
import type { ClaimedPeopleService } from '../context/SharedServices';

/** Maximum number of claims whose records are moved together. */
const CLAIMS_PER_MOVE_MAX = 100;
/**
 * Delay between the approval of a claim and the move of its records, in milliseconds. Transactions that began before
 * the approval can still write records of the placeholder, but end within this time.
 */
const CLAIM_AGE_MIN_MS = 5_000;

interface ClaimedPeopleMoverOptions {
  store: DatabaseStore;
  onFailure?: (error: unknown) => void;
}

/**
 * Moves the records of placeholders to the accounts whose claims were approved, in the background. One instance per
 * process. If several servers share a database, they may try to move the same records; the later one finds nothing to
 * change. After a crash, the next check continues the move.
 */
export class ClaimedPeopleMover implements ClaimedPeopleService {
  readonly #store: DatabaseStore;
  readonly #onFailure: (error: unknown) => void;
  readonly #closing = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  #running: Promise<void> = Promise.resolve();

  constructor({ store, onFailure = () => undefined }: ClaimedPeopleMoverOptions) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /** Moves the records of approved claims now and periodically. */
  start(): void {
    this.#timers.add(setInterval(() => this.#check(), PERSON_CLAIM_CHECK_INTERVAL_MS).unref());
    this.#check();
  }

  startMoving(): void {
    if (this.#closing.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#check();
    }, CLAIM_AGE_MIN_MS).unref();
    this.#timers.add(timer);
  }

  /** Stops after the transaction in progress. The next server process continues the move. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }

  #check(): void {
    this.#running = this.#running
      .then(() => this.moveApprovedClaims(CLAIM_AGE_MIN_MS))
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#onFailure(error);
      });
  }

  /**
   * Moves the records of all claims that were approved at least `minAgeMs` milliseconds ago.
   */
  async moveApprovedClaims(minAgeMs: number): Promise<void> {
    const { background } = this.#store;
    for (;;) {
      const claims = await readPersonClaimsToMove(background, { minAgeMs, limit: CLAIMS_PER_MOVE_MAX });
      if (claims.length === 0) return;
      const placeholderIds = claims.map(({ placeholder_id }) => placeholder_id);
      for (const projectId of await readIdsOfProjectsWithIssues(background))
        await moveRecordsOfClaimedPeople(this.#store, projectId, placeholderIds, this.#closing.signal);
      const ids = claims.map(({ id }) => id);
      await runInTransaction(background, (tx) => markPersonClaimsMoved(tx, ids));
    }
  }
}
