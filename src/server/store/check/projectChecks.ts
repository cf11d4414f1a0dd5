/** Consistency checks that read a whole project at once. */
import { type RawBuilder, sql } from 'kysely';

export interface ProjectConsistencyCheck {
  what: string;
  /** A query that returns a row `at` for each inconsistency. */
  query: (projectId: number) => RawBuilder<{ at: string }>;
}

export const PROJECT_CONSISTENCY_CHECKS: readonly ProjectConsistencyCheck[] = [
  {
    what: 'stored issue counts that differ from the number of issues',
    query: (id) => sql`SELECT issue_count || ' instead of ' || counted AS at
      FROM project, LATERAL (SELECT count(*) AS counted FROM issue WHERE project_id = project.id) AS issues
      WHERE id = ${id} AND issue_count <> counted`,
  },
  {
    what: 'issue number counters below the highest issue number',
    query: (id) => sql`SELECT issue_counter || ' below ' || highest AS at
      FROM project, LATERAL (SELECT max(number) AS highest FROM issue WHERE project_id = project.id) AS issues
      WHERE id = ${id} AND issue_counter < highest`,
  },
  {
    what: 'comment id counters below the highest comment id',
    query: (id) => sql`SELECT comment_counter || ' below ' || highest AS at
      FROM project, LATERAL (SELECT max(id) AS highest FROM comment WHERE project_id = project.id) AS comments
      WHERE project.id = ${id} AND comment_counter < highest`,
  },
  {
    what: 'project versions that differ from the last event’s sequence number',
    query: (id) => sql`SELECT version || ' instead of ' || last AS at
      FROM project, LATERAL (
        SELECT coalesce(max(sequence), 0) AS last FROM event WHERE project_id = project.id) AS events
      WHERE id = ${id} AND version <> last`,
  },
  {
    what: 'notification counts that differ from the number of notifications',
    query: (id) => sql`SELECT 'user ' || user_id || ': ' || stored || ' instead of ' || counted AS at FROM (
        SELECT user_id, state, reason, sum(stored)::int AS stored, sum(counted)::int AS counted FROM (
          SELECT user_id, state, reason, count AS stored, 0 AS counted FROM notification_count WHERE project_id = ${id}
          UNION ALL
          SELECT user_id, state, reason, 0, 1 FROM notification WHERE project_id = ${id}) counts
        GROUP BY user_id, state, reason) sums
      WHERE stored <> counted`,
  },
  {
    what: 'notifications with a later version than their inbox',
    query: (id) => sql`SELECT notification.id::text AS at
      FROM notification LEFT JOIN inbox_version USING (user_id)
      WHERE project_id = ${id} AND greatest(event_version, unread_version) > coalesce(version, 0)`,
  },
  {
    what: 'notification cursors beyond the last event, or missing',
    query: (id) => sql`SELECT coalesce(sequence::text, 'missing') AS at
      FROM project LEFT JOIN notification_cursor ON project_id = id
      WHERE id = ${id} AND (sequence IS NULL OR sequence > version OR batch_end > version OR batch_end <= sequence)`,
  },
  {
    what: 'notifications of events that have not been processed',
    query: (id) => sql`SELECT notification.id::text AS at
      FROM notification JOIN notification_cursor cursor USING (project_id)
      WHERE project_id = ${id} AND event_sequence > coalesce(cursor.batch_end, cursor.sequence)`,
  },
  {
    what: 'snoozed issues that do not exist, or without an end of the snooze',
    query: (id) => sql`SELECT number::text AS at FROM triage_snooze snooze
      WHERE project_id = ${id} AND ((until IS NULL AND NOT until_comment)
        OR NOT EXISTS (SELECT FROM issue i WHERE i.project_id = ${id} AND i.number = snooze.number))`,
  },
];
