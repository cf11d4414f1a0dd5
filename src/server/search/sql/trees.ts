/** Nests the issues of a list below their parents. */
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueListSection } from '../list/IssueSearch';
import { NestedIssues } from '../list/NestedIssues';
import { type ParentsOfSubIssues, readParentsOfSubIssues } from '../statements/subIssueOrder';
import type { ValueAtProjectVersion } from '../statements/versioned';
import { readIssueRanking, type SqlIssueRanking, type SqlRankedIssues } from './ranking';
import type { SqlIssueListQuery } from './rows';

/** Number of attempts to read a list and all parents at one project version. The result of the last attempt is used. */
const TREE_READ_ATTEMPTS = 4;

/** Reads the ranking of a list with trees: an issue whose parent is in the list, too, is nested below it. */
export async function readTreeRanking(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  highest: number,
): Promise<ValueAtProjectVersion<SqlIssueRanking>> {
  for (let attempt = 1; ; attempt++) {
    const { version, value } = await readIssueRanking(store, query, highest);
    const parents = await readParentsOfSubIssues(store.background, query.scope.projectId);
    if (parents.version === version || attempt >= TREE_READ_ATTEMPTS)
      return { version, value: nestRanking(value, parents.value, query.groups?.sections ?? null) };
  }
}

/** All issues of a list, whether they are nested or not, in no particular order. */
export function listAllIssueNumbers({ numbers, nested }: SqlIssueRanking): Int32Array {
  if (!nested) return numbers;
  const all = new Int32Array(numbers.length + nested.count);
  all.set(numbers);
  all.set(nested.numbers, numbers.length);
  return all;
}

function nestRanking(
  { numbers, sections }: SqlRankedIssues,
  parents: ParentsOfSubIssues,
  groups: readonly IssueListSection[] | null,
): SqlIssueRanking {
  const nested = findNestedIssues(new Set(numbers), parents);
  const isNested = new Set(nested.numbers);
  const isTopLevel = (number: number): boolean => !isNested.has(number);
  return {
    numbers: numbers.filter(isTopLevel),
    sections: countTopLevel(sections, numbers, isTopLevel),
    nested,
    groups: groups && countTopLevel(groups, numbers, isTopLevel),
  };
}

function findNestedIssues(
  listed: ReadonlySet<number>,
  { numbers, parents }: ParentsOfSubIssues,
): NestedIssues {
  const nested: number[] = [];
  const nestedParents: number[] = [];
  const starts: number[] = [];
  numbers.forEach((number, index) => {
    const parent = parents[index]!;
    if (!listed.has(number) || !listed.has(parent)) return;
    if (nestedParents.at(-1) !== parent) {
      nestedParents.push(parent);
      starts.push(nested.length);
    }
    nested.push(number);
  });
  return new NestedIssues(
    Uint32Array.from(nestedParents),
    Uint32Array.from([...starts, nested.length]),
    Uint32Array.from(nested),
  );
}

/**
 * Counts the issues at the top level in consecutive sections or groups. Those without any are left out.
 * @param numbers the issues of all sections, one section after the other
 */
function countTopLevel(
  sections: readonly IssueListSection[],
  numbers: Int32Array,
  isTopLevel: (number: number) => boolean,
): IssueListSection[] {
  let end = 0;
  return sections.flatMap((section) => {
    const start = end;
    end += section.count;
    const count = numbers.subarray(start, end).filter(isTopLevel).length;
    return count > 0 ? [{ ...section, count }] : [];
  });
}
