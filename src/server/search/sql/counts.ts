/** Exact counts over a whole result, by some value of each issue, in pieces. */
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/Store';
import { all, type Condition } from './compile';
import { byNumberRanges, PieceSize } from './pieces';
import { atOneVersion, selectVersioned, type Versioned } from './versioned';

export interface Counted {
  store: Store;
  projectId: number;
  /** The project's highest issue number. */
  highest: number;
  conditions: readonly Condition[];
}

/** How many issues there are of each value; null: of none. `lateral`: a join that gives several values. */
export async function countBy(
  { store, projectId, highest, conditions }: Counted,
  value: RawBuilder<unknown>,
  lateral: RawBuilder<unknown> = sql``,
): Promise<Versioned<Map<number | null, number>>> {
  return atOneVersion(async (saw, whole) => {
    const counts = new Map<number | null, number>();
    await byNumberRanges(new PieceSize(store, whole), highest, async (range) => {
      const select = sql`SELECT ${value} AS id, count(*)::int AS count FROM issue i ${lateral}
        WHERE ${all([...conditions, range])} GROUP BY 1`;
      const piece = await selectVersioned<{ id: number | null; count: number }>(
        store.background,
        projectId,
        ['id', 'count'],
        select,
      );
      saw(piece.version);
      for (const { id, count } of piece.value) counts.set(id, (counts.get(id) ?? 0) + count);
    });
    return counts;
  });
}

/** How many issues there are. */
export async function countAll(counted: Counted): Promise<Versioned<number>> {
  const { version, value } = await countBy(counted, sql`0`);
  return { version, value: value.get(0) ?? 0 };
}
