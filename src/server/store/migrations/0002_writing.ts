/** Adds columns and tables for writing: text versions, votes, idempotency keys and bulk operations. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // The new columns have constant defaults, so that PostgreSQL does not have to rewrite existing rows.
  `ALTER TABLE event ADD COLUMN bulk_number int`,
  // Serves the page of a bulk operation and its undo.
  `CREATE INDEX event_bulk ON event (project_id, bulk_number) WHERE bulk_number IS NOT NULL`,

  `ALTER TABLE comment
    ADD COLUMN removed_at timestamptz,
    ADD COLUMN hidden boolean NOT NULL DEFAULT false`,

  `ALTER TABLE issue_text
    ADD COLUMN title_version int NOT NULL DEFAULT 1,
    ADD COLUMN body_version int NOT NULL DEFAULT 1`,

  `CREATE TABLE vote (
    project_id int NOT NULL,
    number int NOT NULL,
    user_id int NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (project_id, number, user_id))`,

  `CREATE TABLE idempotency (
    user_id int NOT NULL,
    mutation text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    digest text NOT NULL,
    result jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, mutation, key))`,
  // Serves the deletion of expired idempotency keys.
  `CREATE INDEX idempotency_created ON idempotency (created_at)`,

  `ALTER TABLE project ADD COLUMN bulk_counter int NOT NULL DEFAULT 0`,

  `CREATE TABLE bulk_operation (
    project_id int NOT NULL,
    number int NOT NULL,
    actor_id int,
    state smallint NOT NULL,
    query text,
    change jsonb,
    comment text,
    matched int NOT NULL DEFAULT 0,
    changed int NOT NULL DEFAULT 0,
    skipped int NOT NULL DEFAULT 0,
    failed int NOT NULL DEFAULT 0,
    undo_of int,
    created_at timestamptz NOT NULL DEFAULT now(),
    started_at timestamptz,
    ended_at timestamptz,
    message text,
    PRIMARY KEY (project_id, number))`,

  // The result of a bulk operation for each of its issues. Changed values are in the operation's events.
  `CREATE TABLE bulk_item (
    project_id int NOT NULL,
    operation int NOT NULL,
    number int NOT NULL,
    version int,
    outcome smallint NOT NULL,
    code text,
    message text,
    PRIMARY KEY (project_id, operation, number))`,
];
