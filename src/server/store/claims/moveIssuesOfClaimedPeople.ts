/** Replaces placeholders with the accounts that they belong to, in all records of a set of issues. */
import { type RawBuilder, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { ASSIGNMENT_EVENT_KIND_CODES } from './findIssuesOfClaimedPeople';
import { appendProjectEvents } from '../write/events';
import type { Transaction } from '../write/transaction';

/**
 * Replaces placeholders with the accounts that they belong to, in the rows, comments, events, mentions, watches, votes
 * and reactions of these issues. A vote or reaction of both is counted once. Each issue whose records other than events
 * have changed gets a new version and the event `person_claimed`, which updates the search indexes and open pages;
 * `updated_at` stays the same. The function is idempotent.
 * @param numbers issue numbers, which may include PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER and the numbers of deleted
 *   issues
 * @param placeholderIds ids of placeholders that belong to accounts
 */
export async function moveIssuesOfClaimedPeople(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
  placeholderIds: readonly number[],
): Promise<void> {
  const scope: MoveScope = { tx, projectId, numbers, placeholderIds };
  await sql`SELECT FROM issue WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
    ORDER BY number FOR UPDATE`.execute(tx);
  const changed = new Set([
    ...(await moveIssueRows(scope)),
    ...(await moveComments(scope)),
    ...(await mergeVotes(scope)),
  ]);
  for (const [table, keys] of MERGED_TABLES)
    for (const { number } of await mergeRows(scope, table, keys)) changed.add(number);
  await moveEvents(scope);
  if (changed.size === 0) return;
  const { rows } = await sql<{ number: number }>`UPDATE issue SET version = version + 1
    WHERE project_id = ${projectId} AND number = ANY(${[...changed]}::int[]) RETURNING number`.execute(tx);
  const events = rows
    .map(({ number }) => ({ number, kind: 'person_claimed' as const }))
    .sort((a, b) => a.number - b.number);
  await appendProjectEvents(tx, projectId, { actorId: null, at: new Date() }, events);
}

interface MoveScope {
  tx: Transaction;
  projectId: number;
  numbers: readonly number[];
  placeholderIds: readonly number[];
}

/** Tables, except `vote`, whose rows belong to an issue and a user, with their other columns. */
const MERGED_TABLES: readonly [table: string, columns: readonly string[]][] = [
  ['mention', []],
  ['watch', []],
  ['reaction', ['comment_id', 'content', 'created_at']],
  ['duplicate_vote', ['counted_at', 'created_at']],
  ['duplicate_watch', ['origin']],
];

/** Returns SQL for the id of the account that a placeholder belongs to, or for the id itself for all other users. */
const resolveUser = (id: RawBuilder<unknown>) =>
  sql`coalesce((SELECT claimed_by_id FROM app_user WHERE app_user.id = ${id}), ${id})`;

/** Replaces authors, assignees and closing users. Returns the numbers of the changed issues. */
async function moveIssueRows({ tx, projectId, numbers, placeholderIds }: MoveScope): Promise<number[]> {
  const people = sql`${placeholderIds}::int[]`;
  const { rows } = await sql<{ number: number }>`
    UPDATE issue SET author_id = ${resolveUser(sql`author_id`)}, closed_by_id = ${resolveUser(sql`closed_by_id`)},
      assignee_ids = ARRAY(
        SELECT ${resolveUser(sql`assignee.id`)} AS id FROM unnest(assignee_ids) WITH ORDINALITY AS assignee (id, nth)
        GROUP BY 1 ORDER BY min(nth))
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
      AND (author_id = ANY(${people}) OR closed_by_id = ANY(${people}) OR assignee_ids && ${people})
    RETURNING number`.execute(tx);
  return rows.map(({ number }) => number);
}

/** Replaces the authors of comments. Returns the numbers of the issues with changed comments. */
async function moveComments({ tx, projectId, numbers, placeholderIds }: MoveScope): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    UPDATE comment SET author_id = placeholder.claimed_by_id FROM app_user AS placeholder
    WHERE project_id = ${projectId} AND issue_number = ANY(${numbers}::int[])
      AND author_id = ANY(${placeholderIds}::int[]) AND placeholder.id = author_id
    RETURNING issue_number AS number`.execute(tx);
  return rows.map(({ number }) => number);
}

/** Merges votes, and subtracts those that were counted twice from the vote count. Returns the changed issue numbers. */
async function mergeVotes(scope: MoveScope): Promise<number[]> {
  const merged = await mergeRows(scope, 'vote', ['created_at']);
  const twice = merged.filter(({ twice }) => twice > 0);
  if (twice.length > 0) {
    await sql`UPDATE issue SET vote_count = vote_count - twice
      FROM unnest(${twice.map(({ number }) => number)}::int[], ${twice.map((row) => row.twice)}::int[])
        AS merged (number, twice)
      WHERE project_id = ${scope.projectId} AND issue.number = merged.number`.execute(scope.tx);
  }
  return merged.map(({ number }) => number);
}

/**
 * Moves the rows of placeholders to their accounts. Deletes rows for which the account already has one with the same
 * key.
 * @returns the changed issues, each with its number of deleted rows
 */
async function mergeRows(
  { tx, projectId, numbers, placeholderIds }: MoveScope,
  table: string,
  columns: readonly string[],
): Promise<{ number: number; twice: number }[]> {
  const names = ['project_id', 'number', ...columns].map((name) => sql.ref(name));
  const { rows } = await sql<{ number: number; twice: number }>`
    WITH removed AS (
      DELETE FROM ${sql.table(table)} AS row USING app_user AS placeholder
      WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
        AND user_id = ANY(${placeholderIds}::int[]) AND placeholder.id = user_id
      RETURNING row.*, placeholder.claimed_by_id),
    inserted AS (
      INSERT INTO ${sql.table(table)} (${sql.join(names)}, user_id)
      SELECT ${sql.join(names)}, claimed_by_id FROM removed ON CONFLICT DO NOTHING RETURNING number)
    SELECT number, (count(*) - (SELECT count(*) FROM inserted WHERE inserted.number = removed.number))::int AS twice
    FROM removed GROUP BY number`.execute(tx);
  return rows;
}

/**
 * Replaces the actors of events, and the users that events assigned or unassigned. A materialized CTE reads the events
 * by issue. Otherwise, the planner may use the index event_actor and read all events of the person for each chunk of
 * issues.
 */
async function moveEvents({ tx, projectId, numbers, placeholderIds }: MoveScope): Promise<void> {
  const people = sql`${placeholderIds}::int[]`;
  const replaceUser = (values: RawBuilder<unknown>, kind: 'assigned' | 'unassigned') =>
    sql`CASE WHEN kind = ${getEventKindCode(kind)}
      THEN jsonb_set(${values}, '{user}', to_jsonb(${resolveUser(sql`(${values} ->> 'user')::int`)})) ELSE ${values} END`;
  await sql`
    WITH found AS MATERIALIZED (
      SELECT sequence, actor_id, kind, before, after FROM event
      WHERE project_id = ${projectId} AND issue_number = ANY(${numbers}::int[])),
    moved AS (
      SELECT sequence, ${resolveUser(sql`actor_id`)} AS actor_id,
        ${replaceUser(sql`before`, 'unassigned')} AS before, ${replaceUser(sql`after`, 'assigned')} AS after
      FROM found WHERE actor_id = ANY(${people}) OR kind = ANY(${ASSIGNMENT_EVENT_KIND_CODES}::int[])
        AND (coalesce(after, before) ->> 'user')::int = ANY(${people}))
    UPDATE event SET actor_id = moved.actor_id, before = moved.before, after = moved.after FROM moved
    WHERE event.project_id = ${projectId} AND event.sequence = moved.sequence`.execute(tx);
}
