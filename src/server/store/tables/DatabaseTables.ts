/**
 * The database tables, as types for Kysely. The primary key of every table with issues, comments, events or
 * other contents of projects starts with the project id, so that these tables can be sharded by project.
 * Enums are stored as indexes of the lists in `src/shared/issue.ts`.
 */
import type { ColumnType, Generated } from 'kysely';
import type { OptionIndexes } from '../../../shared/fields/optionFields';
import type { ReactionCounts } from '../../../shared/reactions';
import type {
  BulkOperationItemTableSchema,
  BulkOperationTableSchema,
  BulkSelectionTableSchema,
} from './bulkTables';
import type {
  Int8Column,
  JsonColumn,
  NullableTimestampColumn,
  OptionalTimestampColumn,
  TimestampColumn,
} from './columnTypes';
import type {
  DuplicateDismissalTableSchema,
  DuplicateTransferTableSchema,
  DuplicateVoteTableSchema,
  DuplicateWatchTableSchema,
  ImportedVoteTableSchema,
} from './duplicateTables';
import type {
  DuplicateClusterMemberTableSchema,
  DuplicateClusterTableSchema,
  DuplicatePairTableSchema,
  DuplicateSearchTableSchema,
} from './duplicateClusterTables';
import type { ImportJobTableSchema } from './importTables';
import type { EmailTableSchema, NotificationSettingsTableSchema } from './emailTables';
import type { FileReferenceTableSchema, FileTableSchema } from './fileTables';
import type {
  ApiTokenTableSchema,
  AuditEntryTableSchema,
  InvitationTableSchema,
  OidcIdentityTableSchema,
  PasswordLinkTableSchema,
  SessionTableSchema,
} from './identityTables';
import type {
  DueReminderTableSchema,
  InboxVersionTableSchema,
  MutedIssueTableSchema,
  NotificationCountTableSchema,
  NotificationCursorTableSchema,
  NotificationSkipTableSchema,
  NotificationTableSchema,
  ProjectWatchTableSchema,
} from './notificationTables';
import type { SavedViewSettingsTableSchema, SavedViewTableSchema } from './savedViewTables';
import type { SubIssuePositionTableSchema, SubIssueProgressTableSchema } from './subIssueTables';
import type {
  TriageDecisionTableSchema,
  TriageLeaseTableSchema,
  TriageSettingsTableSchema,
  TriageSnoozeTableSchema,
} from './triageTables';
import type { PersonClaimTableSchema } from './personClaimTables';

export interface DatabaseTables {
  app_user: UserTableSchema;
  user_source: UserImportSourceTableSchema;
  project: ProjectTableSchema;
  membership: MembershipTableSchema;
  workflow_state: WorkflowStateTableSchema;
  workflow_transition: WorkflowTransitionTableSchema;
  label: LabelTableSchema;
  milestone: MilestoneTableSchema;
  issue: IssueTableSchema;
  issue_text: IssueTextTableSchema;
  project_source: ProjectSourceTableSchema;
  issue_source: IssueImportSourceTableSchema;
  issue_redirect: IssueRedirectTableSchema;
  comment: CommentTableSchema;
  event: EventTableSchema;
  issue_link: IssueLinkTableSchema;
  mention: MentionTableSchema;
  watch: WatchTableSchema;
  vote: VoteTableSchema;
  reaction: ReactionTableSchema;
  idempotency: IdempotencyTableSchema;
  bulk_operation: BulkOperationTableSchema;
  bulk_item: BulkOperationItemTableSchema;
  bulk_selection: BulkSelectionTableSchema;
  setting: SettingTableSchema;
  oidc_identity: OidcIdentityTableSchema;
  session: SessionTableSchema;
  api_token: ApiTokenTableSchema;
  invitation: InvitationTableSchema;
  password_link: PasswordLinkTableSchema;
  audit_entry: AuditEntryTableSchema;
  notification: NotificationTableSchema;
  notification_count: NotificationCountTableSchema;
  inbox_version: InboxVersionTableSchema;
  notification_cursor: NotificationCursorTableSchema;
  notification_skip: NotificationSkipTableSchema;
  due_reminder: DueReminderTableSchema;
  muted_issue: MutedIssueTableSchema;
  project_watch: ProjectWatchTableSchema;
  email: EmailTableSchema;
  notification_settings: NotificationSettingsTableSchema;
  file: FileTableSchema;
  file_reference: FileReferenceTableSchema;
  saved_view: SavedViewTableSchema;
  saved_view_settings: SavedViewSettingsTableSchema;
  command_keys: CommandKeysTableSchema;
  sub_issue_position: SubIssuePositionTableSchema;
  sub_issue_progress: SubIssueProgressTableSchema;
  imported_vote: ImportedVoteTableSchema;
  duplicate_transfer: DuplicateTransferTableSchema;
  duplicate_vote: DuplicateVoteTableSchema;
  duplicate_watch: DuplicateWatchTableSchema;
  duplicate_dismissal: DuplicateDismissalTableSchema;
  duplicate_search: DuplicateSearchTableSchema;
  duplicate_pair: DuplicatePairTableSchema;
  duplicate_cluster: DuplicateClusterTableSchema;
  duplicate_cluster_member: DuplicateClusterMemberTableSchema;
  triage_lease: TriageLeaseTableSchema;
  triage_snooze: TriageSnoozeTableSchema;
  triage_decision: TriageDecisionTableSchema;
  triage_settings: TriageSettingsTableSchema;
  new_account_rules: NewAccountRulesTableSchema;
  import_job: ImportJobTableSchema;
  person_claim: PersonClaimTableSchema;
}

