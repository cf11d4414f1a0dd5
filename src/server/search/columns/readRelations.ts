/**
 * Reads the relations of issues to people and other issues (see data/relations.ts), packed as pairs of an
 * issue number and a relation.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import type { SqlCondition } from '../statements/SqlCondition';
import { readLastPackedInteger } from '../statements/packed';
import type { AdaptiveRowsPerStatement } from '../statements/issueNumberRanges';
import { selectWithProjectVersion } from '../statements/versioned';
import type { PackedIssueRelations } from './data/protocol';
import {
  COMMENTER_RELATION_KIND,
  OTHER_PROJECT_DUPLICATE_RELATION_KIND,
  DUPLICATES_LINK_KIND_CODE,
  LINK_RELATION_KIND_OFFSET,
  OTHER_PROJECT_LINK_RELATION_KIND,
  ISSUE_RELATION_KIND_COUNT,
} from './data/relations';

/** Maximum number of relations that one statement reads, or of issues whose links it reads. */
const ISSUE_RELATIONS_PER_STATEMENT = 200_000;
const EMPTY_BYTES = new Uint8Array(0);

/** Selects the relations (commenters and links) of the issue with the table alias `i`, as an array. */
export function selectIssueRelations(projectId: number): RawBuilder<number[]> {
  return sql`ARRAY(
    SELECT DISTINCT ${encodeIssueRelationInSql(sql`author_id`, sql`${COMMENTER_RELATION_KIND}`)} FROM comment
    WHERE project_id = ${projectId} AND issue_number = i.number AND author_id IS NOT NULL
    UNION ALL SELECT relation FROM (${selectIssueLinks(projectId, (number) => sql`${number} = i.number`)}) links)`;
}

/** Reads the relations (commenters and links) of all issues up to number `highest`, in several statements. */
export async function readAllIssueRelations(
  db: Kysely<DatabaseTables>,
  sizes: AdaptiveRowsPerStatement,
  projectId: number,
  highest: number,
  onPiece: (pairs: PackedIssueRelations) => Promise<unknown>,
): Promise<void> {
  for (let last: { author: number; number: number } | null = { author: 0, number: 0 }; last;) {
    const size = Math.min(sizes.startTimedStatement(), ISSUE_RELATIONS_PER_STATEMENT);
    // Commenters are read in the order of the index comment_author, so that an index-only scan is enough.
    const pairs = await readPackedIssueRelations(
      db,
      projectId,
      sql`SELECT DISTINCT author_id, issue_number AS number, ${encodeIssueRelationInSql(sql`author_id`, sql`${COMMENTER_RELATION_KIND}`)} AS relation
        FROM comment WHERE project_id = ${projectId}
          AND (author_id, issue_number) > (${last.author}::int, ${last.number}::int)
        ORDER BY author_id, issue_number LIMIT ${size}::int`,
    );
    sizes.endTimedStatement();
    await onPiece(pairs);
    last = pairs.numbers.byteLength < size * 4 ? null : decodeLastIssueRelation(pairs);
  }
  for (let from = 0; from <= highest;) {
    const size = Math.min(sizes.startTimedStatement(), ISSUE_RELATIONS_PER_STATEMENT);
    const below = from + size;
    const inRange = (number: RawBuilder<unknown>) =>
      sql<boolean>`${number} >= ${from}::int AND ${number} < ${below}::int`;
    await onPiece(await readPackedIssueRelations(db, projectId, selectIssueLinks(projectId, inRange)));
    sizes.endTimedStatement();
    from = below;
  }
}

async function readPackedIssueRelations(
  db: Kysely<DatabaseTables>,
  projectId: number,
  select: RawBuilder<unknown>,
): Promise<PackedIssueRelations> {
  const { value } = await selectWithProjectVersion<{
    numbers: Uint8Array | null;
    relations: Uint8Array | null;
  }>(
    db,
    projectId,
    ['numbers', 'relations'],
    sql`SELECT string_agg(int4send(number), '') AS numbers, string_agg(int4send(relation), '') AS relations
      FROM (${select}) found`,
  );
  return { numbers: value[0]?.numbers ?? EMPTY_BYTES, relations: value[0]?.relations ?? EMPTY_BYTES };
}

/**
 * Returns the author and issue number of the last pair that a statement has read. The next statement
 * continues after it.
 */
function decodeLastIssueRelation({ numbers, relations }: PackedIssueRelations): {
  author: number;
  number: number;
} {
  const author = Math.floor(readLastPackedInteger(relations) / ISSUE_RELATION_KIND_COUNT);
  return { author, number: readLastPackedInteger(numbers) };
}

/** Selects the links of the issues whose numbers meet a condition, as rows of `number` and `relation`. */
function selectIssueLinks(
  projectId: number,
  condition: (number: RawBuilder<unknown>) => SqlCondition,
): RawBuilder<unknown> {
  const elsewhere = sql`CASE WHEN kind = ${DUPLICATES_LINK_KIND_CODE} THEN ${OTHER_PROJECT_DUPLICATE_RELATION_KIND}::int
    ELSE ${OTHER_PROJECT_LINK_RELATION_KIND}::int END`;
  return sql`SELECT number, CASE WHEN to_project_id = ${projectId}
        THEN ${encodeIssueRelationInSql(sql`to_number`, sql`${LINK_RELATION_KIND_OFFSET} + kind`)}
        ELSE ${encodeIssueRelationInSql(sql`to_project_id`, sql`${OTHER_PROJECT_LINK_RELATION_KIND}`)} END AS relation
      FROM issue_link WHERE project_id = ${projectId} AND ${condition(sql`number`)}
    UNION SELECT to_number AS number, ${encodeIssueRelationInSql(sql`project_id`, elsewhere)} AS relation FROM issue_link
      WHERE to_project_id = ${projectId} AND project_id <> ${projectId} AND ${condition(sql`to_number`)}`;
}

function encodeIssueRelationInSql(
  target: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql`(${target} * ${ISSUE_RELATION_KIND_COUNT}::int + (${kind})::int)::int`;
}
