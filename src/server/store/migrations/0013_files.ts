/** Adds attached files, and the texts that refer to them. The bytes are in the file storage (see store/files). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE file (
    project_id int NOT NULL,
    id text NOT NULL,
    uploader_id int NOT NULL,
    state text NOT NULL CHECK (state IN ('uploading', 'stored', 'removing')),
    name text NOT NULL,
    size bigint NOT NULL,
    type text NOT NULL,
    width int,
    height int,
    digest text,
    created_at timestamptz NOT NULL DEFAULT now(),
    unattached_since timestamptz DEFAULT now(),
    PRIMARY KEY (project_id, id))`,
  // Serves the removal of files that no text refers to, and the total size of a user's unattached files.
  `CREATE INDEX file_unattached ON file (unattached_since) INCLUDE (uploader_id, size)
    WHERE unattached_since IS NOT NULL`,

  `CREATE TABLE file_reference (
    project_id int NOT NULL,
    number int NOT NULL,
    comment_id int NOT NULL,
    file_id text NOT NULL,
    detached_at timestamptz,
    PRIMARY KEY (project_id, number, comment_id, file_id))`,
  // Serves the texts that refer to a file.
  `CREATE INDEX file_reference_file ON file_reference (project_id, file_id)`,
  // Serves the removal of old references from earlier versions of texts.
  `CREATE INDEX file_reference_detached ON file_reference (detached_at) WHERE detached_at IS NOT NULL`,
];
