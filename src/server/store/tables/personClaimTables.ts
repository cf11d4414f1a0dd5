/** Kysely types of the table of claims to be an imported person. */
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestampColumn } from './columnTypes';

/** A user's claim to be the person whom an import has created as a placeholder. */
export interface PersonClaimTableSchema {
  id: Generated<number>;
  /** Id of the user who made the claim. */
  user_id: number;
  placeholder_id: number;
  /** Name of the tracker that the placeholder was imported from, such as "github"; null if unknown. */
  system: string | null;
  /** Index in PERSON_CLAIM_STATES. */
  state: number;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** When the claim was approved, declined or canceled; null while it is open. */
  decided_at: OptionalTimestampColumn;
  /** Id of the administrator who approved or declined the claim; null while it is open and if it was canceled. */
  decided_by_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the move of all records of the placeholder to the account was completed; null until then. */
  moved_at: OptionalTimestampColumn;
}
