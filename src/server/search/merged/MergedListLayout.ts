/** Which rows of a merged list belong to which group, and to which rows of the projects' lists they correspond. */
import type { MergedGroupSection } from '../list/IssueSearch';
import type { MergedGroup } from './mergeGroups';
import type { ListRun, MergedListPosition } from './runs';

/** A group with its place in the list. */
export class MergedListLayoutGroup {
  readonly section: MergedGroupSection;
  readonly runs: readonly ListRun[];
  /** Rank of the group's first row in the merged list. */
  readonly startRow: number;
  /** Rank after the group's last row. */
  readonly endRow: number;
  /** Index of the group's first run in a `MergedListPosition`, which has a rank for each run of the list. */
  readonly firstRun: number;

  constructor({ runs, ...section }: MergedGroup, startRow: number, firstRun: number) {
    this.section = section;
    this.runs = runs;
    this.startRow = startRow;
    this.endRow = startRow + section.count;
    this.firstRun = firstRun;
  }

  /** Returns the ranks of the group's runs from a position, which has a rank for each run of the list. */
  getPart(position: MergedListPosition): MergedListPosition {
    return position.slice(this.firstRun, this.firstRun + this.runs.length);
  }

  replacePart(position: MergedListPosition, part: MergedListPosition): MergedListPosition {
    return [
      ...position.slice(0, this.firstRun),
      ...part,
      ...position.slice(this.firstRun + this.runs.length),
    ];
  }
}

export class MergedListLayout {
  readonly groups: readonly MergedListLayoutGroup[];
  /** Number of rows. Infinity if the projects' lists have not been counted. */
  readonly count: number;
  /** The positions before the first and after the last row. */
  readonly start: MergedListPosition;
  readonly end: MergedListPosition;

  constructor(groups: readonly MergedGroup[]) {
    let row = 0;
    let run = 0;
    this.groups = groups.map((group) => {
      const laidOut = new MergedListLayoutGroup(group, row, run);
      row = laidOut.endRow;
      run += group.runs.length;
      return laidOut;
    });
    this.count = row;
    const runs = groups.flatMap((group) => group.runs);
    this.start = runs.map(({ start }) => start);
    this.end = runs.map(({ end }) => end);
  }

  findGroup(row: number): MergedListLayoutGroup | undefined {
    return this.groups.find(({ endRow }) => row < endRow);
  }

  /** Returns the position before the first row of a group. */
  getStartOfGroup({ firstRun }: MergedListLayoutGroup): MergedListPosition {
    return [...this.end.slice(0, firstRun), ...this.start.slice(firstRun)];
  }
}
