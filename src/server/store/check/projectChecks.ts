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
];
