/** Every limit of the product (docs/spec.md point 9). Limits are defined here and nowhere else. */

/** Rows per page of a list. */
export const DEFAULT_LIST_PAGE_SIZE = 50;
/** Maximum rows per page of a GraphQL connection (`first`, `last`). */
export const GRAPHQL_CONNECTION_PAGE_SIZE_MAX = 200;
/** Maximum pages of a list that the browser keeps in memory around the visible rows. */
export const CACHED_ISSUE_LIST_PAGES_MAX = 40;
/** Maximum length of a search query, in UTF-16 code units. */
export const SEARCH_QUERY_LENGTH_MAX = 2_048;
/** Maximum terms in a search query. */
export const SEARCH_QUERY_TERMS_MAX = 64;
/**
 * Maximum length of a token in the full-text index, in UTF-16 code units. Longer tokens are truncated, in the
 * index and in queries.
 */
export const SEARCH_TOKEN_LENGTH_MAX = 64;
/** Maximum size of a request body, in bytes. */
export const REQUEST_BODY_BYTES_MAX = 1_048_576;
/**
 * Free space on the disk below which the embedded database rejects writes, in bytes: one segment of the WAL, which has
 * 16 MiB, and space to end the transaction and to write a checkpoint.
 */
export const DATABASE_DISK_RESERVE_BYTES = 20 * 1_048_576;
/** Maximum nesting depth of a GraphQL operation. */
export const GRAPHQL_DEPTH_MAX = 12;
/** Maximum fields selected by a GraphQL operation; a fragment counts at each spread. */
export const GRAPHQL_FIELDS_MAX = 1_000;
/** Maximum cost of a GraphQL operation sent with an API token: the objects that its response can contain. */
export const GRAPHQL_COST_MAX = 5_000;
/** Maximum length of a GraphQL operation, in lexical tokens. */
export const GRAPHQL_TOKENS_MAX = 5_000;
/** Milliseconds after its last use at which a list snapshot expires. */
export const ISSUE_LIST_SNAPSHOT_TTL_MS = 10 * 60_000;
/** Number of values returned per facet when the request does not set one. */
export const DEFAULT_FACET_VALUE_COUNT = 20;
/** Maximum issues selected individually, and maximum ids in one bulk edit. */
export const SELECTED_ISSUES_MAX = 10_000;
/** Maximum issues of a cluster of likely duplicates. */
export const DUPLICATE_CLUSTER_ISSUES_MAX = 20;
/** Maximum stored pairs of likely duplicates per project. If there are more, the weakest are removed. */
export const DUPLICATE_PAIRS_MAX = 200_000;
/**
 * Milliseconds without a heartbeat after which another server takes over a search for clusters of likely duplicates.
 */
export const DUPLICATE_SEARCH_HEARTBEAT_TIMEOUT_MS = 30_000;
/** Maximum likely duplicates of an issue or a draft in one response. */
export const LIKELY_DUPLICATES_MAX = 50;
/** Maximum characters of a description that the search for duplicates reads, in UTF-16 code units. */
export const DUPLICATE_SEARCH_BODY_LENGTH = 20_000;
/** Hours before and after an issue in which the burst around it is searched. */
export const BURST_PERIOD_HOURS = 24;
/** Maximum minutes between two successive issues of a burst. */
export const BURST_GAP_MINUTES = 60;
/** Maximum issues that are compared to find a burst, on each side of an issue. */
export const BURST_COMPARED_ISSUES_MAX = 10_000;
/** Days for which an account counts as new, unless the project's settings say otherwise. */
export const NEW_ACCOUNT_DAYS_DEFAULT = 7;
/** Maximum days for which an account counts as new, in the settings of a project. */
export const NEW_ACCOUNT_DAYS_MAX = 365;
/** Issues that a new account can create per hour in a project, unless its settings say otherwise. */
export const NEW_ACCOUNT_ISSUES_PER_HOUR_DEFAULT = 5;
/** Maximum issues per hour of a new account, in the settings of a project. */
export const NEW_ACCOUNT_ISSUES_PER_HOUR_MAX = 100;
/** Maximum assignees of an issue. */
export const ASSIGNEES_PER_ISSUE_MAX = 20;
/**
 * Maximum number of levels below the root of a tree of sub-issues when an issue gets a parent, because closing an issue
 * updates the progress of all issues above it. Lower than ISSUE_LINK_CHAIN_LENGTH_MAX, the number of ancestors that the
 * check for cycles reads.
 */
