import { readLastIssueEvent } from '../../../store/write/lastChange';
import type { Transaction } from '../../../store/write/transaction';
import { formatTimeAgo } from '../../base/formatTimeAgo';
import type { UserError } from '../../base/UserError';

/** Adds to the errors of conflicting edits who made the other change, and when. */
export async function describeEditConflicts(
  tx: Transaction,
  errors: readonly UserError[],
  at: Date,
): Promise<readonly UserError[]> {
  return Promise.all(
    errors.map(async (error) => {
      if (error.kind !== 'conflict' || !error.current) return error;
      const kind = error.path?.[0] === 'title' ? 'renamed' : 'body_edited';
      const last = await readLastIssueEvent(tx, error.current, kind);
      if (!last) return error;
      return {
        ...error,
        message: `${last.login ?? 'Someone'} changed the ${kind === 'renamed' ? 'title' : 'description'} ${formatTimeAgo(at, last.createdAt)}.`,
      };
    }),
  );
}
