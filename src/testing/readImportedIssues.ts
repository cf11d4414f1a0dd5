import { sql } from 'kysely';
import type { ImportedProject } from './describeImport';

/** Reads the issues of the test project in order of their numbers, with names instead of ids. */
export const readImportedIssues = (project: ImportedProject) =>
  project.runSqlQuery(sql`SELECT number, title, issue_text.body, type, priority, locked, issue.created_at, issue.updated_at,
      issue.closed_at, issue.due_on, parent_number, issue_source.source_id, issue_source.url, issue_source.raw,
      (SELECT name FROM workflow_state s WHERE s.project_id = issue.project_id AND s.id = state_id) AS state,
      (SELECT login FROM app_user WHERE id = author_id) AS author,
      (SELECT title FROM milestone m WHERE m.project_id = issue.project_id AND m.id = milestone_id) AS milestone,
      (SELECT array_agg(label.name ORDER BY label.id) FROM label
        WHERE label.project_id = issue.project_id AND label.id = ANY(label_ids)) AS labels,
      (SELECT array_agg(login ORDER BY login) FROM app_user WHERE id = ANY(assignee_ids)) AS assignees,
      (SELECT array_agg(c.body ORDER BY c.id) FROM comment c
        WHERE c.project_id = issue.project_id AND c.issue_number = number) AS comments
    FROM issue JOIN issue_text USING (project_id, number) JOIN issue_source USING (project_id, number)
    WHERE issue.project_id = ${project.buildProjectIdSql()} ORDER BY number`);
