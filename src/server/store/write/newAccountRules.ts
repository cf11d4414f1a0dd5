import type { Insertable } from 'kysely';
import type { NewAccountRulesTableSchema } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

/** Stores the rules of a project for issues of new accounts. */
export async function saveNewAccountRules(
  tx: Transaction,
  row: Insertable<NewAccountRulesTableSchema>,
): Promise<void> {
  const { project_id: _projectId, ...values } = row;
  await tx
    .insertInto('new_account_rules')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}
