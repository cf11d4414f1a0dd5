/**
 * A list over several projects. It is merged from the lists of the projects by their sort keys: a page reads only its
 * own rows, and a page at a large offset additionally some samples of each list.
 */
import type { ParsedSearchQuery, QueryProblem } from '../../../shared/query/ast';
import { describeSyntaxProblems } from '../../../shared/query/describeSyntaxProblems';
import type { IssueRow } from '../../store/read/issues';
import { compareTextByCodeUnits } from '../list/compareNamesThenIds';
import { selectFacetValuesPage } from '../list/facets';
import type {
  FacetLabelRanking,
  IssueFacetField,
  IssueList,
  IssueListRequest,
  IssueListSection,
  MergedFacetValue,
  MergedGroupSection,
  MergedIssueFacet,
  MergedIssueList,
  MergedIssueListPage,
  MergedIssueListPageArguments,
  MergedIssueListRequest,
  MergedProject,
} from '../list/IssueSearch';
import { type ListSortOrder, resolveListSortOrder } from '../list/ListSortOrder';
import type { NameResolver } from '../list/NameResolver';
import { validateIssueListPageArguments } from '../list/pageArguments';
import { createSnapshotExpiredProblem } from '../list/snapshot';
import { type MergedListLayoutGroup, MergedListLayout } from './MergedListLayout';
import { createInvalidMergedCursorError, decodeMergedListCursor, encodeMergedListCursor } from './cursor';
import {
  findMergedListPositionByCondition,
  findMergedListPositionByRowCount,
} from './findMergedListPosition';
import { mergeFacetOfProjects } from './mergeFacets';
import { mergeGroupsOfProjects } from './mergeGroups';
import { mergeProblemsOfProjects } from './mergeProblems';
import { advanceMergedListPosition, getRowsReadPerRun, type MergedRow, mergeRuns } from './mergeRuns';
import { mergeSectionsOfRuns } from './mergeSections';
import {
  type OpenedLists,
  openListsAtCurrentState,
  openListsOfSnapshot,
  type OpenedProjectIssueList,
  readCounts,
  readSnapshotTokens,
  type RequestedParts,
} from './openListsAtOneState';
import { createMergedRowComparison, type MergedRowComparison, type MergedRowSortKey } from './rowOrder';
import { type MergedRowReader, type MergedListPosition, sumNumbers } from './runs';
import {
  formatMergedSnapshotToken,
  type MergedSnapshots,
  parseMergedSnapshotToken,
  MergedSnapshot,
  type SnapshotTokensByProject,
} from './snapshots';

/** Dependencies that all merged lists share. */
export interface MergedListDependencies {
  names: NameResolver;
  snapshots: MergedSnapshots;
  /** Opens the list of one project. Its query has already been parsed: all projects have the same one. */
  openList: (request: IssueListRequest, parsed: ParsedSearchQuery) => IssueList;
}

interface GroupedRow extends MergedRow {
  /** Key of the row's group, in lower case. */
  group: string;
}

export class ProjectsIssueList implements MergedIssueList {
  readonly #source: MergedListDependencies;
  readonly #request: MergedIssueListRequest;
  readonly #parsed: ParsedSearchQuery;
  readonly #order: ListSortOrder;
  readonly #compare: MergedRowComparison;
  /** The lists as they were requested. */
  readonly #requested: OpenedProjectIssueList[];
  /** The snapshot that was requested, if the viewer may still read its projects. */
  readonly #tokens: SnapshotTokensByProject | null;
  /** The parts that are read when the lists are opened. Parts that are requested in the same turn are added. */
  readonly #requestedParts: RequestedParts = { needsSnapshotToken: false, firstRows: 0 };
  /** The layout and known positions of the list, for this request only. Used if no snapshot was requested. */
  #ownSnapshot: MergedSnapshot | null = null;
  #opened: Promise<OpenedLists> | null = null;
  #counts: Promise<number[]> | null = null;

  constructor(source: MergedListDependencies, request: MergedIssueListRequest, parsed: ParsedSearchQuery) {
    this.#source = source;
    this.#request = request;
    this.#parsed = parsed;
    this.#order = resolveListSortOrder(request.order, parsed);
    this.#compare = createMergedRowComparison(this.#order);
    this.#tokens = findReadableTokens(request);
    this.#requested = this.#openLists(this.#tokens);
  }

