import { NEW_ACCOUNT_DAYS_MAX, NEW_ACCOUNT_ISSUES_PER_HOUR_MAX } from '../../../../shared/limits';
import { HOLDING_RULES } from '../../../../shared/newAccounts';
import { getCountProblem } from '../../../../shared/validation/newAccounts';
import { saveNewAccountRules } from '../../../store/write/projects';
import { writeAuditEntry } from '../../audit/audit';
import { rejectInvalidFields } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { getNewAccountRules } from '../../projects/newAccountRules';
import { requireMaintainer, requireMaintainerWithLock } from '../../writing/requireMaintainer';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import type { ProjectMutationResult } from './projects';

export interface UpdateNewAccountRulesInput {
  projectId: string;
  /** An index of HOLDING_RULES. */
  holding?: number | null;
  accountDays?: number | null;
  issuesPerHour?: number | null;
}

const ACTION = 'change the rules for new accounts';

/** Changes the rules of a project for issues of new accounts. They apply to issues that are created from then on. */
export function updateNewAccountRules(
  context: RequestContext,
  { projectId, holding, accountDays, issuesPerHour }: UpdateNewAccountRulesInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireMaintainer(context, projectId, ACTION);
    rejectInvalidFields([
      ['accountDays', accountDays == null ? null : getCountProblem(accountDays, NEW_ACCOUNT_DAYS_MAX)],
      [
        'issuesPerHour',
        issuesPerHour == null ? null : getCountProblem(issuesPerHour, NEW_ACCOUNT_ISSUES_PER_HOUR_MAX),
      ],
    ]);
    return async (tx) => {
      await requireMaintainerWithLock(tx, project.id, actor, ACTION);
      const before = await getNewAccountRules(tx, project.id);
      const after = {
        holding: holding ?? before.holding,
        account_days: accountDays ?? before.account_days,
        issues_per_hour: issuesPerHour ?? before.issues_per_hour,
      };
      if (JSON.stringify(before) === JSON.stringify(after)) return { projectId: project.id };
      await saveNewAccountRules(tx, { project_id: project.id, ...after });
      const details = {
        fields: 'new accounts',
        holding: HOLDING_RULES[after.holding]!,
        accountDays: after.account_days,
        issuesPerHour: after.issues_per_hour,
      };
      await writeAuditEntry(tx, context, { action: 'project_changed', subject: project.key, details });
      return { projectId: project.id };
    };
  });
}
