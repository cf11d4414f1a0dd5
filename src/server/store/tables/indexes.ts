/**
 * The indexes of the large tables. They are not defined in the migrations, because a load into an empty
 * database drops them and builds them once at the end, which is five times faster.
 */
export interface DatabaseIndexDefinition {
  name: string;
  create: string;
}

const defineDatabaseIndex = (name: string, definition: string): DatabaseIndexDefinition => ({
  name,
  create: `CREATE INDEX IF NOT EXISTS ${name} ON ${definition}`,
});

export const LARGE_TABLE_INDEXES: readonly DatabaseIndexDefinition[] = [
  // Indexes for the sort orders of lists that need one, and for charts over time. Other orders are sorted in
  // memory, because each index makes changes of issues slower.
  defineDatabaseIndex('issue_updated', 'issue (project_id, updated_at DESC, number DESC)'),
  defineDatabaseIndex('issue_created', 'issue (project_id, created_at DESC, number DESC)'),
  defineDatabaseIndex(
    'issue_closed',
    'issue (project_id, closed_at DESC, number DESC) WHERE closed_at IS NOT NULL',
  ),
  // Indexes for filters that match few issues, for which the scan of a sort order's index would be long.
  defineDatabaseIndex('issue_state', 'issue (project_id, state_id, updated_at DESC, number DESC)'),
  defineDatabaseIndex('issue_author', 'issue (project_id, author_id, updated_at DESC, number DESC)'),
  defineDatabaseIndex(
    'issue_milestone',
    'issue (project_id, milestone_id, updated_at DESC, number DESC) WHERE milestone_id IS NOT NULL',
  ),
  defineDatabaseIndex('issue_parent', 'issue (project_id, parent_number) WHERE parent_number IS NOT NULL'),
  defineDatabaseIndex('issue_labels', 'issue USING gin (label_ids)'),
  defineDatabaseIndex('issue_assignees', 'issue USING gin (assignee_ids)'),
  defineDatabaseIndex('issue_words', 'issue_text USING gin (words)'),
  // Serves the search for issues that are due soon.
  defineDatabaseIndex('issue_due', 'issue (project_id, due_on) WHERE due_on IS NOT NULL'),
  // Serves the watchers of an issue.
  defineDatabaseIndex('watch_issue', 'watch (project_id, number, user_id)'),
  // Serves the timeline of an issue, in both directions.
  defineDatabaseIndex('event_issue', 'event (project_id, issue_number, created_at, sequence)'),
  // Serves the activity of a project, newest first.
  defineDatabaseIndex('event_created', 'event (project_id, created_at, sequence)'),
  // Serves the activity of one user in a project, and the search for users with activity.
  defineDatabaseIndex('event_actor', 'event (project_id, actor_id, created_at, sequence)'),
  // Serves the comments of an issue, the filter `commenter:`, and the search of re-imports for known
  // comments.
  defineDatabaseIndex('comment_issue', 'comment (project_id, issue_number)'),
  // Serves the lookup of imported issues by identifier in the other tracker, across all projects.
  defineDatabaseIndex('issue_source_id', 'issue_source (lower(source_id), system)'),
  defineDatabaseIndex('comment_author', 'comment (project_id, author_id, issue_number)'),
];
