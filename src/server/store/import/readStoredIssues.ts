import type { Selectable } from 'kysely';
import type { CommentTableSchema, EventTableSchema, IssueTableSchema } from '../tables/DatabaseTables';
import type { IssueText } from '../write/issues';
import type { Transaction } from '../write/transaction';

export type StoredCommentRow = Selectable<CommentTableSchema>;
export type StoredEventRow = Selectable<EventTableSchema>;

/** An issue with everything that an import may change. */
export interface StoredIssue extends IssueText {
  row: Selectable<IssueTableSchema>;
  /** Number of votes in the source tracker at the time of the last import. */
  importedVotes: number;
  /** Comments of the issue, oldest first. */
  comments: StoredCommentRow[];
  /** Events of the issue, in order of time, then sequence. */
  events: StoredEventRow[];
}

/** Reads issues with their texts, votes, comments and events in five statements. Locks the issue rows. */
export async function readStoredIssues(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, StoredIssue>> {
  const rows = await tx
    .selectFrom('issue')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('number', 'in', numbers)
    .forUpdate()
    .execute();
  const texts = await tx
    .selectFrom('issue_text')
    .select(['number', 'body', 'title_version as titleVersion', 'body_version as bodyVersion'])
    .where('project_id', '=', projectId)
    .where('number', 'in', numbers)
    .execute();
  const votes = await tx
    .selectFrom('imported_vote')
    .select(['number', 'votes'])
    .where('project_id', '=', projectId)
    .where('number', 'in', numbers)
    .execute();
  const comments = await tx
    .selectFrom('comment')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('issue_number', 'in', numbers)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const events = await tx
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('issue_number', 'in', numbers)
    .orderBy('created_at')
    .orderBy('sequence')
    .execute();
  const textsByNumber = new Map(texts.map(({ number, ...text }) => [number, text]));
  const votesByNumber = new Map(votes.map((each) => [each.number, each.votes]));
  const commentsOf = groupRowsByIssue(comments);
  const eventsOf = groupRowsByIssue(events);
  return new Map(
    rows.map((row) => [
      row.number,
      {
        row,
        importedVotes: votesByNumber.get(row.number) ?? 0,
        ...textsByNumber.get(row.number)!,
        comments: commentsOf.get(row.number) ?? [],
        events: eventsOf.get(row.number) ?? [],
      },
    ]),
  );
}

function groupRowsByIssue<T extends { issue_number: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.issue_number);
    if (group) group.push(row);
    else groups.set(row.issue_number, [row]);
  }
  return groups;
}
