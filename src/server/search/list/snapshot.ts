/** Snapshot tokens, which identify an issue list at one project version. */
import type { QueryProblem } from '../../../shared/query/ast';

/** @param key the list's key (see `listKey`) */
export function formatSnapshotToken(key: string, version: number): string {
  return `${key}.${version}`;
}

/** The project version in a snapshot token. Null if it is not a token of this list. */
export function parseSnapshot(token: string | null, key: string): number | null {
  const [tokenKey, version] = token?.split('.') ?? [];
  const isValid = tokenKey === key && version !== undefined && /^\d{1,15}$/.test(version);
  return isValid ? Number(version) : null;
}

/** Reports that the snapshot has expired and the current list is returned instead. */
export function createSnapshotExpiredProblem(): QueryProblem {
  return {
    start: 0,
    end: 0,
    message: 'The snapshot has expired. This is the current list.',
    suggestion: null,
  };
}
