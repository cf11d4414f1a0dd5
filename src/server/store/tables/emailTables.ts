/** The tables of emails, as types for Kysely. */
import type { Generated } from 'kysely';
import type { Int8Column, NullableTimestampColumn, OptionalTimestampColumn } from './columnTypes';

/** The outbox. A row refers to the subject of an email; the text is written when the email is sent. */
export interface EmailTableSchema {
  /** Part of the Message-ID, which is therefore the same in each attempt. */
  id: Generated<number>;
  /** An index of EMAIL_KINDS. */
  kind: number;
  /** An index of EMAIL_STATES. */
  state: number;
  /**
   * Id of the recipient; for an invitation, id of its sender; null for a password reset whose account is not known yet.
   */
  user_id: number | null;
  /** Project of a notification or an invitation. */
  project_id: number | null;
  /** Issue of a notification; 0 for all others. */
  issue_number: Generated<number>;
  /** Bulk operation of a notification; 0 for all others. */
  bulk_number: Generated<number>;
  /** The strongest reason of a notification, as an index of NOTIFICATION_REASONS. */
  reason: number | null;
  /** Sequences of the first and the last event of a notification. */
  first_sequence: Int8Column | null;
  last_sequence: Int8Column | null;
  /** The period of a digest: after its start, up to its end. */
  period_start: OptionalTimestampColumn;
  period_end: OptionalTimestampColumn;
  /**
   * Encrypted: address and secret of an invitation, or the login or address that was entered to reset a password.
   * Removed when the email was sent or has failed.
   */
  payload: string | null;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
  attempts: Generated<number>;
  /** Name of the delivery journal of the server that is sending the email. */
  claimed_by: string | null;
  claimed_at: OptionalTimestampColumn;
  /** When the email was sent or has failed. */
  finished_at: OptionalTimestampColumn;
  /** The last error. */
  error: string | null;
}

/** Email settings of a person. Without a row, the defaults of src/shared/email.ts apply. */
export interface NotificationSettingsTableSchema {
  user_id: number;
  /** An index of EMAIL_MODES. */
  email_mode: number;
  /** The local hour at which the digest is sent, 0 to 23. */
  digest_hour: number;
  /** An IANA time zone such as Europe/Berlin. */
  time_zone: string;
  /** End of the period of the last digest. */
  digest_end: OptionalTimestampColumn;
  /** When the next digest is due; null unless the mode is `digest`. */
  next_digest_at: NullableTimestampColumn;
}