export const SUB_ISSUE_DEPTH_MAX = 100;
/** Maximum length of an issue title, in UTF-16 code units. */
export const ISSUE_TITLE_LENGTH_MAX = 256;
/** Maximum length of an issue body or a comment, in UTF-16 code units. */
export const MARKDOWN_TEXT_LENGTH_MAX = 65_536;

/**
 * Maximum length of a text that is rendered as Markdown, in UTF-16 code units. Longer texts, which only imports can
 * contain, are shown as plain text.
 */
export const RENDERED_MARKDOWN_LENGTH_MAX = 131_072;
/** Maximum length of a text's HTML, in UTF-16 code units. A text with longer HTML is shown as plain text. */
export const RENDERED_HTML_LENGTH_MAX = 262_144;
/**
 * Maximum length of a text's HTML in proportion to the text, so that a page of many short texts has a limited size,
 * too. Ordinary Markdown has a factor of 1 to 3, highlighted code and tables of short cells up to 10.
 */
export const RENDERED_HTML_LENGTH_FACTOR_MAX = 16;
/** Length of HTML that each text can have in addition, in UTF-16 code units. */
export const RENDERED_HTML_LENGTH_BASE = 16_384;
/** Maximum length of a text that is shown as plain text, in UTF-16 code units. Longer texts are shortened. */
export const PLAIN_TEXT_LENGTH_MAX = 262_144;
/** Milliseconds after which the rendering of a text is stopped. The text is shown as plain text. */
export const MARKDOWN_RENDER_TIMEOUT_MS = 5_000;
/** Maximum milliseconds of rendering per person and minute, or per address for anonymous clients. */
export const MARKDOWN_RENDER_MS_PER_MINUTE_MAX = 20_000;
/** Maximum length of all texts that one request renders, in UTF-16 code units. */
export const RENDERED_TEXTS_LENGTH_PER_REQUEST_MAX = 2 * 1_048_576;
/**
 * Maximum size of the comments in a page of a timeline or of the activity, in bytes of UTF-8. If they are larger, the
 * page has fewer items than requested, but at least one.
 */
export const TIMELINE_PAGE_TEXT_BYTES_MAX = 131_072;
/** Maximum length of the texts in the response to a GraphQL request, in UTF-16 code units. */
export const RESPONSE_TEXT_LENGTH_MAX = 12 * 1_048_576;
/** Maximum size of a GraphQL response, in bytes before compression. */
export const RESPONSE_BYTES_MAX = 16 * 1_048_576;
/**
 * Maximum bytes of the responses that a user, or the anonymous clients of an address together, have requested and not
 * yet received.
 */
export const UNREAD_RESPONSE_BYTES_PER_CALLER_MAX = 32 * 1_048_576;
/** Maximum bytes of all responses that clients have not yet received. */
export const UNREAD_RESPONSE_BYTES_MAX = 192 * 1_048_576;
/**
 * Maximum bytes by which a file or export that is being sent counts as an unread response: it is streamed, so only a
 * part is in memory.
 */
export const STREAMED_RESPONSE_BUFFER_BYTES = 262_144;
/** Maximum length of a label name, in UTF-16 code units. */
export const LABEL_NAME_LENGTH_MAX = 60;
/** Maximum length of a project's trend chart, in weeks. */
export const TREND_CHART_WEEKS_MAX = 260;
/** Minimum milliseconds between two live messages to a subscriber. */
export const LIVE_UPDATE_INTERVAL_MIN_MS = 100;
/**
 * Minimum milliseconds between two live messages while more than LIVE_UPDATE_ISSUES_MAX issues change at once, as in
 * a bulk edit or an import.
 */
