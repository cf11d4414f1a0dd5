/**
 * All tables with rows of projects, for the removal of projects, except `file`: its rows are removed after the bytes in
 * the file storage.
 */
import type { DatabaseTables } from './DatabaseTables';

/** Tables that have at least one row for each issue, comment, event or notification of a project. */
export const LARGE_PROJECT_TABLES = [
  'file_reference',
  'issue_link',
  'mention',
  'watch',
  'muted_issue',
  'notification',
  'notification_count',
  'vote',
  'reaction',
  'bulk_item',
  'sub_issue_position',
  'sub_issue_progress',
  'imported_vote',
  'duplicate_transfer',
  'duplicate_vote',
  'duplicate_watch',
  'duplicate_dismissal',
  'duplicate_pair',
  'duplicate_cluster_member',
  'duplicate_cluster',
  'triage_lease',
  'triage_snooze',
  'triage_decision',
  'issue_source',
  'issue_redirect',
  'comment',
  'event',
  'issue_text',
  'issue',
] as const satisfies readonly (keyof DatabaseTables)[];

/**
 * Tables with few rows per project, in order of deletion: tables with foreign keys come before the tables that they
 * refer to.
 */
export const SMALL_PROJECT_TABLES = [
  'membership',
  'invitation',
  'project_source',
  'workflow_transition',
  'workflow_state',
  'label',
  'milestone',
  'bulk_selection',
  'bulk_operation',
  'project_watch',
  'saved_view',
  'saved_view_settings',
  'new_account_rules',
  'notification_cursor',
  'notification_skip',
  'due_reminder',
  'duplicate_search',
  'triage_settings',
  'import_job',
  'email',
] as const satisfies readonly (keyof DatabaseTables)[];
