import type { IssueRow } from '../read/issues';
import { issueWords } from '../loadWords';
import type { Writing } from './transaction';

/** A new issue with its text, watched by whoever filed it. Its number must be free. */
export async function insertIssue(tx: Writing, row: IssueRow, body: string): Promise<void> {
  const { project_id, number, title, author_id } = row;
  await tx.insertInto('issue').values(row).execute();
  await tx
    .insertInto('issue_text')
    .values({ project_id, number, body, ...issueWords(title, body, []) })
    .execute();
  if (author_id !== null) await insertWatch(tx, project_id, number, author_id);
}

/** Answers whether they did not watch it before. */
export async function insertWatch(
  tx: Writing,
  projectId: number,
  number: number,
  userId: number,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('watch')
    .values({ project_id: projectId, number, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute();
  return inserted.length > 0;
}
