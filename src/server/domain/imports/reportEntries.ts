/**
 * The catalogue of import reports: every statement that a report can contain, as a code with parameters. Readers,
 * mappers and the import itself create entries; `wordReportEntry.ts` words them. Texts from the input are parameters as
 * they are in the input, and are cut where the entry is created.
 *
 * Stored reports contain these codes. A code may be added; removing or renaming one loses its text in stored reports.
 */

/** The parameters of entries without parameters. */
type None = object;

interface OfFile {
  /** Path or name of the imported file. */
  file: string;
}
interface OfIssue {
  /** Number of the issue in the source. */
  issue: number;
}
interface OfField {
  /** Name of a field in the source. */
  field: string;
}

/** Why a part of the input is not a record. */
interface ReaderEntries {
  /** Number of records that could not be read. The report also has a problem for each of them, with the reason. */
  not_readable: None;
  record_too_long: { mebibytes: number };
  text_too_long: { mebibytes: number };
  object_with_too_many_keys: { keys: number };
  json_too_deep: { levels: number };
  json_with_too_many_values: { values: number };
  invalid_json: { error: string };
  nul_byte: None;
  array_not_closed: None;
  value_not_closed: None;
  unexpected_bracket: None;
  row_with_too_many_columns: { columns: number };
  quoted_cell_not_closed: None;
  invalid_csv: { error: string };
  /** Why the rest of a file cannot be read, see `input_cut_off`. */
  file_truncated: None;
  gzip_damaged: { error: string };
  rest_not_readable: { problem: ReportEntry };
  blank_rows: None;
  comment_rows: None;
  repeated_header_rows: None;
  total_rows: None;
  rows_without_id_and_title: None;
  /** The header of a CSV file lacks columns that every export of the tracker has. */
  not_an_export: { tracker: string; columns: readonly string[] };
  missing_columns: { missing: readonly string[]; columns: readonly string[] };
  no_title_column: { columns: readonly string[] };
}

/** Characters of a record that had to be replaced. */
interface CharacterEntries {
  invalid_utf8_replaced: None;
  nul_replaced: None;
  surrogates_replaced: None;
  contains_replacement_characters: None;
}

/** What a record is, if it is not an issue that can be imported. */
interface RecognitionEntries {
  /** `records`: kind of the records in the plural, such as "pull requests". */
  other_records: { records: string };
  /** `container`: "repository", "project" or what the tracker calls it. */
  in_another_container: { container: string; name: string };
  not_an_object: None;
  no_issue_number: { field?: string };
  no_bug_id: None;
  no_issue_key: None;
  no_issue_identifier: None;
  no_title: None;
  no_summary: None;
  no_fields: None;
  number_zero: None;
  not_a_csv_row: None;
  not_a_winnow_record: None;
  contradictory_kinds: { kinds: readonly string[] };
  /** `fields`: the first field names. */
  unknown_record: { fields: readonly string[]; hasMoreFields: boolean };
  invalid: None;
  /** `field`: path of the invalid field, or empty for the whole record. */
  invalid_record: { field: string; error: string };
  unknown_state: { name: string };
}

/** Records that only some users of the source can see. */
interface RestrictionEntries {
  restricted_issues: { adjective: RestrictionAdjective };
  issues_restricted_by_field: OfField;
  issues_with_unclear_restriction: OfField;
  restricted_to_group: None;
  /** `cause`: why the comment was minimized, or null if the source does not say so. */
  minimized: { cause: string | null };
  unclear_restriction: OfField;
  restricted_fields: OfField;
  restricted_parts: OfField;
}

export type RestrictionAdjective = 'confidential' | 'private' | 'internal' | 'hidden' | 'minimized';

/** Copies of records, and parts that belong to no imported issue. */
interface MembershipEntries {
  listed_twice: None;
  duplicate_on_another_page: None;
  /** Counts the issues that `same_number` describes. */
  number_of_another_issue: None;
  /** `file` and `line`: position in the input of the other issue with the same number. */
  same_number: OfFile & { line: number };
  part_of_pull_request: None;
  /** `records`: kind of the owner in the plural, such as "merge requests". */
  part_of_other_record: { records: string };
  issue_not_in_folder: None;
  issue_of_link_not_in_folder: None;
  issue_of_part_not_in_folder: { part: 'comment' | 'event' };
  issue_of_element_not_in_folder: { list: string };
}

/** Comments that are not imported. */
interface CommentEntries {
  no_id: None;
  no_text: None;
  empty: None;
  no_creation_time: None;
  not_in_input: None;
}

