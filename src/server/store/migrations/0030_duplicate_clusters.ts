/** Adds clusters of likely duplicates, the pairs they consist of, and the searches that find them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE duplicate_search (
    project_id int PRIMARY KEY,
    state smallint NOT NULL,
    issues_done int NOT NULL DEFAULT 0,
    issues_total int NOT NULL DEFAULT 0,
    last_number int NOT NULL DEFAULT 0,
    version bigint NOT NULL DEFAULT 0,
    runner text,
    beat_at timestamptz,
    ended_at timestamptz)`,
  `CREATE TABLE duplicate_pair (
    project_id int NOT NULL,
    number int NOT NULL,
    other_number int NOT NULL,
    score int NOT NULL,
    reasons text[] NOT NULL,
    PRIMARY KEY (project_id, number, other_number))`,
  // Serves the pairs of an issue that is the higher one of a pair.
  `CREATE INDEX duplicate_pair_other ON duplicate_pair (project_id, other_number)`,
  `CREATE TABLE duplicate_cluster (
    project_id int NOT NULL,
    number int NOT NULL,
    strength int NOT NULL,
    open_count int NOT NULL,
    is_unsettled boolean NOT NULL,
    PRIMARY KEY (project_id, number))`,
  // Serves the pages of clusters, strongest first, and their counts by level.
  `CREATE INDEX duplicate_cluster_strength ON duplicate_cluster (project_id, strength DESC, number)
    INCLUDE (open_count) WHERE is_unsettled`,
  `CREATE TABLE duplicate_cluster_member (
    project_id int NOT NULL,
    cluster int NOT NULL,
    number int NOT NULL,
    score int NOT NULL,
    reasons text[] NOT NULL,
    PRIMARY KEY (project_id, cluster, number))`,
  // Serves the cluster of a changed issue, and ensures that an issue is in one cluster at most.
  `CREATE UNIQUE INDEX duplicate_cluster_member_issue ON duplicate_cluster_member (project_id, number)`,
];
