import { readLastIssueEvent } from '../../../store/write/lastChange';
import type { Transaction } from '../../../store/write/transaction';
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
        message: `Changed by ${last.login ?? 'someone'} ${formatTimeAgo(at, last.createdAt)}.`,
      };
    }),
  );
}

const TIME_UNIT_SECONDS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

function formatTimeAgo(now: Date, then: Date): string {
  const seconds = Math.max(1, Math.round((now.getTime() - then.getTime()) / 1000));
  const [unit, length] = TIME_UNIT_SECONDS.find(([, each]) => seconds >= each)!;
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(seconds / length), unit);
}
