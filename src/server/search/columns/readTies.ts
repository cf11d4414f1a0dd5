/** Reading what ties issues to people and to other issues (data/ties.ts), packed as pairs. */
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/Store';
import type { Condition } from '../sql/compile';
import { PieceSize } from '../sql/pieces';
import { selectVersioned } from '../sql/versioned';
import { COMMENTER, DUPLICATED_ELSEWHERE, DUPLICATES, LINK, LINKED_ELSEWHERE, TIE_KINDS } from './data/ties';

/** Issues' numbers and their ties, as PostgreSQL sends them in binary: four bytes each. */
export interface PackedTies {
  numbers: Uint8Array;
  ties: Uint8Array;
}

/** The ties of one issue of `i` as an array. A link from another project is none of its own events. */
export function tiesOf(projectId: number): RawBuilder<number[]> {
  return sql`ARRAY(
    SELECT DISTINCT ${tieTo(sql`author_id`, sql`${COMMENTER}`)} FROM comment
    WHERE project_id = ${projectId} AND issue_number = i.number AND author_id IS NOT NULL
    UNION ALL SELECT tie FROM (${links(projectId, (number) => sql`${number} = i.number`)}) links)`;
}

/** Reads the ties of all issues, piece by piece. */
export async function readAllTies(
  store: Store,
  projectId: number,
  highest: number,
  take: (pairs: PackedTies) => Promise<unknown>,
): Promise<void> {
  const sizes = new PieceSize(store, false);
  for (let last: { author: number; number: number } | null = { author: 0, number: 0 }; last;) {
    const size = Math.min(sizes.next(), PAIRS_AT_ONCE);
    // As index comment_author has them, so that the table itself is not looked at.
    const pairs = await readPairs(
      store,
      projectId,
      sql`SELECT DISTINCT author_id, issue_number AS number, ${tieTo(sql`author_id`, sql`${COMMENTER}`)} AS tie
        FROM comment WHERE project_id = ${projectId}
          AND (author_id, issue_number) > (${last.author}::int, ${last.number}::int)
        ORDER BY author_id, issue_number LIMIT ${size}::int`,
    );
    sizes.done();
    await take(pairs);
    last = pairs.numbers.byteLength < size * 4 ? null : endOf(pairs);
  }
  for (let from = 0; from <= highest;) {
    const size = Math.min(sizes.next(), PAIRS_AT_ONCE);
    const below = from + size;
    const within = (number: RawBuilder<unknown>) =>
      sql<boolean>`${number} >= ${from}::int AND ${number} < ${below}::int`;
    await take(await readPairs(store, projectId, links(projectId, within)));
    sizes.done();
    from = below;
  }
}

/** Pairs, or issues whose links are looked for, of one statement. */
const PAIRS_AT_ONCE = 200_000;
const EMPTY = new Uint8Array(0);

async function readPairs(store: Store, projectId: number, select: RawBuilder<unknown>): Promise<PackedTies> {
  const { value } = await selectVersioned<{ numbers: Uint8Array | null; ties: Uint8Array | null }>(
    store.background,
    projectId,
    ['numbers', 'ties'],
    sql`SELECT string_agg(int4send(number), '') AS numbers, string_agg(int4send(tie), '') AS ties
      FROM (${select}) found`,
  );
  return { numbers: value[0]?.numbers ?? EMPTY, ties: value[0]?.ties ?? EMPTY };
}

function endOf({ numbers, ties }: PackedTies): { author: number; number: number } {
  const last = ({ buffer, byteOffset, byteLength }: Uint8Array): number =>
    new DataView(buffer, byteOffset).getInt32(byteLength - 4);
  return { author: Math.floor(last(ties) / TIE_KINDS), number: last(numbers) };
}

/** The links of the issues whose numbers meet a condition, as `number` and `tie`. */
function links(projectId: number, within: (number: RawBuilder<unknown>) => Condition): RawBuilder<unknown> {
  const elsewhere = sql`CASE WHEN kind = ${DUPLICATES} THEN ${DUPLICATED_ELSEWHERE}::int
    ELSE ${LINKED_ELSEWHERE}::int END`;
  return sql`SELECT number, CASE WHEN to_project_id = ${projectId}
        THEN ${tieTo(sql`to_number`, sql`${LINK} + kind`)}
        ELSE ${tieTo(sql`to_project_id`, sql`${LINKED_ELSEWHERE}`)} END AS tie
      FROM issue_link WHERE project_id = ${projectId} AND ${within(sql`number`)}
    UNION SELECT to_number AS number, ${tieTo(sql`project_id`, elsewhere)} AS tie FROM issue_link
      WHERE to_project_id = ${projectId} AND project_id <> ${projectId} AND ${within(sql`to_number`)}`;
}

function tieTo(what: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(${what} * ${TIE_KINDS}::int + (${kind})::int)::int`;
}
