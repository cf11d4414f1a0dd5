/** Adds saved views: named issue lists, with their order in the sidebar and the default views. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE saved_view (
    project_id int NOT NULL,
    id int NOT NULL,
    owner_id int NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    order_field text,
    descending boolean NOT NULL,
    group_field text,
    label_scope text,
    shared boolean NOT NULL,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    PRIMARY KEY (project_id, id))`,
  // These serve the views that a person can see.
  `CREATE INDEX saved_view_owner ON saved_view (owner_id, project_id) WHERE deleted_at IS NULL`,
  `CREATE INDEX saved_view_shared ON saved_view (project_id) WHERE shared AND deleted_at IS NULL`,
  // user_id 0: the settings of the project, for everybody without their own.
  `CREATE TABLE saved_view_settings (
    project_id int NOT NULL,
    user_id int NOT NULL,
    default_view_id int,
    view_ids int[] NOT NULL,
    PRIMARY KEY (project_id, user_id))`,
];