export const LIVE_UPDATE_BURST_INTERVAL_MIN_MS = 1_000;
/** Maximum issues in a live message. Beyond it, the message says only that lists have changed. */
export const LIVE_UPDATE_ISSUES_MAX = 200;
/**
 * Maximum number of missed events that are sent to a live subscriber who reconnects. Beyond it, the
 * subscriber has to refetch.
 */
export const LIVE_REPLAYED_EVENTS_MAX = 10_000;
/** Minimum milliseconds between two live messages about the progress of bulk operations. */
export const BULK_PROGRESS_INTERVAL_MS = 250;
/** New subscribers receive the bulk operations that changed within this time, in milliseconds. */
export const BULK_PROGRESS_REPLAY_PERIOD_MS = 10 * 60_000;
/** Maximum bulk operations per live message. */
export const LIVE_UPDATE_BULK_OPERATIONS_MAX = 20;
/** Maximum projects per live subscription. */
export const LIVE_SUBSCRIPTION_PROJECTS_MAX = 50;
/** Milliseconds between two heartbeats on an idle event stream. */
export const EVENT_STREAM_HEARTBEAT_MS = 15_000;
/** Milliseconds after which an event stream is closed because its client does not read. */
export const EVENT_STREAM_WRITE_TIMEOUT_MS = 30_000;
/** Milliseconds after which a connection without traffic is closed. */
export const HTTP_CONNECTION_IDLE_TIMEOUT_MS = 120_000;
/** Maximum concurrent event streams per user, or per address for anonymous clients. */
export const EVENT_STREAMS_PER_USER_MAX = 300;
/** Maximum length of the reason for a state change, in UTF-16 code units. */
export const STATE_CHANGE_REASON_LENGTH_MAX = 1_000;
/** Maximum length of the description of a label, milestone or project, in UTF-16 code units. */
export const DESCRIPTION_LENGTH_MAX = 4_096;
/** Maximum length of the name of a person, project or token, or of a milestone's title, in UTF-16 code units. */
export const DISPLAY_NAME_LENGTH_MAX = 120;
/** Maximum length of an idempotency key, in UTF-16 code units. */
export const IDEMPOTENCY_KEY_LENGTH_MAX = 200;
/** Milliseconds that an idempotency key is kept. */
export const IDEMPOTENCY_KEY_TTL_MS = 24 * 3_600_000;
/**
 * Target duration of one transaction of a bulk edit, in milliseconds. Each transaction has a fixed cost, so
 * long ones are more efficient; other requests wait less for short ones. `fast` applies while no request
 * waits and during BULK_LONG_TRANSACTION_PERIOD_MS, `steady` otherwise.
 */
export const BULK_TRANSACTION_TARGET_DURATION_MS = {
  embedded: { fast: 40, steady: 20 },
  server: { fast: 60, steady: 50 },
} as const;
/** Maximum issues per transaction of a bulk edit. */
export const BULK_TRANSACTION_ISSUES_MAX = 1_000;
/** Maximum issues per row of the table `bulk_selection`. */
export const BULK_SELECTION_ROW_ISSUES_MAX = 1_000;
/**
 * Minimum issues per transaction of a bulk edit. On a busy machine, smaller transactions would slow down the
 * bulk edit more than they speed up other requests.
 */
