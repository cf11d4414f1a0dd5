/** Applies a project's rules for issues of new accounts. */
import { HOLDING_RULES } from '../../../../shared/newAccounts';
import {
  countIssuesCreatedSince,
  hasAcceptedIssue,
  isAccountYoungerThan,
  type NewAccountRulesRow,
} from '../../../store/read/newAccountRules';
import type { Transaction } from '../../../store/write/transaction';
import { createLimitExceededError, MutationRejectedError } from '../../base/UserError';
import { getNewAccountRules } from '../../projects/newAccountRules';
import type { ProjectMutationTarget } from '../../writing/targets';

const HOUR_MS = 3_600_000;

/**
 * Whether the next issue of the actor is held for triage.
 * @param tx has locked the project's row, so that concurrent requests cannot exceed the limit together
 * @throws MutationRejectedError LIMIT_EXCEEDED if the issue would be held and the actor has created too many issues
 */
export async function isNewIssueHeld(
  tx: Transaction,
  { project, actor }: ProjectMutationTarget,
): Promise<boolean> {
  if (actor.can('TRIAGE') || actor.id === null) return false;
  const rules = await getNewAccountRules(tx, project.id);
  if (!(await isNewAccount(tx, project.id, actor.id, rules))) return false;
  const limit = rules.issues_per_hour;
  const since = new Date(Date.now() - HOUR_MS);
  const created = await countIssuesCreatedSince(tx, project.id, actor.id, since, limit);
  if (created >= limit) {
    const message = `Your issues are held for triage in this project, so you can create at most ${limit} per hour. Try again later.`;
    throw new MutationRejectedError(createLimitExceededError('projectId', message, limit));
  }
  return true;
}

async function isNewAccount(
  tx: Transaction,
  projectId: number,
  userId: number,
  { holding, account_days: days }: NewAccountRulesRow,
): Promise<boolean> {
  switch (HOLDING_RULES[holding]) {
    case 'young_accounts':
      return isAccountYoungerThan(tx, userId, new Date(Date.now() - days * 24 * HOUR_MS));
    case 'unknown_reporters':
      return !(await hasAcceptedIssue(tx, projectId, userId));
    default:
      return false;
  }
}
