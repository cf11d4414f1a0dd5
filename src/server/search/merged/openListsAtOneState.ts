/** Opens the lists of several projects at one state, so that all parts of a merged list agree. */
import type {
  IssueList,
  IssueListSection,
  MergedIssueListRequest,
  MergedProject,
  RowsAtRanks,
} from '../list/IssueSearch';
import { sumNumbers } from './runs';
import { formatMergedSnapshotToken, type SnapshotTokensByProject } from './snapshots';

/** The list of one project. */
export interface OpenedProjectIssueList {
  project: MergedProject;
  list: IssueList;
}

/** The lists of all projects at one state: if they are in memory, each is a snapshot. */
export interface OpenedLists {
  projects: readonly OpenedProjectIssueList[];
  /** Whether they are the snapshot that was requested. Null if none was requested. */
  isPinned: boolean | null;
  /** The token of their snapshot. Null if a list is not in memory and no snapshot was requested. */
  token: string | null;
  /** The groups of each list; null if the lists are not grouped, or a snapshot's layout is known. */
  groups: IssueListSection[][] | null;
  /** The number of issues of each list; null if it has not been read yet. */
  counts: number[] | null;
  /** Rows from the start of each list; null if they have not been read yet. */
  firstRows: RowsAtRanks[] | null;
}

/** The parts that are read together with the state of the lists, which saves a request for each of them. */
export interface RequestedParts {
  needsSnapshotToken: boolean;
  /** Number of rows from the start of each list. */
  firstRows: number;
}

/**
 * Opens the lists at their current state.
 * @param live the lists at their current state
 * @param openSnapshot opens the list of a project again, as a snapshot
 */
export async function openListsAtCurrentState(
  { groupBy, snapshot }: MergedIssueListRequest,
  live: readonly OpenedProjectIssueList[],
  parts: RequestedParts,
  openSnapshot: (project: MergedProject, token: string) => IssueList,
): Promise<OpenedLists> {
  const isInMemory = () => live.every(({ list }) => list.isInMemory);
  const isCounted = groupBy === null && isInMemory();
  const ranks = Array.from({ length: parts.firstRows }, (_, rank) => rank);
  const [tokens, groups, counts, firstRows] = await Promise.all([
    Promise.all(
      live.map(async ({ list }) =>
        list.isInMemory || parts.needsSnapshotToken ? list.createListSnapshotToken() : null,
      ),
    ),
    groupBy ? readGroups(live) : null,
    isCounted ? readCounts(live) : null,
    isCounted && ranks.length > 0
      ? Promise.all(live.map(({ list }) => list.readRowsAtRanks(ranks, true)))
      : null,
  ]);
  // Reading a page takes several steps, so lists in memory are opened again as snapshots. For lists in SQL, a snapshot
  // would have to read the whole list first.
  const projects = live.map(({ project, list }, index) => {
    const token = tokens[index] ?? null;
    return { project, list: list.isInMemory && token ? openSnapshot(project, token) : list };
  });
  const known = live.flatMap(({ project }, index): [number, string][] => {
    const token = tokens[index];
    return token ? [[project.id, token]] : [];
  });
  // If the thread with the lists in memory has stopped meanwhile, the parts can belong to different states.
  const isOneState = isInMemory();
  return {
    projects,
    isPinned: snapshot === null ? null : false,
    token: known.length === live.length ? formatMergedSnapshotToken(known) : null,
    groups,
    counts: isOneState ? counts : null,
    firstRows: isOneState ? firstRows : null,
  };
}

/**
 * Opens the lists of a requested snapshot. Returns null if one of them has expired.
 * @param expected the token of each project's list
 * @param isLayoutKnown whether the groups of the snapshot need not be read
 */
export async function openListsOfSnapshot(
  { groupBy, snapshot }: MergedIssueListRequest,
  projects: readonly OpenedProjectIssueList[],
  expected: SnapshotTokensByProject,
  isLayoutKnown: boolean,
): Promise<OpenedLists | null> {
  const [tokens, groups, counts] = await Promise.all([
    readSnapshotTokens(projects),
    isLayoutKnown || !groupBy ? null : readGroups(projects),
    isLayoutKnown ? null : readCounts(projects),
  ]);
  const isChanged = groups?.some((sections, index) => sumOfCounts(sections) !== counts![index]);
  if (isChanged || tokens.some(([id, found]) => expected.get(id) !== found)) return null;
  return { projects, isPinned: true, token: snapshot, groups, counts, firstRows: null };
}

export const readSnapshotTokens = (
  projects: readonly OpenedProjectIssueList[],
): Promise<[number, string][]> =>
  Promise.all(
    projects.map(async ({ project, list }): Promise<[number, string]> => [
      project.id,
      await list.createListSnapshotToken(),
    ]),
  );

export const readCounts = (projects: readonly OpenedProjectIssueList[]): Promise<number[]> =>
  Promise.all(projects.map(({ list }) => list.readTotalIssueCount()));

const readGroups = (projects: readonly OpenedProjectIssueList[]): Promise<IssueListSection[][]> =>
  Promise.all(projects.map(({ list }) => list.readGroupSections()));

const sumOfCounts = (sections: readonly IssueListSection[]): number =>
  sumNumbers(sections.map(({ count }) => count));