export const BULK_TRANSACTION_ISSUES_MIN = { fast: 150, steady: 50 } as const;
/** Maximum milliseconds that a bulk edit waits for foreground requests before each transaction. */
export const BULK_WAIT_FOR_REQUESTS_MAX_MS = 100;
/** Milliseconds at the start of a bulk edit during which it uses long transactions. */
export const BULK_LONG_TRANSACTION_PERIOD_MS = 5_000;
/** Milliseconds without a heartbeat after which another server takes over a bulk operation. */
export const BULK_HEARTBEAT_TIMEOUT_MS = 15_000;
/** Milliseconds after which the preview of a bulk edit that was not run is deleted. */
export const BULK_PREVIEW_TTL_MS = 24 * 3_600_000;
/** Days during which a bulk operation can be undone. */
export const BULK_UNDO_PERIOD_DAYS = 90;
/** Milliseconds during which users can undo their own state change, whatever the workflow allows. */
export const STATE_CHANGE_UNDO_PERIOD_MS = 24 * 3_600_000;
/** Milliseconds during which users can undo their own new comment, issue or project. */
export const CREATION_UNDO_PERIOD_MS = 3_600_000;
/** Days during which a deleted project can be restored. */
export const PROJECT_RESTORE_PERIOD_DAYS = 30;
/** Maximum milliseconds that a request waits for a bulk preview to finish. */
export const BULK_PREVIEW_WAIT_MAX_MS = 1_000;
/** Minimum length of a password, in UTF-16 code units. */
export const PASSWORD_LENGTH_MIN = 12;
/** Maximum length of a password, in UTF-16 code units. */
export const PASSWORD_LENGTH_MAX = 1_024;
/** Maximum length of an email address, in UTF-16 code units. */
export const EMAIL_LENGTH_MAX = 254;
/** Maximum API tokens per user. */
export const API_TOKENS_PER_USER_MAX = 100;
/** Maximum lifetime of an API token that expires, in days. */
export const API_TOKEN_LIFETIME_DAYS_MAX = 3_650;
/** Lifetime of an invitation link, in milliseconds. */
export const INVITATION_TTL_MS = 7 * 24 * 3_600_000;
/** Maximum open invitation links per project. */
export const INVITATIONS_PER_PROJECT_MAX = 100;
/** Lifetime of a password link, in milliseconds. */
export const PASSWORD_LINK_TTL_MS = 2 * 24 * 3_600_000;
/** Maximum length of an avatar URL, in UTF-16 code units. */
export const AVATAR_URL_LENGTH_MAX = 2_048;
/** Milliseconds without use after which a session expires. */
export const SESSION_IDLE_TIMEOUT_MS = 30 * 24 * 3_600_000;
/** Minimum milliseconds between two updates of `used_at` of a session or token. */
export const CREDENTIAL_USE_UPDATE_INTERVAL_MS = 60_000;
/** Maximum sign-in attempts per address and minute. */
export const SIGN_INS_PER_MINUTE_MAX = 10;
/**
 * Maximum reads per user and minute. Scrolling through a list as fast as possible takes about 1,200, and dragging its
 * scrollbar about 2,400.
 */
export const READS_PER_MINUTE_MAX = 12_000;
/**
 * Maximum GraphQL requests of a user, or of a network of anonymous clients, that run concurrently. Further requests
 * wait in a queue. A request counts until it ends, or for 50 ms. Browsers send at most 6 requests at the same time to a
 * server with HTTP/1.1.
 */
export const REQUESTS_AT_A_TIME_MAX = 8;
/**
 * Maximum memory of the GraphQL requests of a user, or of a network of anonymous clients, that are queued, in bytes.
 */
export const WAITING_REQUESTS_BYTES_MAX = 32 * 1_048_576;
/** Maximum attempts to create a project per user and hour, because each reveals whether a project key is taken. */
export const PROJECT_CREATION_ATTEMPTS_PER_HOUR_MAX = 20;
/** Maximum writes per user and minute. */
export const WRITES_PER_MINUTE_MAX = 600;
/** Maximum writes per minute with a token of scope `admin`; WINNOW_ADMIN_WRITES overrides it. */
export const ADMIN_TOKEN_WRITES_PER_MINUTE_MAX = 60_000;
/** Maximum size of an attached file, in bytes; WINNOW_FILE_MB overrides it. */
export const FILE_BYTES_MAX = 25 * 1_048_576;
/**
 * Maximum total size of the files of an issue, and of the files that a user has uploaded and not attached yet, in
 * bytes; WINNOW_ISSUE_FILES_MB overrides it.
 */
