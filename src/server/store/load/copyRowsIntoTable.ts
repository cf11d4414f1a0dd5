import { CompiledQuery, type Kysely, sql } from 'kysely';
import { CopyFromStdinLines } from '../engines/connection';
import type { Tables } from '../tables/Tables';

/**
 * Inserts rows by COPY, the fastest way to fill a table.
 * @param lines rows in the text format of COPY: fields separated by tabs, `\N` for null, a newline after
 *   each row (see `encodeCopyField`)
 * @returns the number of rows
 */
export async function copyRowsIntoTable(
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: readonly string[],
  lines: string,
): Promise<number> {
  const statement = sql`COPY ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) FROM STDIN`;
  const query = CompiledQuery.raw(statement.compile(db).sql, [new CopyFromStdinLines(lines)]);
  const { numAffectedRows } = await db.executeQuery(query);
  return Number(numAffectedRows ?? 0);
}

const COPY_CHARACTER_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** Encodes one field of a row for COPY. Arrays must already be array literals such as `{1,2}`. */
export function encodeCopyField(value: string | number | boolean | Date | null | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return value.replace(/[\\\t\n\r]/g, (character) => COPY_CHARACTER_ESCAPES[character]!);
}
