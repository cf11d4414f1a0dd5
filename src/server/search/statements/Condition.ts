import type { RawBuilder } from 'kysely';

/** An SQL condition. */
export type Condition = RawBuilder<boolean>;
