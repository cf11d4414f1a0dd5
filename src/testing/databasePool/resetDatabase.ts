/** Empties a test's database, so that the next test can use it. This takes a tenth of the time that a new one takes. */

/** Runs a statement without parameters. Returns the first column of its first row. */
export type RunStatementCallback = (statement: string) => Promise<unknown>;

/**
 * Removes all rows of a migrated database, except those about its migrations, and restarts its sequences.
 * @param definitions what `readDefinitions` returned when the database was new
 * @returns whether the database is like a new one. It is not if a test has changed its tables, indexes or statistics.
 */
export async function resetDatabase(run: RunStatementCallback, definitions: string): Promise<boolean> {
  for (const statement of RESET_STATEMENTS) await run(statement);
  return (await readDefinitions(run)) === definitions;
}

/** Returns a digest of everything in a database that `resetDatabase` does not restore. */
export const readDefinitions = async (run: RunStatementCallback): Promise<string> =>
  String(await run(DEFINITIONS_QUERY));

const RESET_STATEMENTS: readonly string[] = [
  // The embedded engine has one session for all tests. One of them may have ended in a transaction, or have changed
  // settings.
  'ROLLBACK',
  'RESET ALL',
  'SELECT pg_advisory_unlock_all()',
  `DO $$
    DECLARE used text;
    BEGIN
      SELECT string_agg(oid::regclass::text, ', ') INTO used FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT LIKE 'kysely_%'
          AND (pg_relation_size(oid) > 0 OR reltuples <> -1);
      IF used IS NOT NULL THEN EXECUTE 'TRUNCATE ' || used || ' CASCADE'; END IF;
      PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        FROM pg_sequences WHERE last_value IS NOT NULL;
    END $$`,
];

const DEFINITIONS_QUERY = `
  WITH relation AS (
    SELECT oid, oid::regclass AS name FROM pg_class
    WHERE relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
  )
  SELECT md5(concat_ws(E'\\n',
    (SELECT string_agg(concat_ws(' ', name, attname, atttypid::regtype, attnotnull, atthasdef), ',' ORDER BY name::text, attnum)
      FROM pg_attribute JOIN relation ON attrelid = relation.oid),
    (SELECT string_agg(concat_ws(' ', name, conname, convalidated), ',' ORDER BY name::text, conname)
      FROM pg_constraint JOIN relation ON conrelid = relation.oid),
    (SELECT string_agg(concat_ws(' ', name, indisvalid, indisunique), ',' ORDER BY name::text)
      FROM pg_index JOIN relation ON indexrelid = relation.oid),
    (SELECT string_agg(concat_ws(' ', name, tgname), ',' ORDER BY name::text, tgname)
      FROM pg_trigger JOIN relation ON tgrelid = relation.oid WHERE NOT tgisinternal),
    (SELECT count(*) FROM pg_statistic JOIN relation ON starelid = relation.oid),
    (SELECT count(*) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
    (SELECT count(*) FROM pg_db_role_setting),
    (SELECT string_agg(name, ',' ORDER BY name) FROM kysely_migration)
  ))`;
