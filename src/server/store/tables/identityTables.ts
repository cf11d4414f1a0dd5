/** The tables by which somebody signs in, and the audit log, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '../../../shared/audit';
import type { GeneratedInstant, Instant, Json, NullableInstant, Sequence } from './Tables';

/** Who a person of an OpenID provider is here. */
export interface OidcIdentityTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Generated<Date>;
}

/** A browser that somebody signed in with. */
export interface SessionTable {
  id: Generated<number>;
  secret_hash: string;
  user_id: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /** To the minute or so; it ends SESSION_IDLE after. */
  used_at: ColumnType<Date, Date | undefined, Date>;
  address: string | null;
  user_agent: string | null;
}

/** What a program signs in with. */
export interface ApiTokenTable {
  id: Generated<number>;
  secret_hash: string;
  user_id: number;
  name: string;
  /** An index of TOKEN_SCOPES. */
  scope: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  used_at: GeneratedInstant;
  /** Null: never. */
  expires_at: NullableInstant;
}

/** A link that makes whoever follows it a member of a project. */
export interface InvitationTable {
  id: Generated<number>;
  secret_hash: string;
  project_id: number;
  role: number;
  created_by: number | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Instant;
  /** How many have followed it. */
  accepted: Generated<number>;
}

/** A link by which someone chooses a password, once. */
export interface PasswordLinkTable {
  secret_hash: string;
  user_id: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Instant;
}

/** Who did what to the site or its people, and from where. */
export interface AuditEntryTable {
  id: Generated<Sequence>;
  created_at: Generated<Date>;
  /** Null: nobody who has signed in. */
  actor_id: number | null;
  action: AuditAction;
  /** What it was done to, in words that last: a login, a project's key. */
  subject: string | null;
  details: Json;
  address: string | null;
  user_agent: string | null;
}
