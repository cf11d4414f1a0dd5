import type { PaginationArguments } from './connection';

export interface NameFilterArguments extends PaginationArguments {
  /** Text that a returned name contains, ignoring case. */
  matching?: string | null;
}

/** The `matching` argument without NUL characters, which PostgreSQL rejects and no name contains. */
export function normalizeNameFilter({ matching }: { matching?: string | null }): string | null {
  return matching?.replaceAll('\0', '') ?? null;
}
