/**
 * The tables as Kysely sees them. All but users are keyed by project first, so that they can be
 * sharded by project. Small enums are kept as their index in `src/shared/issue.ts`.
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

export type Instant = ColumnType<Date, Date | string, Date | string>;
/** Null unless it is set. */
export type GeneratedInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type NullableInstant = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** int8 comes as a string from `pg` unless told otherwise: both engines are set to give numbers. */
export type Sequence = number;
export type Json = ColumnType<unknown, string | null, string | null>;

export interface Tables {
  app_user: UserTable;
  user_source: UserSourceTable;
  project: ProjectTable;
  membership: MembershipTable;
  workflow_state: WorkflowStateTable;
  workflow_transition: WorkflowTransitionTable;
  label: LabelTable;
  milestone: MilestoneTable;
  issue: IssueTable;
  issue_text: IssueTextTable;
  issue_source: IssueSourceTable;
  issue_redirect: IssueRedirectTable;
  comment: CommentTable;
  event: EventTable;
  issue_link: IssueLinkTable;
  mention: MentionTable;
  watch: WatchTable;
  vote: VoteTable;
  idempotency: IdempotencyTable;
  bulk_operation: BulkOperationTable;
  bulk_item: BulkItemTable;
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
   * A person known only from an import: nobody signs in as them. Their login is the source's own, or
   * "github login" where somebody here has that login already.
   */
  placeholder: boolean;
  created_at: Instant;
  /** Argon2id, in the PHC form; null: no password signs them in. */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Who a login of another system is here: the same placeholder at each import. */
export interface UserSourceTable {
  system: string;
  /** The system's login, in lower case. */
  login_key: string;
  user_id: number;
}

export interface ProjectTable {
  id: Generated<number>;
  key: string;
  name: string;
  description: string;
  visibility: number;
  /** The highest issue number ever given. */
  issue_counter: number;
  /** How many issues there are. */
  issue_count: number;
  comment_counter: number;
  bulk_counter: Generated<number>;
  /** The sequence of the last event: the project's version. */
  version: Sequence;
  created_at: Instant;
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
  /** The name in lower case: unique in the project. */
  name_key: string;
  color: string;
  description: string;
}

export interface MilestoneTable {
  project_id: number;
  id: number;
  title: string;
  /** The title in lower case. */
  title_key: string;
  description: string;
  due_on: NullableInstant;
  closed_at: NullableInstant;
  created_at: Instant;
}

/** The narrow row: all that a list filters, orders and shows. Texts live in `issue_text`. */
export interface IssueTable {
  project_id: number;
  number: number;
  title: string;
  type: number;
  priority: number;
  state_id: number;
  author_id: number | null;
  /** In the order they were assigned. */
  assignee_ids: ColumnType<number[], number[], number[]>;
  /** In rising order. */
  label_ids: ColumnType<number[], number[], number[]>;
  milestone_id: number | null;
  parent_number: number | null;
  locked: boolean;
  comment_count: number;
  vote_count: number;
  created_at: Instant;
  updated_at: Instant;
  closed_at: NullableInstant;
  closed_by_id: number | null;
  due_on: NullableInstant;
  version: number;
}

export interface IssueTextTable {
  project_id: number;
  number: number;
  body: string;
  /**
   * The tokens of title, body and comments as lexemes whose weight says where: A title, B body,
   * C comments; a title's tokens stand once more behind "^", so that the index alone finds them.
   */
  words: ColumnType<string, string, string>;
  /** The same texts as plain tokens, one text a line, each token between spaces: phrases are found here. */
  plain: string;
  /** The issue's version at which its title was last changed. */
  title_version: Generated<number>;
  /** The same of its body. */
  body_version: Generated<number>;
}

export interface IssueSourceTable {
  project_id: number;
  number: number;
  system: string;
  source_id: string;
  url: string | null;
  /** What the importer last read, as a digest: the same again changes nothing. */
  digest: string;
  raw: Json;
}

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
  created_at: Instant;
  edited_at: NullableInstant;
  source_id: string | null;
  /** When its text was taken away; the row stays, so that the conversation does. */
  removed_at: GeneratedInstant;
  /** Whether a maintainer found it to be none of the conversation, such as spam. */
  hidden: Generated<boolean>;
}

export interface EventTable {
  project_id: number;
  sequence: Sequence;
  /** 0: it is about the project itself. */
  issue_number: number;
  actor_id: number | null;
  kind: number;
  before: Json;
  after: Json;
  comment_id: number | null;
  source_id: string | null;
  created_at: Instant;
  /** The bulk operation that it belongs to. */
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
  created_at: GeneratedInstant;
}

/** A request that was carried out: the same key again changes nothing. */
export interface IdempotencyTable {
  /** 0: nobody in particular. */
  user_id: number;
  mutation: string;
  key: string;
  /** Of the input. */
  digest: string;
  /** What was made or changed, by its numbers. */
  result: Json;
  created_at: Generated<Date>;
}

/** Many issues changed as one. */
export interface BulkOperationTable {
  project_id: number;
  /** From 1 within its project. */
  number: number;
  actor_id: number | null;
  state: number;
  query: string | null;
  /** What is changed in each; null: it undoes another one. */
  change: Json;
  /** What is said to each issue. */
  comment: string | null;
  matched: Generated<number>;
  changed: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  /** The number of the operation that it undoes. */
  undo_of: number | null;
  created_at: Generated<Date>;
  started_at: NullableInstant;
  ended_at: NullableInstant;
  /** Why it failed. */
  message: string | null;
  /** How many of those that matched are in its set. */
  frozen: Generated<number>;
  /** The server that carries it out, and its last sign. */
  runner: string | null;
  beat_at: NullableInstant;
}

export interface BulkItemTable {
  project_id: number;
  operation: number;
  /** Of the issue. */
  number: number;
  /** The issue's, when the set was frozen. */
  version: number | null;
  outcome: number;
  /** Why it was not changed, as in the error catalogue. */
  code: string | null;
  message: string | null;
}

/** Site-wide settings and secrets, e.g. whether this is a demo install. */
export interface SettingTable {
  key: string;
  value: string;
}
