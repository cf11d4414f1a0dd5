import { NEW_ACCOUNT_DAYS_DEFAULT, NEW_ACCOUNT_ISSUES_PER_HOUR_DEFAULT } from '../../../shared/limits';
import { HOLDING_RULES } from '../../../shared/newAccounts';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type NewAccountRulesRow, readNewAccountRules } from '../../store/read/newAccountRules';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission } from '../access/permissions';
import type { RequestContext } from '../context/RequestContext';

const DEFAULT_RULES: NewAccountRulesRow = {
  holding: HOLDING_RULES.indexOf('off'),
  account_days: NEW_ACCOUNT_DAYS_DEFAULT,
  issues_per_hour: NEW_ACCOUNT_ISSUES_PER_HOUR_DEFAULT,
};

/** The rules of a project for issues of new accounts, or null for viewers who cannot change them. */
export async function loadNewAccountRules(
  { store, viewer }: RequestContext,
  project: ProjectRow,
): Promise<NewAccountRulesRow | null> {
  if (!hasPermission(viewer, 'MAINTAIN', { project })) return null;
  return getNewAccountRules(store.db, project.id);
}

/** The stored rules of a project, or the default ones. */
export async function getNewAccountRules(
  db: DatabaseStore['db'],
  projectId: number,
): Promise<NewAccountRulesRow> {
  return (await readNewAccountRules(db, projectId)) ?? DEFAULT_RULES;
}
