/** The tables of sign-in credentials and the audit log, as types for Kysely. */
import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '../../../shared/audit';
import type {
  OptionalTimestampColumn,
  TimestampColumn,
  JsonColumn,
  NullableTimestampColumn,
  Int8Column,
} from './columnTypes';

/** Maps identities of OpenID Connect providers to users. */
export interface OidcIdentityTableSchema {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Generated<Date>;
}

/** A session of a signed-in user in a browser. */
export interface SessionTableSchema {
  id: Generated<number>;
  secret_hash: string;
  user_id: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /**
   * Last use of the session, updated at most every CREDENTIAL_USE_UPDATE_INTERVAL_MS. The session expires SESSION_IDLE_TIMEOUT_MS after
   * it.
   */
  used_at: ColumnType<Date, Date | undefined, Date>;
  address: string | null;
  user_agent: string | null;
}

/** A credential for scripts and API clients. */
export interface ApiTokenTableSchema {
  id: Generated<number>;
  secret_hash: string;
  user_id: number;
  name: string;
  /** Permissions of an API token, as an index of TOKEN_SCOPES. */
  scope: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  used_at: OptionalTimestampColumn;
  /** Expiry of an API token; null if it never expires. */
  expires_at: NullableTimestampColumn;
}

/** A link that adds users to a project. */
export interface InvitationTableSchema {
  id: Generated<number>;
  secret_hash: string;
  project_id: number;
  role: number;
  created_by: number | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: TimestampColumn;
  /** How many users have accepted the invitation. */
  accepted: Generated<number>;
}

/** A single-use link for choosing a password. */
export interface PasswordLinkTableSchema {
  secret_hash: string;
  user_id: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: TimestampColumn;
}

/** An entry of the audit log: a change to the site or its users. */
export interface AuditEntryTableSchema {
  id: Generated<Int8Column>;
  created_at: Generated<Date>;
  /** Id of the user who acted; null for anonymous actions. */
  actor_id: number | null;
  action: AuditAction;
  /**
   * The login or project key to which the audited action applied. It is stored as text, so that it survives
   * the deletion of the user or project.
   */
  subject: string | null;
  details: JsonColumn;
  address: string | null;
  user_agent: string | null;
}
