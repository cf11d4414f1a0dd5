import type { RawBuilder } from 'kysely';

/** An SQL expression that yields a boolean, for WHERE clauses. */
export type SqlCondition = RawBuilder<boolean>;
