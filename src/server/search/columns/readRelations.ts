/**
 * Reads the relations of issues to people and other issues (data/relations.ts), packed as pairs of issue
 * number and relation.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../store/tables/Tables';
import type { Condition } from '../statements/Condition';
import type { PieceSize } from '../statements/pieces';
import { selectVersioned } from '../statements/versioned';
import type { PackedRelations } from './data/protocol';
import {
  COMMENTER_RELATION,
  DUPLICATED_ELSEWHERE,
  DUPLICATES_KIND,
  LINK_RELATION,
  LINKED_ELSEWHERE,
  RELATION_KINDS,
} from './data/relations';

/** Maximum number of relations, or of issues whose links are read, per statement. */
const PAIRS_PER_STATEMENT = 200_000;
const EMPTY_BYTES = new Uint8Array(0);

/** Selects the relations (commenters and links) of the issue with the table alias `i`, as an array. */
export function selectRelations(projectId: number): RawBuilder<number[]> {
  return sql`ARRAY(
    SELECT DISTINCT ${relationTo(sql`author_id`, sql`${COMMENTER_RELATION}`)} FROM comment
    WHERE project_id = ${projectId} AND issue_number = i.number AND author_id IS NOT NULL
    UNION ALL SELECT relation FROM (${selectLinks(projectId, (number) => sql`${number} = i.number`)}) links)`;
}

/** Reads the relations (commenters and links) of all issues up to number `highest`, in several statements. */
export async function readAllRelations(
  db: Kysely<Tables>,
  sizes: PieceSize,
  projectId: number,
  highest: number,
  onPiece: (pairs: PackedRelations) => Promise<unknown>,
): Promise<void> {
  for (let last: { author: number; number: number } | null = { author: 0, number: 0 }; last;) {
    const size = Math.min(sizes.startPiece(), PAIRS_PER_STATEMENT);
    // Commenters are read in the order of the index comment_author, so that an index-only scan is enough.
    const pairs = await readPairs(
      db,
      projectId,
      sql`SELECT DISTINCT author_id, issue_number AS number, ${relationTo(sql`author_id`, sql`${COMMENTER_RELATION}`)} AS relation
        FROM comment WHERE project_id = ${projectId}
          AND (author_id, issue_number) > (${last.author}::int, ${last.number}::int)
        ORDER BY author_id, issue_number LIMIT ${size}::int`,
    );
    sizes.endPiece();
    await onPiece(pairs);
    last = pairs.numbers.byteLength < size * 4 ? null : lastRelation(pairs);
  }
  for (let from = 0; from <= highest;) {
    const size = Math.min(sizes.startPiece(), PAIRS_PER_STATEMENT);
    const below = from + size;
    const inRange = (number: RawBuilder<unknown>) =>
      sql<boolean>`${number} >= ${from}::int AND ${number} < ${below}::int`;
    await onPiece(await readPairs(db, projectId, selectLinks(projectId, inRange)));
    sizes.endPiece();
    from = below;
  }
}

async function readPairs(
  db: Kysely<Tables>,
  projectId: number,
  select: RawBuilder<unknown>,
): Promise<PackedRelations> {
  const { value } = await selectVersioned<{ numbers: Uint8Array | null; relations: Uint8Array | null }>(
    db,
    projectId,
    ['numbers', 'relations'],
    sql`SELECT string_agg(int4send(number), '') AS numbers, string_agg(int4send(relation), '') AS relations
      FROM (${select}) found`,
  );
  return { numbers: value[0]?.numbers ?? EMPTY_BYTES, relations: value[0]?.relations ?? EMPTY_BYTES };
}

/** The author and issue number of the last pair of a statement, after which the next statement continues. */
function lastRelation({ numbers, relations }: PackedRelations): { author: number; number: number } {
  const last = ({ buffer, byteOffset, byteLength }: Uint8Array): number =>
    new DataView(buffer, byteOffset).getInt32(byteLength - 4);
  return { author: Math.floor(last(relations) / RELATION_KINDS), number: last(numbers) };
}

/** Selects the links of the issues whose numbers meet a condition, as columns `number` and `relation`. */
function selectLinks(
  projectId: number,
  condition: (number: RawBuilder<unknown>) => Condition,
): RawBuilder<unknown> {
  const elsewhere = sql`CASE WHEN kind = ${DUPLICATES_KIND} THEN ${DUPLICATED_ELSEWHERE}::int
    ELSE ${LINKED_ELSEWHERE}::int END`;
  return sql`SELECT number, CASE WHEN to_project_id = ${projectId}
        THEN ${relationTo(sql`to_number`, sql`${LINK_RELATION} + kind`)}
        ELSE ${relationTo(sql`to_project_id`, sql`${LINKED_ELSEWHERE}`)} END AS relation
      FROM issue_link WHERE project_id = ${projectId} AND ${condition(sql`number`)}
    UNION SELECT to_number AS number, ${relationTo(sql`project_id`, elsewhere)} AS relation FROM issue_link
      WHERE to_project_id = ${projectId} AND project_id <> ${projectId} AND ${condition(sql`to_number`)}`;
}

function relationTo(target: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(${target} * ${RELATION_KINDS}::int + (${kind})::int)::int`;
}
