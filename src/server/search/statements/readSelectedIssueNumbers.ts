import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { readPackedIntegers } from './packed';
import { selectWithProjectVersion, type ValueAtProjectVersion } from './versioned';

const EMPTY_BYTES = new Uint8Array(0);

/** Reads the issue numbers that a select returns in its column `number`, packed into one binary value. */
export async function readSelectedIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  select: RawBuilder<unknown>,
): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>>> {
  const { version, value } = await selectWithProjectVersion<{ numbers: Uint8Array | null }>(
    db,
    projectId,
    ['numbers'],
    sql`SELECT string_agg(int4send(number), '') AS numbers FROM (${select}) found`,
  );
  return { version, value: readPackedIntegers(value[0]?.numbers ?? EMPTY_BYTES) };
}
