/** Counts all matching issues exactly, in total or per value of a field, in several statements. */
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { SqlCondition } from '../statements/SqlCondition';
import {
  forEachIssueNumberRange,
  forEachIssueNumberSlice,
  AdaptiveRowsPerStatement,
} from '../statements/issueNumberRanges';
import {
  readAtOneProjectVersion,
  selectWithProjectVersion,
  type ValueAtProjectVersion,
} from '../statements/versioned';
import { joinConditionsWithAnd } from './compile';

export interface IssueCountParameters {
  store: DatabaseStore;
  projectId: number;
  /** The project's highest issue number. */
  highest: number;
  conditions: readonly SqlCondition[];
  /**
   * The numbers of the matching issues, if they have been read before. It is expensive to split a query with
   * words by ranges of issue numbers, because each statement would look up the words again.
   */
  known?: ValueAtProjectVersion<Int32Array> | null;
}

/**
 * Counts the matching issues per value; null stands for issues without a value.
 * @param lateral an SQL join that makes one row per value, for fields with several values per issue
 */
export async function readIssueCountsByValue(
  { store, projectId, highest, conditions, known }: IssueCountParameters,
  value: RawBuilder<unknown>,
  lateral: RawBuilder<unknown> = sql``,
): Promise<ValueAtProjectVersion<Map<number | null, number>>> {
  return readAtOneProjectVersion(async (reportVersion, whole) => {
    const counts = new Map<number | null, number>();
    const countPiece = async (piece: readonly SqlCondition[]): Promise<void> => {
      const select = sql`SELECT ${value} AS id, count(*)::int AS count FROM issue i ${lateral}
        WHERE ${joinConditionsWithAnd(piece)} GROUP BY 1`;
      const counted = await selectWithProjectVersion<{ id: number | null; count: number }>(
        store.background,
        projectId,
        ['id', 'count'],
        select,
      );
      reportVersion(counted.version);
      for (const { id, count } of counted.value) counts.set(id, (counts.get(id) ?? 0) + count);
    };
    const sizes = new AdaptiveRowsPerStatement(store, whole);
    if (known && !whole) {
      reportVersion(known.version);
      await forEachIssueNumberSlice(sizes, known.value, (piece) => countPiece([conditions[0]!, piece]));
    } else {
      await forEachIssueNumberRange(sizes, highest, (range) => countPiece([...conditions, range]));
    }
    return counts;
  });
}

export async function readMatchingIssueCount(
  counted: IssueCountParameters,
): Promise<ValueAtProjectVersion<number>> {
  const { version, value } = await readIssueCountsByValue(counted, sql`0`);
  return { version, value: value.get(0) ?? 0 };
}
