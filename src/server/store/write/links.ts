/**
 * Reads and writes links between the issues of a project, and the chains that duplicate links and parents
 * form.
 */
import { type Kysely, sql } from 'kysely';
import { type IssueLinkKind, getIssueLinkKindCode } from '../../../shared/issue';
import { cutAtHiddenIssue, type IssueVisibility, readHiddenIssueNumbers } from '../read/issueVisibility';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

/** A link between two issues of the same project. */
export interface StoredIssueLink {
  from: number;
  kind: IssueLinkKind;
  to: number;
}

/** First key of the advisory lock for a project's duplicates and parents: 'link' in ASCII. */
const ISSUE_LINK_GRAPH_ADVISORY_LOCK = 0x6c696e6b;

/**
 * Locks the links and parents of a project's issues until the transaction ends: otherwise, two concurrent
 * changes could create a cycle that neither of them sees. Call it before any issue is locked.
 */
export async function lockProjectIssueLinkGraph(tx: Transaction, projectId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ISSUE_LINK_GRAPH_ADVISORY_LOCK}::int, ${projectId}::int)`.execute(
    tx,
  );
}

/**
 * Returns the issues that can be reached from an issue by `duplicates` links, nearest first, starting with
 * the issue itself.
 */
export async function readDuplicateIssueChain(
  db: Kysely<DatabaseTables>,
  projectId: number,
  number: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    WITH RECURSIVE chain (number, depth) AS (
      SELECT ${number}::int, 0
      UNION
      SELECT link.to_number, chain.depth + 1 FROM chain JOIN issue_link link
        ON link.project_id = ${projectId} AND link.number = chain.number AND link.kind = ${getIssueLinkKindCode('duplicates')}
          AND link.to_project_id = ${projectId}
      WHERE chain.depth < ${ISSUE_LINK_CHAIN_LENGTH_MAX})
    SELECT number FROM chain GROUP BY number ORDER BY min(depth), number`.execute(db);
  return rows.map((row) => row.number);
}

/** Returns the chain of `readDuplicateIssueChain` up to the last issue before a hidden one. Empty: the first is hidden. */
export async function readVisibleDuplicateIssueChain(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  number: number,
): Promise<readonly number[]> {
  const chain = await readDuplicateIssueChain(db, projectId, number);
  return cutAtHiddenIssue(chain, await readHiddenIssueNumbers(db, projectId, visibility, chain));
}

/** Returns the ancestors of an issue, nearest first, starting with the issue itself. */
export async function readParentIssueChain(
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    WITH RECURSIVE chain (number, depth) AS (
      SELECT ${number}::int, 0
      UNION
      SELECT issue.parent_number, chain.depth + 1 FROM chain JOIN issue
        ON issue.project_id = ${projectId} AND issue.number = chain.number
      WHERE issue.parent_number IS NOT NULL AND chain.depth < ${ISSUE_LINK_CHAIN_LENGTH_MAX})
    SELECT number FROM chain GROUP BY number ORDER BY min(depth)`.execute(tx);
  return rows.map((row) => row.number);
}

/**
 * Returns the number of the parent for each of the given issues and each of their ancestors, by issue number; null for
 * issues without a parent. Leaves out issues that do not exist.
 */
export async function readParentIssueNumbers(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, number | null>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: number; parent: number | null }>`
    WITH RECURSIVE reached (number, parent) AS (
      SELECT number, parent_number FROM issue
      WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
      UNION
      SELECT issue.number, issue.parent_number FROM reached JOIN issue
        ON issue.project_id = ${projectId} AND issue.number = reached.parent)
    SELECT number, parent FROM reached`.execute(tx);
  return new Map(rows.map(({ number, parent }) => [number, parent]));
}

/**
 * Maximum length of a chain of duplicates or parents. The limit ends reads of cycles, which imported data can
 * contain.
 */
const ISSUE_LINK_CHAIN_LENGTH_MAX = 1_000;

/** Returns which issues the given issues duplicate, by issue number. Served by the primary key. */
export async function readDuplicateIssueTargets(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await tx
    .selectFrom('issue_link')
    .select(['number', 'to_number'])
    .where('project_id', '=', projectId)
    .where('to_project_id', '=', projectId)
    .where('kind', '=', getIssueLinkKindCode('duplicates'))
    .where(sql<boolean>`number = ANY(${numbers}::int[])`)
    .orderBy('to_number')
    .execute();
  const targets = new Map<number, number[]>();
  for (const { number, to_number } of rows) targets.set(number, [...(targets.get(number) ?? []), to_number]);
  return targets;
}

/** Whether a link between two issues exists. Served by the primary key. */
export async function hasIssueLink(
  tx: Transaction,
  projectId: number,
  { from, kind, to }: StoredIssueLink,
): Promise<boolean> {
  const row = await tx
    .selectFrom('issue_link')
    .select('number')
    .where('project_id', '=', projectId)
    .where('number', '=', from)
    .where('kind', '=', getIssueLinkKindCode(kind))
    .where('to_project_id', '=', projectId)
    .where('to_number', '=', to)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts links between issues. Existing links stay unchanged. */
export async function insertIssueLinks(
  tx: Transaction,
  projectId: number,
  links: readonly StoredIssueLink[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`INSERT INTO issue_link (project_id, number, kind, to_project_id, to_number, moves_votes)
    SELECT ${projectId}::int, l.number, l.kind, ${projectId}::int, l.to_number,
      l.kind = ${getIssueLinkKindCode('duplicates')}
    FROM ${unnestIssueLinks(links)}
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function deleteIssueLinks(
  tx: Transaction,
  projectId: number,
  links: readonly StoredIssueLink[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`DELETE FROM issue_link USING ${unnestIssueLinks(links)}
    WHERE issue_link.project_id = ${projectId} AND issue_link.number = l.number AND issue_link.kind = l.kind
      AND issue_link.to_project_id = ${projectId} AND issue_link.to_number = l.to_number`.execute(tx);
}

const unnestIssueLinks = (
  links: readonly StoredIssueLink[],
) => sql`unnest(${links.map(({ from }) => from)}::int[],
  ${links.map(({ kind }) => getIssueLinkKindCode(kind))}::smallint[], ${links.map(({ to }) => to)}::int[])
  AS l (number, kind, to_number)`;
