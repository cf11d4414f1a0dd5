/** Adds imports that run on the server. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE import_job (
    project_id int NOT NULL,
    number int NOT NULL,
    actor_id int,
    state smallint NOT NULL,
    file_name text NOT NULL,
    file_size bigint NOT NULL,
    uploaded_bytes bigint NOT NULL DEFAULT 0,
    format text,
    container text,
    mapping jsonb NOT NULL,
    stage smallint NOT NULL DEFAULT 0,
    stage_started_at timestamptz,
    bytes_done bigint NOT NULL DEFAULT 0,
    issues_done int NOT NULL DEFAULT 0,
    message text,
    report jsonb,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    ended_at timestamptz,
    runner text,
    beat_at timestamptz,
    PRIMARY KEY (project_id, number))`,
  // A project has at most one queued or running import. Serves the search for imports to run.
  `CREATE UNIQUE INDEX import_job_active ON import_job (project_id) WHERE state IN (1, 2)`,
];
