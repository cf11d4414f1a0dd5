/** Clusters of likely duplicates of a project, and the suggested canonical issue of each. */
import {
  DUPLICATE_SEARCH_STATES,
  type DuplicateSearchState,
  type DuplicateSearchUnavailableReason,
  DUPLICATE_STRENGTH_MIN,
  DUPLICATE_STRENGTHS,
  type DuplicateStrength,
  DUPLICATE_SCORE_UNIT,
} from '../../../shared/duplicates';
import {
  countDuplicateClusters,
  countIssuesClosedAsDuplicates,
  type DuplicateClusterCount,
  type DuplicateClusterKey,
  type DuplicateClusterMemberRow,
  type DuplicateClusterRow,
  type DuplicateSearchRow,
  readDuplicateClusterPage,
  readDuplicateSearch,
  type StrengthRange,
} from '../../store/read/duplicateClusters';
import type { IssueRow } from '../../store/read/issues';
import { countIssuesOfProject, type ProjectRow } from '../../store/read/projects';
import {
  createForwardOnlyKeysetConnection,
  memoizeResult,
  type PaginatedConnection,
  type PaginationArguments,
} from '../base/connection';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById, requireIssueVisibility } from '../projects/projects';

/** Returns the range of strengths of the clusters of a level. */
function getStrengthRange(level: DuplicateStrength): StrengthRange {
  const stronger = DUPLICATE_STRENGTHS[DUPLICATE_STRENGTHS.indexOf(level) - 1];
  return {
    min: Math.round(DUPLICATE_STRENGTH_MIN[level] * DUPLICATE_SCORE_UNIT),
    max:
      stronger === undefined
        ? DUPLICATE_SCORE_UNIT + 1
        : Math.round(DUPLICATE_STRENGTH_MIN[stronger] * DUPLICATE_SCORE_UNIT),
  };
}

const ALL_STRENGTHS: StrengthRange = { min: 0, max: DUPLICATE_SCORE_UNIT + 1 };

/**
 * The clusters of a project in which something is left to merge, strongest first.
 * @throws WinnowError VALIDATION_FAILED for an invalid page size or cursor
 */
export function createDuplicateClusterConnection(
  context: RequestContext,
  project: ProjectRow,
  args: PaginationArguments & { strength?: DuplicateStrength | null },
): PaginatedConnection<DuplicateClusterRow> {
  const { db } = context.store;
  const visibility = requireIssueVisibility(context, project);
  const range = args.strength ? getStrengthRange(args.strength) : ALL_STRENGTHS;
  return createForwardOnlyKeysetConnection(
    args,
    (after, limit) =>
      readDuplicateClusterPage(
        db,
        project.id,
        visibility,
        range,
        after === null ? null : fromPosition(after),
        limit,
      ),
    toPosition,
    async () => (await countDuplicateClusters(db, project.id, visibility, [range]))[0]!.cluster_count,
  );
}

/** A number that orders clusters: strongest first, then by number. */
const toPosition = ({ strength, number }: Pick<DuplicateClusterRow, 'strength' | 'number'>): number =>
  (DUPLICATE_SCORE_UNIT - strength) * 2 ** 31 + number;

const fromPosition = (position: number) => ({
  strength: DUPLICATE_SCORE_UNIT - Math.floor(position / 2 ** 31),
  number: position % 2 ** 31,
});

/** Loads a cluster if the viewer may see it and something is left to merge. */
export async function loadVisibleDuplicateCluster(
  context: RequestContext,
  key: DuplicateClusterKey,
): Promise<DuplicateClusterRow | null> {
  const [project, row] = await Promise.all([
    loadProjectById(context, key.projectId),
    context.load.duplicateClusters.load(key),
  ]);
  return project && row;
}

export interface DuplicateClusterMember extends DuplicateClusterMemberRow {
  issue: IssueRow;
}

/** The members of a cluster that are not duplicates of another issue already: open ones first, then by score. */
export async function loadDuplicateClusterMembers(
  context: RequestContext,
  { project_id: projectId, number }: DuplicateClusterRow,
): Promise<DuplicateClusterMember[]> {
  const rows = await context.load.duplicateClusterMembers.load(`${projectId}:${number}`);
  const issues = await allMaybePromises(
    rows.map((row) => context.load.issues.load({ projectId, number: row.number })),
  );
  return rows.flatMap((row, i) => {
    const issue = issues[i];
    return issue ? [{ ...row, issue }] : [];
  });
}

export interface CanonicalIssueSuggestion {
  member: DuplicateClusterMember;
  /** Reasons for the suggestion, in words. */
  reasons: string[];
}

/** Factor by which a description must be longer than the others to count as the best one. */
const BETTER_DESCRIBED_FACTOR = 1.2;

/**
 * Suggests the canonical issue of a cluster: the one with the most points for age, votes, description and comments.
 * Candidates are the open issues or, if only one issue is open, the closed ones, so that it can be closed as a
 * duplicate of one of them.
 */