/** Changes of the source that are not imported as events. */
interface EventEntries {
  not_an_event: None;
  /** A kind of timeline entries in GitHub that Winnow does not have, such as "subscribed". */
  unsupported_event: { kind: string };
  unsupported_event_without_time: { kind: string };
  event_without_time: None;
  change_without_time: None;
  /** An element of a list of GitLab's API. */
  element_without_name: { list: string };
  changes_of_field: OfField;
  mentions_of_deleted_accounts: None;
  state_unchanged: None;
  changes_of_description: None;
  changes_of_dates: None;
  changes_of_weight: None;
  changes_of_confidentiality: None;
  time_tracking: None;
  changes_of_epics: None;
  changes_of_labels: None;
  changes_of_tasks: None;
  mentions_in_branches: None;
  duplicates_of_the_issue: None;
  changes_of_unnamed_assignees: None;
  other_system_notes: None;
  event_without_values: None;
  event_of_missing_comment: None;
}

/** Links between issues that are not imported. */
interface LinkEntries {
  other_issue_not_imported: None;
  linked_to_itself: None;
  circular_relations: { relation: 'parent' | 'duplicate' };
  issue_deleted: None;
  has_another_parent: None;
  parent_in_another_project: None;
  project_of_other_issue_missing: None;
}

/** Values of an imported issue that differ from the source. */
interface AlterationEntries {
  /** `date`: the text that is not a date. */
  invalid_date: OfIssue & OfField & { date: string };
  issue_without_creation_time: OfIssue;
  issue_without_closing_time: OfIssue;
  issue_without_title: OfIssue & { field: 'title' | 'summary' };
  /** `characters`: maximum length of a title. */
  title_cut: OfIssue & { characters: number };
  words_not_indexed: OfIssue & { words: number };
  /** A label or milestone that the export does not define. */
  unknown_attribute: OfIssue & { attribute: string; name: string };
}

/** Details of imported issues and comments that Winnow does not have. Each is worded in the plural. */
interface DetailEntries {
  fields_not_shown: OfField;
  fields_too_large: OfField;
  unknown_issue_types: { name: string };
  duplicates_without_original: None;
  closing_times_not_in_input: None;
  comment_times_not_in_input: None;
  comments_not_in_input: None;
  further_fix_versions: None;
  unknown_rich_text: { kind: string };
  unknown_link_kinds: { name: string };
  /** A name of the source, and the value that the issue got. */
  unknown_values: { values: 'states' | 'priorities' | 'types'; name: string; became: string };
  last_closers_of_open_issues: None;
  roles_of_comment_authors: None;
}

/** Decisions of the import that users should know. */
interface NoteEntries {
  utc_assumed: None;
  utc_assumed_in_csv: None;
  csv_columns: OfFile & { columns: readonly { field: string; names: readonly string[] }[] };
  csv_columns_without_field: OfFile & { columns: readonly string[] };
  /** `containers`: what the tracker calls them, in the plural. `option`: command-line option that selects one. */
  several_containers: { containers: string; names: readonly string[]; option: string };
  names_merged: { attributes: 'labels' | 'milestones'; name: string; into: string };
  details_differ: { attributes: 'labels' | 'milestones'; name: string };
  cyclic_blocks: { issues: number };
  cyclic_blocks_partly_searched: { links: number };
  incomplete_export: None;
  import_restarted: None;
  import_resumed: None;
}

/** Why an import ended early. */
interface FailureEntries {
  input_cut_off: OfFile & { line: number; cause: ReportEntry };
  /** An error in the input or in the options of the command. `message` is a sentence. */
  rejected: { message: string };
  canceled: None;
  /** `path`: a file on the full disk, or null for the disk of the database. */
  disk_full: { path: string | null };
  failed: { message: string };
  report_not_written: OfFile & { error: string };
}

/** Why the project differs from the source, or an issue was not written. */
interface DifferenceEntries {
  unexplained: None;
  edited_in_winnow: None;
  deleted_in_winnow: None;
  /** The project's issue with this number has changed, was deleted, or is another issue. */
  changed_since_export: None;
  number_taken: None;
  open_state_kept: None;
  label_changed_in_winnow: None;
  occurs_repeatedly: None;
  /** Counts the issues that `issue_rejected` describes. */
  rejected_by_database: None;
  issue_rejected: OfIssue & { error: string };
}

/** Entries beyond the maximum number of different ones. */
interface RemainderEntries {
  other_reasons: None;
  other_details: None;
}

/** The parameters of each code. */
export interface ReportEntryParameters
  extends
    ReaderEntries,
    CharacterEntries,
    RecognitionEntries,
    RestrictionEntries,
    MembershipEntries,
    CommentEntries,
    EventEntries,
    LinkEntries,
    AlterationEntries,
    DetailEntries,
    NoteEntries,
    FailureEntries,
    DifferenceEntries,
    RemainderEntries {}

export type ReportEntryCode = keyof ReportEntryParameters;

/** An entry with one of these codes. It consists of JSON. */
export type ReportEntryOf<Code extends ReportEntryCode> = {
  [Each in Code]: { code: Each } & ReportEntryParameters[Each];
}[Code];

export type ReportEntry = ReportEntryOf<ReportEntryCode>;

/** An entry with the number of records or details that it concerns. */
export interface CountedReportEntry {
  entry: ReportEntry;
  count: number;
}
