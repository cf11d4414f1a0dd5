/**
 * Adds tables for votes and watchers that move with duplicates, for votes in source trackers, and for dismissed pairs.
 * Duplicates that were linked before keep their votes until their links change.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE imported_vote (
    project_id int NOT NULL,
    number int NOT NULL,
    votes int NOT NULL,
    PRIMARY KEY (project_id, number))`,
  // Votes without a row in the table `vote` were imported or, in demo projects, generated.
  `INSERT INTO imported_vote (project_id, number, votes)
    SELECT project_id, number, vote_count - coalesce(counted, 0) FROM issue
      LEFT JOIN (SELECT project_id, number, count(*)::int AS counted FROM vote GROUP BY 1, 2) votes USING (project_id, number)
    WHERE vote_count > coalesce(counted, 0)`,

  `CREATE TABLE duplicate_transfer (
    project_id int NOT NULL,
    number int NOT NULL,
    to_number int NOT NULL,
    PRIMARY KEY (project_id, number))`,
  // Serves the duplicates of an issue.
  `CREATE INDEX duplicate_transfer_to ON duplicate_transfer (project_id, to_number)`,

  `CREATE TABLE duplicate_vote (
    project_id int NOT NULL,
    number int NOT NULL,
    user_id int NOT NULL,
    counted_at int NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (project_id, number, user_id))`,
  // Serves the own votes that count at an issue.
  `CREATE INDEX duplicate_vote_counted ON duplicate_vote (project_id, counted_at, user_id)`,

  `CREATE TABLE duplicate_watch (
    project_id int NOT NULL,
    number int NOT NULL,
    user_id int NOT NULL,
    origin int NOT NULL,
    PRIMARY KEY (project_id, number, user_id, origin))`,
  // Serves the watchers that a duplicate has added to an issue.
  `CREATE INDEX duplicate_watch_origin ON duplicate_watch (project_id, number, origin)`,

  `CREATE TABLE duplicate_dismissal (
    project_id int NOT NULL,
    number int NOT NULL,
    other_number int NOT NULL,
    actor_id int,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (project_id, number, other_number))`,
  // Serves the pairs of the issue with the higher number.
  `CREATE INDEX duplicate_dismissal_other ON duplicate_dismissal (project_id, other_number)`,
];
