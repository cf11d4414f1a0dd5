/** The constants of docs/spec.md point 9: every limit of the product stands here and nowhere else. */

/** Rows of one page of a list. */
export const PAGE_SIZE = 50;
/** Most rows that one connection answers (`first`, `last`). */
export const PAGE_MAX = 200;
/** Pages of a list that the browser keeps around the view. */
export const PAGES_KEPT = 40;
/** Longest query, in UTF-16 code units. */
export const QUERY_LENGTH_MAX = 2_048;
/** Most terms of a query. */
export const QUERY_TERMS_MAX = 64;
/** Longest token that is indexed and looked up, in UTF-16 code units; longer ones are cut to it. */
export const TOKEN_LENGTH_MAX = 64;
/** Largest request body, in bytes. */
export const BODY_BYTES_MAX = 1_048_576;
/** Deepest operation. */
export const OPERATION_DEPTH_MAX = 12;
/** Most fields that an operation selects, those of its fragments counted at each use. */
export const OPERATION_FIELDS_MAX = 1_000;
/** Most that an operation of a token may cost: objects that its answer can hold. */
export const OPERATION_COST_MAX = 5_000;
/** Longest operation, in tokens. */
export const OPERATION_TOKENS_MAX = 5_000;
/** A snapshot lives this long after its last use, in milliseconds. */
export const SNAPSHOT_TTL = 10 * 60_000;
/** Values that a facet shows unless asked for more. */
export const FACET_VALUES_DEFAULT = 20;
/** Issues that are selected one by one, and ids that one bulk edit names. */
export const SELECTED_MAX = 10_000;
export const ASSIGNEES_MAX = 20;
export const TITLE_LENGTH_MAX = 256;
export const TEXT_LENGTH_MAX = 65_536;
export const LABEL_LENGTH_MAX = 60;
/** Longest trend of a project, in weeks. */
export const TREND_WEEKS_MAX = 260;
/** Changes are told to who follows them at most this often, in milliseconds. */
export const LIVE_INTERVAL = 100;
/** While more changes at once than one message tells, as in a bulk change or an import: this often. */
export const LIVE_STORM_INTERVAL = 1_000;
/** Most issues of one message: beyond it only that lists have moved is told. */
export const LIVE_ISSUES_MAX = 200;
/** Who is further behind than so many events is told to ask anew. */
export const LIVE_EVENTS_MAX = 10_000;
/** Most projects that one subscription follows. */
export const LIVE_PROJECTS_MAX = 50;
/** A stream of events that has nothing to say says that it lives this often, in milliseconds. */
export const STREAM_HEARTBEAT = 15_000;
/** Who does not take what a stream has for them for this long, in milliseconds, is cut off. */
export const STREAM_WRITE_TIMEOUT = 30_000;
/** A connection on which nothing moves for so long, in milliseconds, is cut off. */
export const CONNECTION_IDLE_TIMEOUT = 120_000;
/** Most streams of one person at a time, or of an address where nobody has signed in. */
export const STREAMS_MAX = 300;
/** Longest reason for a change of state. */
export const REASON_LENGTH_MAX = 1_000;
/** Longest description of a label, a milestone or a project. */
export const DESCRIPTION_LENGTH_MAX = 4_096;
/** Longest name of a milestone or a project. */
export const NAME_LENGTH_MAX = 120;
/** Longest idempotency key. */
export const IDEMPOTENCY_KEY_LENGTH_MAX = 200;
/** How long an idempotency key is kept, in milliseconds. */
export const IDEMPOTENCY_TTL = 24 * 3_600_000;
/**
 * How long one transaction of a bulk edit should last, in milliseconds: reads get in between. Each costs some
 * milliseconds by itself, so that they are longer where nobody waits.
 */
export const BULK_CHUNK_TIME = {
  embedded: { hasty: 60, steady: 15 },
  server: { hasty: 60, steady: 50 },
} as const;
/** Issues of one such transaction, at most. */
export const BULK_CHUNK_MAX = 1_000;
/** At least: on a busy machine, smaller ones would cost more than they spare those who read. */
export const BULK_CHUNK_MIN = { hasty: 150, steady: 25 } as const;
/** For so long, in milliseconds, a bulk operation lets those go first who wait for an answer. */
export const BULK_YIELD_MAX = 100;
/** A bulk operation makes haste for so long, in milliseconds; then its transactions are short for others who come. */
export const BULK_FAST_PERIOD = 5_000;
/** A server that gave no sign of a bulk operation for so long, in milliseconds, is taken to be gone. */
export const BULK_HEARTBEAT_TIMEOUT = 15_000;
/** How long a bulk operation can be undone, in days. */
export const BULK_UNDO_DAYS = 90;
/** How long one can take one's own change of a state back, whatever the workflow, in milliseconds. */
export const STATE_UNDO_TIME = 24 * 3_600_000;
/** Longest wait of a request for a preview to be whole, in milliseconds. */
export const BULK_PREVIEW_WAIT = 1_000;
/** Shortest and longest password, in UTF-16 code units. */
export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_LENGTH_MAX = 1_024;
/** Longest email address. */
export const EMAIL_LENGTH_MAX = 254;
/** Most tokens of one person. */
export const API_TOKENS_MAX = 100;
/** Longest life of a token that ends, in days. */
export const API_TOKEN_DAYS_MAX = 3_650;
/** How long a link that invites is good, in milliseconds. */
export const INVITATION_TTL = 7 * 24 * 3_600_000;
/** Most links of one project that invite at a time. */
export const INVITATIONS_MAX = 100;
/** How long a link by which someone chooses a password is good, in milliseconds. */
export const PASSWORD_LINK_TTL = 2 * 24 * 3_600_000;
/** Longest address of a picture. */
export const URL_LENGTH_MAX = 2_048;
/** A session ends when it was not used for so long, in milliseconds. */
export const SESSION_IDLE = 30 * 24 * 3_600_000;
/** That a session or a token is used is noted at most this often, in milliseconds. */
export const USED_AT_INTERVAL = 60_000;
/** Tries to sign in, from one address in a minute. */
export const SIGN_INS_PER_MINUTE = 10;
/** Writes of one person in a minute. */
export const WRITES_PER_MINUTE = 600;
/** The same with a token of scope admin, unless WINNOW_ADMIN_WRITES says otherwise. */
export const ADMIN_WRITES_PER_MINUTE = 60_000;