export function suggestCanonicalIssue(members: readonly DuplicateClusterMember[]): CanonicalIssueSuggestion {
  const open = members.filter(({ is_open }) => is_open);
  const closed = members.filter(({ is_open }) => !is_open);
  const candidates = open.length === 1 && closed.length > 0 ? closed : open;
  const rated = candidates.map((member) => ({ member, ...rateCanonical(member, members) }));
  rated.sort(
    (a, b) =>
      b.points - a.points ||
      a.member.created_at.getTime() - b.member.created_at.getTime() ||
      a.member.number - b.member.number,
  );
  return rated[0]!;
}

function rateCanonical(
  member: DuplicateClusterMember,
  members: readonly DuplicateClusterMember[],
): { points: number; reasons: string[] } {
  const others = members.filter((other) => other !== member);
  const isBest = (isBetter: (other: DuplicateClusterMember) => boolean) => others.every(isBetter);
  const criteria = [
    {
      holds: isBest(
        ({ created_at, number }) =>
          member.created_at < created_at || (+member.created_at === +created_at && member.number < number),
      ),
      points: 3,
      reason: 'oldest',
    },
    {
      holds: member.vote_count > 0 && isBest(({ vote_count }) => member.vote_count > vote_count),
      points: 2,
      reason: `most votes (${member.vote_count.toLocaleString('en')})`,
    },
    {
      holds: isBest(({ body_length }) => member.body_length > body_length * BETTER_DESCRIBED_FACTOR),
      points: 2,
      reason: 'best described',
    },
    {
      holds: member.comment_count > 0 && isBest(({ comment_count }) => member.comment_count > comment_count),
      points: 1,
      reason: `most comments (${member.comment_count.toLocaleString('en')})`,
    },
  ].filter(({ holds }) => holds);
  return {
    points: criteria.reduce((sum, { points }) => sum + points, 0),
    reasons: criteria.map(({ reason }) => reason),
  };
}

export interface DuplicateLevelCount extends DuplicateClusterCount {
  level: DuplicateStrength;
}

/** The state of the search for clusters in a project. */
export interface DuplicateSearchStatus {
  project: ProjectRow;
  /** `unavailable`: the search waits for an index that the server cannot provide, see `unavailableReason`. */
  state: DuplicateSearchState | 'unavailable';
  /** Why the issues of the project cannot be compared; null: they can, or will be. */
  unavailableReason: DuplicateSearchUnavailableReason | null;
  issuesDone: number;
  issuesTotal: number;
  endedAt: Date | null;
  /** Version of the project up to which the clusters follow changes of issues. */
  version: number;
  /** The numbers of clusters and their open issues by level, strongest first. */
  countLevels: () => Promise<DuplicateLevelCount[]>;
}

export async function loadDuplicateSearchStatus(
  context: RequestContext,
  project: ProjectRow,
): Promise<DuplicateSearchStatus> {
  const { duplicates } = context;
  const { db } = context.store;
  const row = await readDuplicateSearch(db, project.id);
  const state = DUPLICATE_SEARCH_STATES[row?.state ?? 0]!;
  const unavailableReason = duplicates.getUnavailableReason(project.id);
  return {
    project,
    state: state === 'waiting' && unavailableReason !== null ? 'unavailable' : state,
    unavailableReason,
    ...(await countComparedIssues(context, project, row)),
    endedAt: row?.ended_at ?? null,
    version: row?.version ?? project.version,
    countLevels: memoizeResult(async () => {
      const counts = await countDuplicateClusters(
        db,
        project.id,
        requireIssueVisibility(context, project),
        DUPLICATE_STRENGTHS.map(getStrengthRange),
      );
      return counts.map((count, i) => ({ ...count, level: DUPLICATE_STRENGTHS[i]! }));
    }),
  };
}

/** Counts the issues that the search has compared and compares in total: from its row or, with a restriction, again. */
async function countComparedIssues(
  context: RequestContext,
  project: ProjectRow,
  row: DuplicateSearchRow | null,
): Promise<Pick<DuplicateSearchStatus, 'issuesDone' | 'issuesTotal'>> {
  const visibility = requireIssueVisibility(context, project);
  const { issues_done = 0, issues_total = 0, last_number = 0 } = row ?? {};
  if (visibility === 'all' || issues_total === 0)
    return { issuesDone: issues_done, issuesTotal: issues_total };
  const { db } = context.store;
  const issuesTotal = await countIssuesOfProject(db, project.id, visibility);
  const isComplete = issues_done === issues_total;
  const issuesDone = isComplete
    ? issuesTotal
    : await countIssuesOfProject(db, project.id, visibility, last_number);
  return { issuesDone, issuesTotal };
}

/** Number of issues of a project that were closed as duplicates since the start of the day in UTC, and still are. */
export function countDuplicatesSettledToday(
  context: RequestContext,
  { project }: DuplicateSearchStatus,
): Promise<number> {
  return countIssuesClosedAsDuplicates(
    context.store.db,
    project.id,
    requireIssueVisibility(context, project),
    new Date(new Date().setUTCHours(0, 0, 0, 0)),
  );
}