export const ISSUE_FILES_BYTES_MAX = 200 * 1_048_576;
/** Maximum size of a profile picture, in bytes. */
export const PICTURE_BYTES_MAX = 1_048_576;
/** Maximum width and height of a profile picture, in pixels. */
export const PICTURE_PIXELS_MAX = 1_024;
/** Maximum length of a file's name, in UTF-16 code units. Longer names are shortened. */
export const FILE_NAME_LENGTH_MAX = 200;
/** Maximum number of exports that a user or an anonymous network can start per minute. */
export const EXPORTS_PER_MINUTE_MAX = 20;
/** Maximum number of simultaneous exports of a user or an anonymous network. */
export const EXPORTS_AT_A_TIME_MAX = 3;
/** Maximum uploads per user and minute. */
export const FILE_UPLOADS_PER_MINUTE_MAX = 60;
/** Milliseconds until the upload of a file must be complete. */
export const FILE_UPLOAD_TIMEOUT_MS = 600_000;
/** Hours after which a file that no text refers to is removed. */
export const UNATTACHED_FILE_TTL_HOURS = 24;
/** Days for which a file is kept after an edit has removed it from its last text, because the edit can be undone. */
export const DETACHED_FILE_TTL_DAYS = 30;
/** Maximum number of issues in a generated demo project. */
export const DEMO_ISSUES_MAX = 5_000_000;
/**
 * Highest number that an imported issue keeps; an issue with a higher one gets a new number. No known tracker has as
 * many issues, and reads that scan all numbers of a project in ranges would take too long.
 */
export const IMPORTED_ISSUE_NUMBER_MAX = 9_999_999;
/** Maximum size of the uploaded file of an import, in bytes. */
export const IMPORT_FILE_BYTES_MAX = 8 * 1024 ** 3;
/**
 * Maximum size of one request that uploads a part of an import's file, in bytes. At 3 Mbit/s, the upload takes less
 * than a third of FILE_UPLOAD_TIMEOUT_MS.
 */
export const IMPORT_UPLOAD_PART_BYTES_MAX = 64 * 1024 ** 2;
/** Maximum number of keys of one JSON object in an imported file. Real records have at most a few hundred. */
export const IMPORT_OBJECT_KEYS_MAX = 10_000;
/** Maximum nesting depth of a JSON value in an imported file. */
export const IMPORT_JSON_DEPTH_MAX = 500;
/**
 * Maximum number of values in one JSON value of an imported file, which can be a page of many issues. Limits the memory
 * of the parsed value to about 200 MB.
 */
export const IMPORT_JSON_VALUES_MAX = 2_000_000;
/** Maximum size of one text in an imported file, in bytes. */
export const IMPORT_TEXT_BYTES_MAX = 8 * 1024 ** 2;
/** Maximum number of columns of an imported CSV file. Exports of Jira have a column for each comment of an issue. */
export const IMPORT_CSV_COLUMNS_MAX = 10_000;
/** Size in bytes up to which an imported file may decompress, whatever its compression ratio. */
export const IMPORT_DECOMPRESSED_BYTES_MIN = 256 * 1024 ** 2;
/** Maximum ratio between decompressed and compressed bytes of an imported file. Real exports reach about 30. */
export const IMPORT_COMPRESSION_RATIO_MAX = 200;
/** Maximum duration of the inspection of an uploaded import file, in milliseconds. */
export const IMPORT_INSPECTION_MS_MAX = 20_000;
/**
 * Additional milliseconds for reading the dates in all rows of a file, for each MB of it. A file of 1 GB takes about a
 * minute; compressed files, and decompression bombs, take longer per MB.
 */
