/** Adds the table of the repositories that the issues of projects were imported from. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE project_source (
    project_id int NOT NULL REFERENCES project,
    url text COLLATE "C" NOT NULL,
    PRIMARY KEY (project_id, url))`,
  // Finds the projects that contain a repository's issues.
  `CREATE INDEX project_source_url ON project_source (url)`,
  `INSERT INTO project_source (project_id, url)
    SELECT DISTINCT project_id, regexp_replace(lower(url), '^https?:(.*)/issues/[0-9]+$', 'https:\\1')
    FROM issue_source WHERE url ~* '^https?://.+/issues/[0-9]+$'`,
];
