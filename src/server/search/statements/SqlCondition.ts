import type { RawBuilder } from 'kysely';

/** An SQL condition. */
export type SqlCondition = RawBuilder<boolean>;
