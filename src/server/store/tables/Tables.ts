/**
 * The database tables, as types for Kysely. The primary key of every table with issues, comments, events or
 * other contents of projects starts with the project id, so that these tables can be sharded by project.
 * Enums are stored as indexes of the lists in `src/shared/issue.ts`.
 */
import type { ColumnType, Generated } from 'kysely';
import type {
  ApiTokenTable,
  AuditEntryTable,
  InvitationTable,
  OidcIdentityTable,
  PasswordLinkTable,
  SessionTable,
} from './identityTables';

/** Column type timestamptz. */
export type TimestampColumn = ColumnType<Date, Date | string, Date | string>;
/** Column type timestamptz, nullable. Inserts can omit it. */
export type OptionalTimestampColumn = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Column type timestamptz, nullable. */
export type NullableTimestampColumn = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** Column type int8. Both database engines are configured to return it as a number instead of a string. */
export type Int8Column = number;
export type JsonColumn = ColumnType<unknown, string | null, string | null>;

export interface Tables {
  app_user: UserTable;
  user_source: UserImportSourceTable;
  project: ProjectTable;
  membership: MembershipTable;
  workflow_state: WorkflowStateTable;
  workflow_transition: WorkflowTransitionTable;
  label: LabelTable;
  milestone: MilestoneTable;
  issue: IssueTable;
  issue_text: IssueTextTable;
  issue_source: IssueImportSourceTable;
  issue_redirect: IssueRedirectTable;
  comment: CommentTable;
  event: EventTable;
  issue_link: IssueLinkTable;
  mention: MentionTable;
  watch: WatchTable;
  vote: VoteTable;
  idempotency: IdempotencyTable;
  bulk_operation: BulkOperationTable;
  bulk_item: BulkOperationItemTable;
  setting: SettingTable;
  oidc_identity: OidcIdentityTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  invitation: InvitationTable;
  password_link: PasswordLinkTable;
  audit_entry: AuditEntryTable;
}

