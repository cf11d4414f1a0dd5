import type { ReportEntry, ReportEntryCode, ReportEntryOf } from './reportEntries';

/** Where a report is read. Entries that tell users how to continue are worded differently. */
export type ReportSurface = 'commandLine' | 'browser';

/** Words an entry as a phrase or, for notes and failures, as sentences. */
export function wordReportEntry(entry: ReportEntry, surface: ReportSurface): string {
  // A report that was stored by a later version can contain other codes.
  if (!Object.hasOwn(WORDINGS, entry.code)) return entry.code;
  return (WORDINGS[entry.code] as (entry: ReportEntry, surface: ReportSurface) => string)(entry, surface);
}

type Wordings = {
  [Code in ReportEntryCode]: (entry: ReportEntryOf<Code>, surface: ReportSurface) => string;
};

const CONTINUE_HINTS: Readonly<Record<ReportSurface, string>> = {
  commandLine: 'Imported issues are kept. Run the command again to continue.',
  browser: 'Imported issues are kept. Resume the import to continue.',
};

const WORDINGS: Wordings = {
  not_readable: () => 'not readable',
  record_too_long: ({ mebibytes }) => `longer than ${mebibytes} MiB`,
  text_too_long: ({ mebibytes }) => `contains a text of more than ${mebibytes} MiB`,
  object_with_too_many_keys: ({ keys }) => `contains an object with more than ${formatNumber(keys)} keys`,
  json_too_deep: ({ levels }) => `is nested more than ${levels} levels deep`,
  json_with_too_many_values: ({ values }) => `contains more than ${formatNumber(values)} values`,
  invalid_json: ({ error }) => `invalid JSON: ${error}`,
  nul_byte: () => 'contains a NUL byte',
  array_not_closed: () => 'the array is not closed',
  value_not_closed: () => 'the file ends within the value that begins on this line',
  unexpected_bracket: () => 'unexpected closing bracket',
  row_with_too_many_columns: ({ columns }) => `has more than ${formatNumber(columns)} columns`,
  quoted_cell_not_closed: () => 'the quoted cell that begins in this row is not closed',
  invalid_csv: ({ error }) => error,
  file_truncated: () => 'is truncated',
  gzip_damaged: ({ error }) => `is damaged (${error} in the gzip data)`,
  rest_not_readable: ({ problem }, surface) => `is not readable (${wordReportEntry(problem, surface)})`,
  blank_rows: () => 'blank rows',
  comment_rows: () => 'comment lines',
  repeated_header_rows: () => 'repeated header rows',
  total_rows: () => 'total and footer rows',
  rows_without_id_and_title: () => 'rows without id and title',
  not_an_export: ({ tracker, columns }) =>
    `this is not a CSV export of ${tracker}: its first line has no ${columns.length === 1 ? 'column' : 'columns'} ${columns.map((name) => `"${name}"`).join(' and ')}`,
  missing_columns: ({ missing, columns }) =>
    `the file has no column ${quoteAll(missing)}. The columns are ${quoteAll(columns)}.`,
  no_title_column: ({ columns }, surface) =>
    surface === 'browser'
      ? 'no column contains the title: choose it under “Columns”'
      : `no column contains the title: name it with --map title=COLUMN. The columns are ${quoteAll(columns)}.`,

  invalid_utf8_replaced: () => 'invalid UTF-8 was replaced by U+FFFD',
  nul_replaced: () => 'NUL characters were replaced by U+FFFD',
  surrogates_replaced: () => 'unpaired surrogates were replaced by U+FFFD',
  contains_replacement_characters: () => 'contains U+FFFD, which replaces invalid UTF-8',

  other_records: ({ records }) => records,
  in_another_container: ({ container, name }) => `in another ${container} (${name})`,
  not_an_object: () => 'not a JSON object',
  no_issue_number: ({ field }) => `no issue number${field === undefined ? '' : ` (${field})`}`,
  no_bug_id: () => 'no bug id',
  no_issue_key: () => 'no issue key',
  no_issue_identifier: () => 'no issue identifier',
  no_title: () => 'no title',
  no_summary: () => 'no summary',
  no_fields: () => 'no fields',
  number_zero: () => 'the number of the issue is 0',
  not_a_csv_row: () => 'not a row of a CSV file',
  not_a_winnow_record: () => 'not a record of a Winnow export',
  contradictory_kinds: ({ kinds }) => `its URL and type contradict each other: ${kinds.join(', ')}`,
  unknown_record: ({ fields, hasMoreFields }) =>
    `not known to be an issue (fields ${fields.join(', ')}${hasMoreFields ? ', …' : ''})`,
  invalid: () => 'invalid',
  invalid_record: ({ field, error }) =>
    field === '' ? `invalid record${error === '' ? '' : `: ${error}`}` : `invalid field ${field}: ${error}`,
  unknown_state: ({ name }) => `unknown state "${name}"`,

  restricted_issues: ({ adjective }) => `${adjective} issues`,
  issues_restricted_by_field: ({ field }) => `issues restricted by ${JSON.stringify(field)}`,
  issues_with_unclear_restriction: ({ field }) =>
    `issues that count as restricted, because a value of ${JSON.stringify(field)} is unknown`,
  restricted_to_group: () => 'restricted to a group',
  minimized: ({ cause }) => (cause === null ? 'minimized' : `minimized (${cause})`),
  unclear_restriction: ({ field }) =>
    `counts as restricted, because the value of ${JSON.stringify(field)} is unknown`,
  restricted_fields: ({ field }) => `fields ${JSON.stringify(field)} (restricted)`,
  restricted_parts: ({ field }) => `restricted parts of ${JSON.stringify(field)}`,

  listed_twice: () => 'listed twice',
  duplicate_on_another_page: () => 'duplicate on another page',
  number_of_another_issue: () => 'the number of another issue',
  same_number: ({ file, line }) =>
    `another issue (${file}:${line}) has the same number, and the input does not contain the projects of both`,
  part_of_pull_request: () => 'part of a pull request',
  part_of_other_record: ({ records }) => `part of ${records}`,
  issue_not_in_folder: () => 'issue not found in the folder',
  issue_of_link_not_in_folder: () => 'the issue was not found in the folder',
  issue_of_part_not_in_folder: ({ part }) => `the issue of this ${part} was not found in the folder`,
  issue_of_element_not_in_folder: ({ list }) =>
    `the issue of this element of ${list} was not found in the folder`,

  no_id: () => 'no id',
  no_text: () => 'no text',
  empty: () => 'empty',
  no_creation_time: () => 'no creation time',
  not_in_input: () => 'not in the input',

  not_an_event: () => 'not an event',
  unsupported_event: ({ kind }) => kind,
  unsupported_event_without_time: ({ kind }) => `${kind} without a time`,
  event_without_time: () => 'event without a time',
  change_without_time: () => 'change without a time',
  element_without_name: ({ list }) => `elements of ${list} without a name`,
  changes_of_field: ({ field }) => `changes of ${field}`,
  mentions_of_deleted_accounts: () => 'mentions of deleted accounts',
  state_unchanged: () => 'state unchanged',
  changes_of_description: () => 'changes of the description',
  changes_of_dates: () => 'changes of dates',
  changes_of_weight: () => 'changes of the weight',
  changes_of_confidentiality: () => 'changes of confidentiality',
  time_tracking: () => 'time tracking',
  changes_of_epics: () => 'changes of epics, iterations and incidents',
  changes_of_labels: () => 'changes of labels (to import them, export resource_label_events)',
  changes_of_tasks: () => 'changes of tasks',
  mentions_in_branches: () => 'mentions in branches and merge requests',
  duplicates_of_the_issue: () => 'links to duplicates (imported with the duplicates)',
  changes_of_unnamed_assignees: () => 'changes of assignees without a name',
  other_system_notes: () => 'other system notes',
  event_without_values: () => 'values that this kind of event requires are missing',
  event_of_missing_comment: () => 'the comment is not in the export',

  other_issue_not_imported: () => 'the other issue was not imported',
  linked_to_itself: () => 'an issue linked to itself',
  circular_relations: ({ relation }) => `circular ${relation} relations`,
  issue_deleted: () => 'the issue was deleted',
  has_another_parent: () => 'the issue has another parent',
  parent_in_another_project: () => 'parents in another project',
  project_of_other_issue_missing: () => 'the project of the other issue does not exist',

  invalid_date: ({ issue, field, date }) =>
    `issue ${issue}: ${field} ${JSON.stringify(date)} is not a date and was left out`,
  issue_without_creation_time: ({ issue }) =>
    `issue ${issue}: no creation time; the time of its last change or of the import is used`,
  issue_without_closing_time: ({ issue }) => `issue ${issue}: it is closed, but has no closing time`,
  issue_without_title: ({ issue, field }) =>
    `issue ${issue}: it has no ${field}, so its title is "(no title)"`,
  title_cut: ({ issue, characters }) =>
    `issue ${issue}: the title has more than ${characters} characters; it was cut, and the whole title precedes the description`,
  words_not_indexed: ({ issue, words }) =>
    `issue ${issue}: searches do not find ${formatNumber(words)} of its words, because the index holds 1 MB of different words per issue; the last comments are affected first`,
  unknown_attribute: ({ issue, attribute, name }) => `issue ${issue}: unknown ${attribute} "${name}"`,

  fields_not_shown: ({ field }) => `fields "${field}" (stored but not shown)`,
  fields_too_large: ({ field }) => `fields "${field}" (too large to be stored)`,
  unknown_issue_types: ({ name }) =>
    `issue types ${JSON.stringify(name)} (not known; the type comes from the labels)`,
  duplicates_without_original: () => 'duplicates whose original is unknown',
  closing_times_not_in_input: () => 'closing times (not in the input)',
  comment_times_not_in_input: () =>
    'times of comments (not in the input; the creation time of the issue is used)',
  comments_not_in_input: () => 'comments of issues (not in the input; to import them, export the notes)',
  further_fix_versions: () => 'fix versions after the first one of an issue (stored but not shown)',
  unknown_rich_text: ({ kind }) => `rich text elements of the kind "${kind}" (their text is kept)`,
  unknown_link_kinds: ({ name }) => `links of the kind ${JSON.stringify(name)}, imported as "relates"`,
  unknown_values: ({ values, name, became }) =>
    `unknown ${values} ${JSON.stringify(name)}, imported as "${became}"`,
  last_closers_of_open_issues: () => 'users who closed an issue before it was reopened',
  roles_of_comment_authors: () => 'roles of authors of comments (author_association)',

  utc_assumed: () => 'Some times have no time zone. UTC was assumed.',
  utc_assumed_in_csv: () => 'CSV exports do not contain the time zone of their times. UTC was assumed.',
  csv_columns: ({ file, columns }) =>
    `Columns of ${file}: ${columns.map(({ field, names }) => `${field}: ${names.map((name) => JSON.stringify(name)).join(' and ')}`).join(', ')}.`,
  csv_columns_without_field: ({ file, columns }, surface) =>
    `Columns of ${file} without a field in Winnow: ${quoteAll(columns)}. Their values are stored with the issues, but not shown.${surface === 'commandLine' ? ' Use --map FIELD=COLUMN to import them.' : ''}`,
  several_containers: ({ containers, names, option }, surface) =>
    `The issues come from several ${containers} (${names.join(', ')}), which use the same numbers. ${surface === 'commandLine' ? `Use ${option} to import one of them.` : 'Choose one of them before you start an import.'}`,
  names_merged: ({ attributes, name, into }) =>
    `The ${attributes} "${name}" and "${into}" were merged because they differ in case only.`,
  details_differ: ({ attributes, name }) =>
    `The details of "${name}" differ between issues of the source (${attributes}). Those of the first issue were imported.`,
  cyclic_blocks: ({ issues }) =>
    `${formatNumber(issues)} issues block each other in cycles. Their links were imported, as in the source.`,
  cyclic_blocks_partly_searched: ({ links }) =>
    `Only the first ${formatNumber(links)} links of the kind "blocks" were searched for cycles.`,
  incomplete_export: () =>
    'The export was made by a user who is not a maintainer of the project: it contains no watchers, no voters and only a part of the history.',
  import_restarted: () =>
    'The connection to the database was lost, and the import continued. Issues that were imported before are counted as unchanged.',
  import_resumed: () =>
    'The import was interrupted and continued. Issues that were imported before the interruption are counted as unchanged.',

  input_cut_off: ({ file, line, cause }, surface) =>
    `${file} ${wordReportEntry(cause, surface)} after line ${line}. Only the part before that can be imported.`,
  rejected: ({ message }) => message,
  canceled: (_entry, surface) => `Import canceled. ${CONTINUE_HINTS[surface]}`,
  disk_full: ({ path }, surface) =>
    `Import failed: the disk ${path === null ? 'of the database' : `that contains ${path}`} is full. Free some space. ${CONTINUE_HINTS[surface]}`,
  failed: ({ message }, surface) => `Import failed: ${message}. ${CONTINUE_HINTS[surface]}`,
  report_not_written: ({ file, error }) => `The report cannot be written to ${file}: ${error}.`,

  unexplained: () => 'unexplained',
  edited_in_winnow: () => 'edited in Winnow',
  deleted_in_winnow: () => 'deleted in Winnow',
  changed_since_export: () => 'changed or deleted since the export, or the number belongs to another issue',
  number_taken: () => 'the number belongs to another issue',
  open_state_kept: () => 'an open issue keeps its state in Winnow',
  label_changed_in_winnow: () => 'the label was renamed or deleted in Winnow',
  occurs_repeatedly: () => 'the issue occurs more than once in the input',
  rejected_by_database: () => 'rejected by the database',
  issue_rejected: ({ issue, error }) => `issue ${issue}: rejected by the database: ${error}`,

  other_reasons: () => 'other reasons',
  other_details: () => 'other details',
};

const formatNumber = (value: number): string => value.toLocaleString('en');

const quoteAll = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ');
