/**
 * The tables as Kysely sees them. All but users are keyed by project first, so that they can be
 * sharded by project. Small enums are kept as their index in `src/shared/issue.ts`.
 */
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** int8 comes as a string from `pg` unless told otherwise: both engines are set to give numbers. */
type Sequence = number;
type Json = ColumnType<unknown, string | null, string | null>;

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
  setting: SettingTable;
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
}

export interface EventTable {
  project_id: number;
  sequence: Sequence;
  issue_number: number;
  actor_id: number | null;
  kind: number;
  before: Json;
  after: Json;
  comment_id: number | null;
  source_id: string | null;
  created_at: Instant;
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

/** Site-wide settings and secrets, e.g. whether this is a demo install. */
export interface SettingTable {
  key: string;
  value: string;
}
