/** Types of table columns for Kysely. */
import type { ColumnType } from 'kysely';

/** Column type timestamptz. */
export type TimestampColumn = ColumnType<Date, Date | string, Date | string>;
/** Column type timestamptz, nullable. Inserts can omit it. */
export type OptionalTimestampColumn = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Column type timestamptz, nullable. */
export type NullableTimestampColumn = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** Column type int8. Both database engines are configured to return it as a number instead of a string. */
export type Int8Column = number;
/** Column type json or jsonb. Inserts and updates pass the serialized value. */
export type JsonColumn = ColumnType<unknown, string | null, string | null>;