export const IMPORT_DATE_SCAN_MS_PER_MB_MAX = 5_000;
/** Maximum size of the JavaScript heap of an inspection, in MB. */
export const IMPORT_INSPECTION_HEAP_MB_MAX = 512;
/** Maximum number of files of one user that are inspected at the same time. Further ones wait. */
export const IMPORT_INSPECTIONS_PER_USER_MAX = 2;
/**
 * Maximum number of files that a server inspects at the same time; fewer on computers with fewer than five processor
 * cores. Further ones wait.
 */
export const IMPORT_INSPECTIONS_MAX = 4;
/** Days after which the uploaded file of an inactive import is removed. */
export const IMPORT_FILE_TTL_DAYS = 7;
/** Maximum number of issues that the preview of an import shows. */
export const IMPORT_PREVIEW_ISSUES = 10;
/** Maximum number of issues from which the preview of an import collects states and priorities. */
export const IMPORT_PREVIEW_SAMPLE_ISSUES = 500;
/** Maximum number of states or priorities of a source that can be mapped. */
export const IMPORT_MAPPED_VALUES_MAX = 200;
/** Maximum length of the name of a state or priority of a source that can be mapped, in UTF-16 code units. */
export const IMPORT_MAPPED_VALUE_LENGTH_MAX = 200;
/** Maximum number of imports per project. Deleted imports do not count. */
export const IMPORTS_PER_PROJECT_MAX = 500;
/** Milliseconds without a heartbeat after which another server continues an import. */
export const IMPORT_HEARTBEAT_TIMEOUT_MS = 15_000;
/** Largest value of PostgreSQL's int4. No id or number in the database is larger, except event sequences. */
export const INT4_MAX = 2_147_483_647;

/** Maximum events that one transaction turns into notifications. */
export const NOTIFICATION_BATCH_EVENTS_MAX = 500;
/**
 * Maximum notifications that one transaction writes. Exceeds NOTIFICATION_BATCH_EVENTS_MAX, because one person's
 * notifications of a batch, up to one per event, must fit into one transaction.
 */
export const NOTIFICATION_BATCH_RECIPIENTS_MAX = 1_000;
/** Milliseconds without a change after which events are turned into notifications together. */
export const NOTIFICATION_DELAY_MS = 150;
/**
 * Maximum milliseconds that events wait while changes continue. Each batch delays the requests that arrive meanwhile by
 * about 15 ms. At this interval, it delays fewer than one in 40 changes of a client that makes one after another.
 */
export const NOTIFICATION_DELAY_MAX_MS = 500;
/**
 * Maximum milliseconds that the next batch of notifications waits until no request is in flight. The sum with
 * NOTIFICATION_DELAY_MAX_MS is below 1 s, the time within which people are notified.
 */
export const NOTIFICATION_WAIT_FOR_REQUESTS_MAX_MS = 300;
/** How often due dates are checked for reminders, in milliseconds. */
export const DUE_REMINDER_INTERVAL_MS = 3_600_000;
/**
 * How often expired snoozes are ended, in milliseconds. Much longer than 10 s, the idle time after which the embedded
 * engine is vacuumed.
 */
export const SNOOZE_CHECK_INTERVAL_MS = 60_000;
/** Maximum number of open claims of a user to be imported people. */
export const OPEN_PERSON_CLAIMS_PER_USER_MAX = 20;
/** Interval between checks for approved claims with records to move, in milliseconds. See SNOOZE_CHECK_INTERVAL_MS. */
export const PERSON_CLAIM_CHECK_INTERVAL_MS = 60_000;
/** Days after which notifications that are done are deleted. */
export const DONE_NOTIFICATION_TTL_DAYS = 180;
/** Maximum notifications named in one live message, or returned by one update. */
export const INBOX_CHANGES_MAX = 200;

/**
 * Seconds during which the events of an issue are combined into one email, counted from the first; set by
 * WINNOW_EMAIL_DELAY.
 */
