/** Tables of duplicates: votes and watchers that move to the canonical issue, and dismissed pairs. */
import type { TimestampColumn } from './columnTypes';

/** Number of votes for an issue in the tracker that it was imported from, whose users are unknown. */
export interface ImportedVoteTableSchema {
  project_id: number;
  number: number;
  votes: number;
}

/**
 * The issue to which a duplicate moves its votes: the issue that it duplicates, and the one with the lowest number if
 * there are several. If that issue is a duplicate itself, the votes count at the end of the chain. Duplicates that an
 * import has linked have no row.
 */
export interface DuplicateTransferTableSchema {
  project_id: number;
  number: number;
  to_number: number;
}

/**
 * A vote for a duplicate, which counts at another issue. The table `vote` has a single row of the user for that issue,
 * even if they voted for several of its duplicates. If they also voted for that issue itself, this vote has a row here,
 * too, with `number` equal to `counted_at`.
 */
export interface DuplicateVoteTableSchema {
  project_id: number;
  /** The issue that the user voted for. */
  number: number;
  user_id: number;
  /** The issue at which the vote counts. */
  counted_at: number;
  /** When the user voted. */
  created_at: TimestampColumn;
}

/** A reason why a user watches an issue without having chosen to: they watched a duplicate when it was linked. */
export interface DuplicateWatchTableSchema {
  project_id: number;
  /** Number of the issue that the user watches because of its duplicate. */
  number: number;
  user_id: number;
  /** Number of the duplicate that the user had chosen to watch. */
  origin: number;
}

/** A dismissed pair: a user has recorded that two issues are not duplicates of each other. */
export interface DuplicateDismissalTableSchema {
  project_id: number;
  /** The lower number of the two issues. */
  number: number;
  other_number: number;
  actor_id: number | null;
  created_at: TimestampColumn;
}