export interface UserTable {
  id: Generated<number>;
  login: string;
  name: string;
  email: string | null;
  avatar_url: string | null;
  site_role: 'user' | 'administrator';
  disabled: boolean;
  /**
   * Whether the user is known only from an import and cannot sign in. The login of such a user is that in the
   * other tracker or, if a Winnow user already has it, "github LOGIN".
   */
  placeholder: boolean;
  created_at: TimestampColumn;
  /** Argon2id hash in PHC format, or null for a user without a password. */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Maps logins of other systems to users, so that each import finds the same user. */
export interface UserImportSourceTable {
  system: string;
  /** The login in the other system, in lower case. */
  login_key: string;
  user_id: number;
}

export interface ProjectTable {
  id: Generated<number>;
  key: string;
  name: string;
  description: string;
  visibility: number;
  /** The highest issue number ever assigned. */
  issue_counter: number;
  /** The number of issues of the project that have not been deleted. */
  issue_count: number;
  /** The highest comment id ever assigned. */
  comment_counter: number;
  /** The highest number of a bulk operation in the project. */
  bulk_counter: Generated<number>;
  /** The project's version, which is the sequence of its last event. */
  version: Int8Column;
  created_at: TimestampColumn;
}

export interface MembershipTable {
  project_id: number;
  user_id: number;
  role: number;
}

export interface WorkflowStateTable {
  project_id: number;
  id: number;
  name: string;
  category: number;
  position: number;
  color: string;
}

export interface WorkflowTransitionTable {
  project_id: number;
  from_id: number;
  to_id: number;
  least_role: number;
  asks: 'nothing' | 'reason' | 'target';
}

export interface LabelTable {
  project_id: number;
  id: number;
  name: string;
  /** The label's name in lower case, unique in the project. */
  name_key: string;
  color: string;
  description: string;
}

export interface MilestoneTable {
  project_id: number;
  id: number;
  title: string;
  /** The milestone's title in lower case, unique in the project. */
  title_key: string;
  description: string;
  due_on: NullableTimestampColumn;
  closed_at: NullableTimestampColumn;
  created_at: TimestampColumn;
}

/**
 * The fields of an issue that lists filter, sort and show. Texts are in `issue_text`, which keeps the rows of
 * this table narrow.
 */
export interface IssueTable {
  project_id: number;
  number: number;
  title: string;
  type: number;
  priority: number;
  state_id: number;
  author_id: number | null;
  /** Ids of the assignees, in the order of assignment. */
  assignee_ids: ColumnType<number[], number[], number[]>;
  /** Ids of the labels, in ascending order. */
  label_ids: ColumnType<number[], number[], number[]>;
  milestone_id: number | null;
  parent_number: number | null;
  locked: boolean;
  comment_count: number;
  vote_count: number;
  created_at: TimestampColumn;
  updated_at: TimestampColumn;
  closed_at: NullableTimestampColumn;
  closed_by_id: number | null;
  due_on: NullableTimestampColumn;
  version: number;
}

export interface IssueTextTable {
  project_id: number;
  number: number;
  body: string;
  /**
   * The tokens of title, body and comments as tsvector lexemes with weights: A title, B body, C comments.
   * Tokens of the title appear a second time with the prefix "^", so that title searches need only the index.
   */
  words: ColumnType<string, string, string>;
  /**
   * The tokens of title, body and comments in order, for phrase searches: one line per text, with spaces
   * around each token.
   */
  plain: string;
  /** The issue's version when its title last changed. */
  title_version: Generated<number>;
  /** The issue's version when its body last changed. */
  body_version: Generated<number>;
}

export interface IssueImportSourceTable {
  project_id: number;
  number: number;
  system: string;
  source_id: string;
  url: string | null;
  /** Digest of the imported data. A re-import skips the issue while it is unchanged. */
  digest: string;
  /** The imported issue in the format of the other tracker, as JSON. */
  raw: JsonColumn;
}

/**
 * Maps an imported issue's number in the other tracker to the number that the import assigned instead,
 * because the former was taken.
 */
export interface IssueRedirectTable {
  project_id: number;
  old_number: number;
  number: number;
}

export interface CommentTable {
  project_id: number;
  id: number;
  issue_number: number;
  author_id: number | null;
  body: string;
  created_at: TimestampColumn;
  edited_at: NullableTimestampColumn;
  source_id: string | null;
  /** When the comment's text was removed. The row is kept, so that the timeline still shows the comment. */
  removed_at: OptionalTimestampColumn;
  /** Whether a maintainer has hidden the comment, for example as spam. */
  hidden: Generated<boolean>;
}

export interface EventTable {
  project_id: number;
  sequence: Int8Column;
  /**
   * Number of the issue that the event is about; 0 (PROJECT_EVENT_ISSUE_NUMBER) for events about the project
   * itself.
   */
  issue_number: number;
  actor_id: number | null;
  kind: number;
  before: JsonColumn;
  after: JsonColumn;
  comment_id: number | null;
  source_id: string | null;
  created_at: TimestampColumn;
  /** Number of the bulk operation that made the change; null for all other changes. */
  bulk_number: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface IssueLinkTable {
  project_id: number;
  number: number;
  kind: number;
  to_project_id: number;
  to_number: number;
}

export interface MentionTable {
  project_id: number;
  number: number;
  user_id: number;
}

export interface WatchTable {
  project_id: number;
  number: number;
  user_id: number;
}

export interface VoteTable {
  project_id: number;
  number: number;
  user_id: number;
  created_at: OptionalTimestampColumn;
}

/** Completed requests with an idempotency key. Repeating a request with the same key changes nothing. */
export interface IdempotencyTable {
  /** Id of the user who sent the request; 0 for anonymous requests. */
  user_id: number;
  mutation: string;
  key: string;
  /** Digest of the request's input. A repeated request with the same key must have the same digest. */
  digest: string;
  /** The ids from which the response of the request is built again. */
  result: JsonColumn;
  created_at: Generated<Date>;
}

/** A bulk edit, or the undo of a bulk edit. */
export interface BulkOperationTable {
  project_id: number;
  /** Number of the bulk operation, counted from 1 within the project. */
  number: number;
  actor_id: number | null;
  state: number;
  query: string | null;
  /** The changes that a bulk operation applies to each issue, or null for the undo of another operation. */
  change: JsonColumn;
  /** The comment that a bulk operation adds to each issue. */
  comment: string | null;
  matched: Generated<number>;
  changed: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  /** Number of the bulk operation that this one undoes; null for a bulk edit. */
  undo_of: number | null;
  created_at: Generated<Date>;
  started_at: NullableTimestampColumn;
  ended_at: NullableTimestampColumn;
  /** The error message of a failed bulk operation. */
  message: string | null;
  /** Number of matching issues that have been added to the bulk operation so far. */
  frozen: Generated<number>;
  /** Id of the server that runs the bulk operation. */
  runner: string | null;
  /** Last heartbeat of the server that runs the bulk operation. */
  beat_at: NullableTimestampColumn;
}

/** An issue of a bulk operation, and the operation's result for it. */
export interface BulkOperationItemTable {
  project_id: number;
  operation: number;
  /** The issue's number. */
  number: number;
  /** The issue's version when it was added to the bulk operation. */
  version: number | null;
  outcome: number;
  /** Error code of an issue that a bulk operation could not change (src/shared/errors.ts). */
  code: string | null;
  /** Error message of an issue that a bulk operation could not change. */
  message: string | null;
}

/** Settings and secrets of the installation, such as whether it is a demo. */
export interface SettingTable {
  key: string;
  value: string;
}
