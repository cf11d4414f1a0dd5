/**
 * Stores the pairs of a search for duplicates beside those of the search before, and which changes of texts the clusters contain apart
 * from all other changes. Searches that are running start again, because their pairs would belong to no generation.
 */
import { type Kysely, sql } from 'kysely';
import { getDuplicateSearchStateIndex } from '../../../shared/duplicates';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `ALTER TABLE duplicate_search
    ADD COLUMN generation int NOT NULL DEFAULT 0,
    ADD COLUMN found_generation int NOT NULL DEFAULT 0,
    ADD COLUMN found_version bigint NOT NULL DEFAULT 0,
    ADD COLUMN text_version bigint NOT NULL DEFAULT 0`,
  `UPDATE duplicate_search SET text_version = version, runner = NULL, beat_at = NULL`,
  `UPDATE duplicate_search SET state = ${getDuplicateSearchStateIndex('waiting')}, issues_done = 0, issues_total = 0, last_number = 0
    WHERE state = ${getDuplicateSearchStateIndex('running')}`,
  `ALTER TABLE duplicate_pair ADD COLUMN generation int NOT NULL DEFAULT 0, DROP CONSTRAINT duplicate_pair_pkey`,
  `ALTER TABLE duplicate_pair ADD PRIMARY KEY (project_id, generation, number, other_number)`,
  `DROP INDEX duplicate_pair_other`,
  // Serves the pairs of an issue that is the higher one of a pair.
  `CREATE INDEX duplicate_pair_other ON duplicate_pair (project_id, generation, other_number)`,
];