export interface UserTableSchema {
  id: Generated<number>;
  login: string;
  name: string;
  email: string | null;
  avatar_url: string | null;
  site_role: 'user' | 'administrator';
  disabled: boolean;
  /**
   * Whether the user is known only from an import and cannot sign in. For the login of such a user, see
   * `createPlaceholderUsers` in store/import/importedUsers.ts.
   */
  placeholder: boolean;
  /**
   * Id of the account that this placeholder belongs to; null for all other users. Queries for users return the account.
   */
  claimed_by_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: TimestampColumn;
  /** Argon2id hash in PHC format, or null for a user without a password. */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Part of the signed addresses of the user's feeds. Increasing it makes all of them invalid. */
  feed_generation: Generated<number>;
}

/** Maps logins of other systems to users, so that each import finds the same user. */
export interface UserImportSourceTableSchema {
  system: string;
  /** The login in the other system, in lower case. */
  login_key: string;
  user_id: number;
}

export interface ProjectTableSchema {
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
  /** Id of the user who created the project; null if it was imported or created by an earlier version. */
  created_by_id: ColumnType<number | null, number | null | undefined, never>;
  /** When the project was deleted. Null: it was not deleted, or has been restored. */
  deleted_at: OptionalTimestampColumn;
  /** Id of the user who deleted the project. */
  deleted_by_id: ColumnType<number | null, number | null | undefined, number | null>;
  /**
   * Whether a deleted project still has its issues and other rows: it can be restored only while they are `kept`. When
   * they have been removed, the project's row stays, so that nobody else gets its key.
   */
  contents: ColumnType<'kept' | 'removing' | 'removed', never, 'removing' | 'removed'>;
}

/** The rules of a project for issues of new accounts. Projects without a row hold no issues. */
export interface NewAccountRulesTableSchema {
  project_id: number;
  /** An index of HOLDING_RULES. */
  holding: number;
  /** Days for which an account is new. */
  account_days: number;
  /** Number of issues that a new account can create per hour. */
  issues_per_hour: number;
}

export interface MembershipTableSchema {
  project_id: number;
  user_id: number;
  role: number;
}

export interface WorkflowStateTableSchema {
  project_id: number;
  id: number;
  name: string;
  category: number;
  position: number;
  color: string;
}

export interface WorkflowTransitionTableSchema {
  project_id: number;
  from_id: number;
  to_id: number;
  least_role: number;
  asks: 'nothing' | 'reason' | 'target';
}

