import type { IssueRow } from '../read/issues';
import { buildIssueTextIndex } from '../load/buildIssueTextIndex';
import type { Transaction } from './transaction';

/** Inserts an issue and its text, and makes its author watch it. The issue's number must be unused. */
export async function insertIssue(tx: Transaction, row: IssueRow, body: string): Promise<void> {
  const { project_id, number, title, author_id } = row;
  await tx.insertInto('issue').values(row).execute();
  await tx
    .insertInto('issue_text')
    .values({ project_id, number, body, ...buildIssueTextIndex(title, body, []) })
    .execute();
  if (author_id !== null)
    await tx.insertInto('watch').values({ project_id, number, user_id: author_id }).execute();
}