export const EMAIL_DELAY_SECONDS = 60;
/** Days after which an email counts as failed if the mail server is unavailable or rejects it temporarily. */
export const EMAIL_RETRY_DAYS = 3;
/** Days after which emails that were sent or have failed are deleted from the outbox. */
export const EMAIL_RETENTION_DAYS = 7;
/** Maximum notification emails to one person per hour. Further ones are sent later. */
export const EMAILS_PER_PERSON_AND_HOUR_MAX = 60;
/** Maximum emails that a server sends per minute. Further ones are sent later. */
export const EMAILS_PER_MINUTE_MAX = 600;
/** Maximum events of an issue in one email. */
export const EMAIL_EVENTS_MAX = 20;
/**
 * Maximum length of a text in an email, in UTF-16 code units. A longer text is left out, with a note to open the issue.
 */
export const EMAIL_TEXT_LENGTH_MAX = 20_000;
/** Maximum notifications in a digest. */
export const DIGEST_NOTIFICATIONS_MAX = 50;
/** Maximum invitations that a person can send by email per hour. */
export const INVITATION_EMAILS_PER_HOUR_MAX = 20;
/** Maximum password resets by email per account and hour. */
export const PASSWORD_RESETS_PER_HOUR_MAX = 3;
/** Lifetime of a link to reset a password that was sent by email, in milliseconds. */
export const PASSWORD_RESET_TTL_MS = 3 * 3_600_000;
/** Maximum requests per address and minute to links to unsubscribe. Mail providers send many from one address. */
export const UNSUBSCRIBES_PER_MINUTE_MAX = 120;
/** Maximum issues in the feed of a saved view. */
export const FEED_ENTRIES_MAX = 50;
/** Maximum length of the name of a saved view, in UTF-16 code units. */
export const SAVED_VIEW_NAME_LENGTH_MAX = 60;
/** Maximum saved views of one person per project, and as many for the list of all projects. */
export const SAVED_VIEWS_PER_OWNER_MAX = 100;
/** Maximum issues in a link to a selection. With nine digits each, their numbers fit in SEARCH_QUERY_LENGTH_MAX. */
export const LINKED_ISSUES_MAX = 200;
/** Maximum number of issues that are copied to the clipboard at once. */
export const COPIED_ISSUES_MAX = 1_000;
/** Maximum number of columns of an issue list. */
export const ISSUE_COLUMNS_MAX = 16;
/** Limits of the width of a column of an issue list, in px. */
export const ISSUE_COLUMN_WIDTH_MIN_PX = 40;
export const ISSUE_COLUMN_WIDTH_MAX_PX = 480;
/** Days for which a deleted saved view can be restored. */
export const DELETED_SAVED_VIEW_TTL_DAYS = 1;
/** Milliseconds from taking or renewing a triage lease until it expires. */
export const TRIAGE_LEASE_MS = 10 * 60_000;
/** Maximum issues per request to lease issues for triage: the current one and the next ones. */
export const TRIAGE_LEASES_PER_REQUEST_MAX = 3;
/**
 * Maximum leases of a user in a project. Further ones end those that were renewed the longest ago. A screen has two,
 * and one for each decision that is being sent.
 */
export const TRIAGE_LEASES_PER_USER_MAX = 20;
/** Maximum issues that a triager can skip at the same time. */
export const TRIAGE_SKIPPED_ISSUES_MAX = 5_000;
/** Maximum active leases of a project that the API returns, latest expiry first. */
export const TRIAGE_LEASES_LISTED_MAX = 100;
/** Milliseconds during which users can undo their own triage decision. */
export const TRIAGE_UNDO_PERIOD_MS = 24 * 3_600_000;
/**
 * Days after which triage decisions are deleted. Until then, a decision that arrives late, from a page that was
 * offline, conflicts with those of other users.
 */
export const TRIAGE_DECISION_TTL_DAYS = 30;
/** Maximum length of the template for requests for information, in UTF-16 code units. */
export const TRIAGE_TEMPLATE_LENGTH_MAX = 4_096;
/** Maximum days for which an issue can be snoozed. */
export const TRIAGE_SNOOZE_DAYS_MAX = 366;