export interface LabelTableSchema {
  project_id: number;
  id: number;
  name: string;
  /** The label's name in lower case, unique in the project. Null: the label was deleted, but events refer to it. */
  name_key: string | null;
  color: string;
  description: string;
  /** The label that a deleted label was merged into. */
  merged_into: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface MilestoneTableSchema {
  project_id: number;
  id: number;
  title: string;
  /** The milestone's title in lower case, unique in the project. Null: the milestone was deleted. */
  title_key: string | null;
  description: string;
  due_on: NullableTimestampColumn;
  closed_at: NullableTimestampColumn;
  created_at: TimestampColumn;
}

/**
 * The fields of an issue that lists filter, sort and show. Texts are in `issue_text`, which keeps the rows of
 * this table narrow. A field of kind ENUM has a column of the same name.
 */
export interface IssueTableSchema extends OptionIndexes {
  project_id: number;
  number: number;
  title: string;
  state_id: number;
  author_id: number | null;
  /** Ids of the assignees, in the order of assignment. */
  assignee_ids: ColumnType<number[], number[], number[]>;
  /** Ids of the labels, in ascending order. */
  label_ids: ColumnType<number[], number[], number[]>;
  milestone_id: number | null;
  parent_number: number | null;
  locked: boolean;
  /** Whether the issue is held for triage. While it is held, only triagers and its author are notified of it. */
  held: Generated<boolean>;
  comment_count: number;
  vote_count: number;
  /**
   * Number of tasks in the description, and of those that are ticked. At most 21,845, because longer texts have no
   * tasks.
   */
  task_count: number;
  completed_task_count: number;
  created_at: TimestampColumn;
  updated_at: TimestampColumn;
  closed_at: NullableTimestampColumn;
  closed_by_id: number | null;
  due_on: NullableTimestampColumn;
  version: number;
}

export interface IssueTextTableSchema {
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

/** The repositories that issues of a project were imported from. */
export interface ProjectSourceTableSchema {
  project_id: number;
  /** Address of the repository (see `normalizeRepositoryUrl` in shared/issueUrls.ts). */
  url: string;
}

export interface IssueImportSourceTableSchema {
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
export interface IssueRedirectTableSchema {
  project_id: number;
  old_number: number;
  number: number;
}

export interface CommentTableSchema {
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
  /** Numbers of the reactions in the other tracker, whose users are unknown. Null: there are none. */
  imported_reactions: ColumnType<ReactionCounts | null, string | null | undefined, string | null>;
}

export interface EventTableSchema {
  project_id: number;
  sequence: Int8Column;
  /**
   * Number of the issue that the event is about; 0 (PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER) for events about the
   * project itself.
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

export interface IssueLinkTableSchema {
  project_id: number;
  number: number;
  kind: number;
  to_project_id: number;
  to_number: number;
  /** Whether votes and watchers have moved with a duplicate link. False for links of imports, and for other kinds. */
  moves_votes: Generated<boolean>;
}

export interface MentionTableSchema {
  project_id: number;
  number: number;
  user_id: number;
}

export interface WatchTableSchema {
  project_id: number;
  number: number;
  user_id: number;
}

export interface VoteTableSchema {
  project_id: number;
  number: number;
  user_id: number;
  created_at: OptionalTimestampColumn;
}

export interface ReactionTableSchema {
  project_id: number;
  number: number;
  /** Id of the comment; 0 for a reaction to the issue itself. */
  comment_id: number;
  /** Index in REACTION_CONTENTS. A thumbs-up for an issue is in the table `vote` instead. */
  content: number;
  user_id: number;
  created_at: OptionalTimestampColumn;
}

/** Completed requests with an idempotency key. Repeating a request with the same key changes nothing. */
export interface IdempotencyTableSchema {
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

/** Settings and secrets of the installation, such as whether it is a demo. */
export interface SettingTableSchema {
  key: string;
  value: string;
}

/** The keyboard shortcut that a person has chosen for a command, as a type for Kysely. */
interface CommandKeysTableSchema {
  user_id: number;
  /** Id of the command. A later version may no longer have this command. */
  command: string;
  /** One key of the keyboard, or two keys pressed one after the other, separated by a space. */
  keys: string;
}