  async readQueryProblems(): Promise<QueryProblem[]> {
    const { projects, isPinned } = await this.#open();
    const problems =
      projects.length === 0
        ? describeSyntaxProblems(this.#parsed)
        : mergeProblemsOfProjects(await Promise.all(projects.map(({ list }) => list.readQueryProblems())));
    return isPinned === false ? [...problems, createSnapshotExpiredProblem()] : problems;
  }

  async readIssuePage(args: MergedIssueListPageArguments): Promise<MergedIssueListPage> {
    const { size, offset, from } = validateIssueListPageArguments({ ...args, last: null, before: null });
    if (from === null && offset === 0)
      this.#requestedParts.firstRows = getRowsReadPerRun(size, this.#requested.length);
    const opened = await this.#open();
    const cursor = from === null ? null : decodeMergedListCursor(this.#order.field, from);
    const isStart = cursor === null && offset === 0;
    const layout = await this.#readLayout(opened, isStart);
    const skipped = cursor === null ? 0 : await this.#countRowsUpTo(opened, layout, cursor);
    const start = skipped + offset;
    const isCounted = layout.count < Infinity;
    const snapshot = this.#getSnapshot(opened);
    // In lists that have not been counted, one more row shows whether there is a next page.
    const range = { start, end: start + size, peeked: isCounted ? 0 : 1 };
    const read = () => this.#readRows(opened, layout, range, snapshot);
    const { rows, issues } = await (snapshot ? snapshot.runInOrder(read) : read());
    return {
      rows: this.#toPageRows(opened, start, rows.slice(0, size)),
      issues,
      hasNextPage: isCounted ? start + rows.length < layout.count : rows.length > size,
      hasPreviousPage: start > 0,
    };
  }

  async readTotalIssueCount(): Promise<number> {
    return (await this.#readLayout(await this.#open(), false)).count;
  }

  async readIssueRank(projectId: number, number: number): Promise<number | null> {
    const opened = await this.#open();
    const project = opened.projects.findIndex((each) => each.project.id === projectId);
    const rank = await opened.projects[project]?.list.readIssueRank(number);
    if (rank === undefined || rank === null) return null;
    const { positions } = await opened.projects[project]!.list.readRowsAtRanks([rank], false);
    const position = positions[0];
    if (!position) return null;
    const layout = await this.#readLayout(opened, false);
    const group = layout.groups.find(({ runs }) =>
      runs.some((run) => run.project === project && run.start <= rank && rank < run.end),
    );
    if (!group) return null;
    const row = { ...position, project };
    return this.#countRowsWhile(opened, layout, group, (other) => this.#compare(other, row) < 0);
  }

  async readFacets(fields: readonly IssueFacetField[], top: number): Promise<MergedIssueFacet[]> {
    // Without a snapshot, the facets are requested together with the other parts of the lists.
    const lists = this.#tokens ? (await this.#open()).projects : this.#requested;
    const counted = await Promise.all(lists.map(({ list }) => list.readFacetValueCounts(fields)));
    return Promise.all(
      fields.map((field, index) =>
        mergeFacetOfProjects(
          this.#source.names,
          this.#parsed,
          field,
          counted.map((counts) => counts[index]!),
          top,
        ),
      ),
    );
  }

  async readFacetValues(
    field: IssueFacetField,
    ranking: FacetLabelRanking | null,
    page: { first: number; offset: number },
  ): Promise<{ values: MergedFacetValue[]; total: number }> {
    const [facet] = await this.readFacets([field], Infinity);
    return selectFacetValuesPage(facet!.values, ranking, page);
  }

  async readListSections(): Promise<IssueListSection[]> {
    const opened = await this.#open();
    const [layout, sections] = await Promise.all([
      this.#readLayout(opened, false),
      Promise.all(opened.projects.map(({ list }) => list.readListSections())),
    ]);
    const highest = Math.max(0, ...opened.projects.map(({ project }) => project.issue_counter));
    return layout.groups.flatMap(({ runs }) => mergeSectionsOfRuns(runs, sections, this.#order, highest));
  }

  async readGroupSections(): Promise<MergedGroupSection[]> {
    if (!this.#request.groupBy) return [];
    const { groups } = await this.#readLayout(await this.#open(), false);
    return groups.map(({ section }) => section);
  }

  async createListSnapshotToken(): Promise<string> {
    // The other parts of the list are then read from the lists of the snapshot, too.
    this.#requestedParts.needsSnapshotToken = true;
    const { token, projects } = await this.#open();
    return token ?? formatMergedSnapshotToken(await readSnapshotTokens(projects));
  }

  async readVersions(): Promise<string> {
    const { projects } = await this.#open();
    const versions = await Promise.all(
      projects.map(async ({ project, list }) => [project.id, await list.readProjectVersion()] as const),
    );
    return formatMergedSnapshotToken(versions);
  }

  #openLists(tokens: SnapshotTokensByProject | null): OpenedProjectIssueList[] {
    const { projects, ...request } = this.#request;
    const shown = tokens ? projects.filter(({ id }) => tokens.has(id)) : projects;
    return shown
      .toSorted((a, b) => compareTextByCodeUnits(a.key, b.key))
      .map((project) => {
        const snapshot = tokens?.get(project.id) ?? null;
        return { project, list: this.#openList(request, project, snapshot) };
      });
  }

  #openList(
    request: Omit<MergedIssueListRequest, 'projects'>,
    { id, version, visibleIssues }: MergedProject,
    snapshot: string | null,
  ): IssueList {
    return this.#source.openList(
      { ...request, projectId: id, visibility: visibleIssues, version, snapshot },
      this.#parsed,
    );
  }

  #open(): Promise<OpenedLists> {
    return (this.#opened ??= this.#openAtOneState());
  }

  async #openAtOneState(): Promise<OpenedLists> {
    // Parts of the list that are requested together are known only after this turn.
    await Promise.resolve();
    const request = this.#request;
    const { snapshots } = this.#source;
    const isLayoutKnown = request.snapshot !== null && !!snapshots.find(request.snapshot)?.layout;
    const pinned =
      this.#tokens && (await openListsOfSnapshot(request, this.#requested, this.#tokens, isLayoutKnown));
    if (pinned) return pinned;
    const live = this.#tokens ? this.#openLists(null) : this.#requested;
    const opened = await openListsAtCurrentState(request, live, this.#requestedParts, (project, token) =>
      this.#openList(request, project, token),
    );
    // The layout is read now, because later the lists would return the groups of a newer state.
    if (opened.groups) await this.#readLayout(opened, false);
    return opened;
  }

  /**
   * Returns the layout and the known positions of the opened snapshot. They are kept for later requests only if the
   * caller has requested a snapshot: a list that is opened for one response must not evict the snapshots of others.
   */
  #getSnapshot({ token, isPinned }: OpenedLists): MergedSnapshot | null {
    if (token === null) return null;
    if (isPinned || this.#requestedParts.needsSnapshotToken) return this.#source.snapshots.getOrAdd(token);
    return (this.#ownSnapshot ??= new MergedSnapshot());
  }

  async #readCounts({ projects, counts }: OpenedLists): Promise<number[]> {
    return counts ?? (this.#counts ??= readCounts(projects));
  }

  /**
   * Reads which rows belong to which group. A list that is not grouped has one.
   * @param isStart whether only rows from the start are read, for which the length of lists in SQL need not be counted
   */
  async #readLayout(opened: OpenedLists, isStart: boolean): Promise<MergedListLayout> {
    const snapshot = this.#getSnapshot(opened);
    if (snapshot?.layout) return snapshot.layout;
    const layout = await this.#createLayout(opened, isStart);
    if (snapshot && layout.count < Infinity) snapshot.layout ??= layout;
    return layout;
  }

  async #createLayout(opened: OpenedLists, isStart: boolean): Promise<MergedListLayout> {
    const { projects, groups } = opened;
    const { groupBy } = this.#request;
    if (groups && groupBy) {
      const named = projects.map(async ({ project: { id } }, index) => ({
        projectId: id,
        catalog: await this.#source.names.getProjectCatalog(id),
        groups: groups[index]!,
      }));
      return new MergedListLayout(mergeGroupsOfProjects(groupBy.field, await Promise.all(named)));
    }
    const isUncounted = isStart && projects.some(({ list }) => !list.isInMemory);
    const counts = isUncounted ? projects.map(() => Infinity) : await this.#readCounts(opened);
    const runs = counts.map((end, project) => ({ project, start: 0, end }));
    return new MergedListLayout([{ key: '', label: '', count: sumNumbers(counts), projectId: 0, runs }]);
  }

  /**
   * Reads the rows of a page. Returns fewer rows only at the end of the list.
   * @param range the ranks of the page, and the number of further rows to read
   * @param snapshot the snapshot between whose known positions the rows are read; null: the list is not a snapshot
   */
  async #readRows(
    opened: OpenedLists,
    layout: MergedListLayout,
    { start, end, peeked }: { start: number; end: number; peeked: number },
    snapshot: MergedSnapshot | null,
  ): Promise<{ rows: GroupedRow[]; issues: IssueRow[] }> {
    const rows: GroupedRow[] = [];
    const issues: IssueRow[] = [];
    const last = Math.min(end + peeked, layout.count);
    if (start >= last) return { rows, issues };
    let position = await this.#findPosition(opened, layout, start, snapshot);
    snapshot?.add(start, position);
    for (let row = start; row < last; row = start + rows.length) {
      const group = layout.findGroup(row)!;
      const limit = snapshot?.findAtOrAfter(row + 1);
      const from = group.getPart(position);
      const merge = {
        from,
        to: group.getPart(limit?.position ?? layout.end),
        count: Math.min(last, group.endRow, limit?.rowCount ?? Infinity) - row,
      };
      const merged = await mergeRuns(group.runs, merge, this.#createReader(opened), this.#compare, true);
      // A list that has not been counted can end at any row.
      if (merged.rows.length === 0) break;
      rows.push(...merged.rows.map((each) => ({ ...each, group: group.section.key.toLowerCase() })));
      issues.push(...merged.issues);
      // The next page begins before the rows that were read in addition.
      const shown = merged.rows.slice(0, Math.max(0, end - row));
      snapshot?.add(row + shown.length, group.replacePart(position, advanceMergedListPosition(from, shown)));
      position = group.replacePart(position, advanceMergedListPosition(from, merged.rows));
    }
    return { rows, issues };
  }

  /** @param start rank of the first row */
  #toPageRows(
    { projects, isPinned }: OpenedLists,
    start: number,
    rows: readonly GroupedRow[],
  ): MergedIssueListPage['rows'] {
    return rows.flatMap(({ project, position, group }, index) => {
      if (!position) return [];
      const { id: projectId } = projects[project]!.project;
      const cursor = isPinned ? { rank: start + index } : { ...position, projectId, group };
      const { number } = position;
      return [{ projectId, number, cursor: encodeMergedListCursor(this.#order.field, cursor) }];
    });
  }

  /** Finds the position before which there are `row` rows. */
  async #findPosition(
    opened: OpenedLists,
    layout: MergedListLayout,
    row: number,
    snapshot: MergedSnapshot | null,
  ): Promise<MergedListPosition> {
    const group = layout.findGroup(row)!;
    const range = {
      low: group.getPart(snapshot?.findAtOrBefore(row) ?? layout.start),
      high: group.getPart(snapshot?.findAtOrAfter(row)?.position ?? layout.end),
    };
    const target = row - group.startRow + sumNumbers(group.getPart(layout.start));
    const read = this.#createReader(opened);
    const part = await findMergedListPositionByRowCount(group.runs, target, range, read, this.#compare);
    return group.replacePart(layout.getStartOfGroup(group), part);
  }

  /** Counts the rows up to that of a cursor, inclusive. */
  async #countRowsUpTo(
    opened: OpenedLists,
    layout: MergedListLayout,
    cursor: ReturnType<typeof decodeMergedListCursor>,
  ): Promise<number> {
    if ('rank' in cursor) {
      if (opened.isPinned === null) throw createInvalidMergedCursorError();
      // If the snapshot has expired, the current list continues at the same rank, and the expiry is reported as a
      // problem.
      return cursor.rank + 1;
    }
    const project = opened.projects.findIndex((each) => each.project.id === cursor.projectId);
    const group = layout.groups.find(({ section }) => section.key.toLowerCase() === cursor.group);
    if (project < 0 || !group) throw createInvalidMergedCursorError();
    const row = { ...cursor, project };
    return this.#countRowsWhile(opened, layout, group, (other) => this.#compare(other, row) <= 0);
  }

  /**
   * Returns the number of rows before a group plus the number of rows in it that satisfy a condition. In the group, the rows
   * that satisfy it must come before all others.
   */
  async #countRowsWhile(
    opened: OpenedLists,
    layout: MergedListLayout,
    group: MergedListLayoutGroup,
    isBefore: (row: MergedRowSortKey) => boolean,
  ): Promise<number> {
    const range = { low: group.getPart(layout.start), high: group.getPart(layout.end) };
    const part = await findMergedListPositionByCondition(
      group.runs,
      range,
      this.#createReader(opened),
      isBefore,
    );
    return group.startRow + sumNumbers(part) - sumNumbers(range.low);
  }

  #createReader({ projects, firstRows }: OpenedLists): MergedRowReader {
    return async (project, ranks, withIssues) => {
      const known = firstRows?.[project];
      const isKnown =
        known && ranks.length <= known.positions.length && ranks.every((rank, index) => rank === index);
      return isKnown
        ? { ...known, positions: known.positions.slice(0, ranks.length) }
        : projects[project]!.list.readRowsAtRanks(ranks, withIssues);
    };
  }
}

/** Returns the snapshots in the token of a request, or null if the viewer can no longer read one of its projects. */
function findReadableTokens({ snapshot, projects }: MergedIssueListRequest): SnapshotTokensByProject | null {
  const tokens = parseMergedSnapshotToken(snapshot);
  const readable = new Set(projects.map(({ id }) => id));
  return tokens && [...tokens.keys()].every((id) => readable.has(id)) ? tokens : null;
}
