/** Adds leases of the triage queue, snoozed issues, triage decisions and the triage settings of projects. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `CREATE TABLE triage_lease (
    project_id int NOT NULL,
    number int NOT NULL,
    user_id int NOT NULL,
    taken_at timestamptz NOT NULL,
    held_until timestamptz NOT NULL,
    PRIMARY KEY (project_id, number))`,
  // Serves the leases of a user.
  `CREATE INDEX triage_lease_user ON triage_lease (project_id, user_id)`,
  `CREATE TABLE triage_snooze (
    project_id int NOT NULL,
    number int NOT NULL,
    user_id int,
    snoozed_at timestamptz NOT NULL,
    until timestamptz,
    until_comment boolean NOT NULL,
    PRIMARY KEY (project_id, number))`,
  // Serves the snoozes that expire next.
  `CREATE INDEX triage_snooze_until ON triage_snooze (until) WHERE until IS NOT NULL`,
  `CREATE TABLE triage_decision (
    project_id int NOT NULL,
    number int NOT NULL,
    user_id int NOT NULL,
    kind smallint NOT NULL,
    decided_at timestamptz NOT NULL,
    first_sequence bigint NOT NULL,
    last_sequence bigint NOT NULL,
    PRIMARY KEY (project_id, number, last_sequence))`,
  // Serves the number of decisions of a user on one day.
  `CREATE INDEX triage_decision_user ON triage_decision (project_id, user_id, decided_at)`,
  // Serves the deletion of old decisions.
  `CREATE INDEX triage_decision_time ON triage_decision (decided_at)`,
  `CREATE TABLE triage_settings (
    project_id int NOT NULL PRIMARY KEY,
    information_template text,
    information_label_id int)`,
];
