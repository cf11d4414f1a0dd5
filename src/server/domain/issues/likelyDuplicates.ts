/** Issues that an issue or a draft may duplicate. */
import { WinnowError } from '../../../shared/errors';
import { ISSUE_TITLE_LENGTH_MAX, LIKELY_DUPLICATES_MAX } from '../../../shared/limits';
import { getIssueBodyProblem } from '../../../shared/validation/texts';
import type { IssueRow } from '../../store/read/issues';
import { readDismissedDuplicates } from '../../store/read/duplicateDismissals';
import { readIssueLinks } from '../../store/read/links';
import type { ProjectRow } from '../../store/read/projects';
import { readVisibleDuplicateIssueChain } from '../../store/write/links';
import type { DuplicateCandidate } from '../context/SharedServices';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import { findIssuesWithTitleWords } from './findIssuesWithTitleWords';
import { loadIssueBody, toIssueRowKey } from './issues';

export interface LikelyDuplicate {
  issue: IssueRow;
  score: number;
  because: string[];
  /** Whether clients choose the issue in advance. */
  isPreselected: boolean;
}

export interface LikelyDuplicatesInput {
  first: number;
  /**
   * Minimum estimated probability, from 0 to 1. Ignored for results of the search by title words, whose scores are
   * shares.
   */
  minScore: number;
}

/** Additional candidates to request, because some may be known duplicates, dismissed or deleted. */
const SPARE_CANDIDATES = 20;

/** Minimum number of candidates to request, so that several fields of an issue can share one search. */
const SHARED_CANDIDATES_MIN = 50;

/**
 * Other issues of the project that the issue may duplicate, the most likely first.
 * @throws WinnowError VALIDATION_FAILED for a `first` outside 1 to LIKELY_DUPLICATES_MAX
 */
export async function loadLikelyDuplicates(
  context: RequestContext,
  issue: IssueRow,
  { first, minScore }: LikelyDuplicatesInput,
): Promise<LikelyDuplicate[]> {
  requireLikelyDuplicateCount(first);
  const project = await requireVisibleProject(context, issue.project_id);
  const [candidates, ruledOut] = await Promise.all([
    findCandidates(context, project, issue, first),
    readRuledOutDuplicates(context, issue),
  ]);
  const likely = selectLikely(candidates, minScore).filter(({ number }) => !ruledOut.has(number));
  const duplicates = await loadCandidates(context, project, likely, first);
  return Promise.all(
    duplicates.map(async (duplicate) => ({
      ...duplicate,
      isPreselected: duplicate.isPreselected && !(await leadsTo(context, duplicate.issue, issue)),
    })),
  );
}

/** Whether an issue is linked as a duplicate of another one, directly or through other visible ones. */
async function leadsTo(
  context: RequestContext,
  { project_id: projectId, number }: IssueRow,
  other: IssueRow,
): Promise<boolean> {
  const visibility = requireIssueVisibility(context, await requireVisibleProject(context, projectId));
  const chain = await readVisibleDuplicateIssueChain(context.store.db, projectId, visibility, number);
  return chain.includes(other.number);
}

/** Other issues of the project with similar texts, most similar first, including known and dismissed duplicates. */
export async function loadSimilarIssues(
  context: RequestContext,
  issue: IssueRow,
  first: number,
): Promise<IssueRow[]> {
  const project = await requireVisibleProject(context, issue.project_id);
  const candidates = await findCandidates(context, project, issue, first);
  return (await loadCandidates(context, project, candidates, first)).map((found) => found.issue);
}

/** A candidate, with whether its score is an estimated probability. Scores of the search by title words are not. */
interface Candidate extends DuplicateCandidate {
  isEstimated: boolean;
}

/**
 * The searches of each request, identified by its loaders. Their keys contain the issue and the number of candidates.
 */
const searchesByRequest = new WeakMap<object, Map<string, Promise<Candidate[]>>>();

/** Finds candidates for an issue, once per request. */
function findCandidates(
  context: RequestContext,
  project: ProjectRow,
  issue: IssueRow,
  first: number,
): Promise<Candidate[]> {
  const limit = Math.max(first + SPARE_CANDIDATES, SHARED_CANDIDATES_MIN);
  const key = `${project.id}:${issue.number}:${issue.version}:${limit}`;
  const searches = searchesByRequest.get(context.load) ?? new Map<string, Promise<Candidate[]>>();
  searchesByRequest.set(context.load, searches);
  const search = searches.get(key) ?? searchForIssue(context, project, issue, limit);
  searches.set(key, search);
  return search;
}

async function searchForIssue(
  context: RequestContext,
  project: ProjectRow,
  issue: IssueRow,
  limit: number,
): Promise<Candidate[]> {
  const { number, title, created_at: createdAt } = issue;
  const body = await loadIssueBody(context, issue);
  const texts = { number, title, body, createdAt };
  const found = await findVisible(context, project, limit, (count) =>
    context.duplicates.findOfIssue(project.id, texts, count, context.signal),
  );
  const candidates = found ?? (await findByTitle(context, project, title, limit));
  return candidates
    .filter((candidate) => candidate.number !== number)
    .map((candidate) => ({ ...candidate, isEstimated: found !== null }));
}

/**
 * Issues of the project that a draft may duplicate, the most likely first.
 * @throws WinnowError VALIDATION_FAILED for a text that is too long, or a `first` outside 1 to LIKELY_DUPLICATES_MAX
 */
export async function findLikelyDuplicatesOfDraft(
  context: RequestContext,
  project: ProjectRow,
  { title, body, first, minScore }: LikelyDuplicatesInput & { title: string; body: string },
): Promise<LikelyDuplicate[]> {
  requireLikelyDuplicateCount(first);
  // An empty title is valid: the description may be written first.
  const problem =
    title.length > ISSUE_TITLE_LENGTH_MAX
      ? `Title must be at most ${ISSUE_TITLE_LENGTH_MAX} characters.`
      : getIssueBodyProblem(body);
  if (problem) throw new WinnowError('VALIDATION_FAILED', problem);
  const limit = first + SPARE_CANDIDATES;
  const found = await findVisible(context, project, limit, (count) =>
    context.duplicates.findOfDraft(project.id, { title, body }, count, context.signal),
  );
  const candidates = found ?? (await findByTitle(context, project, title, limit));
  const likely = selectLikely(
    candidates.map((candidate) => ({ ...candidate, isEstimated: found !== null })),
    minScore,
  );
  return loadCandidates(context, project, likely, first);
}

/**
 * Finds candidates that the viewer may see. The index of duplicates contains all issues, so more of them are requested
 * until there are enough visible ones.
 * @param find returns at most `count` candidates
 */
async function findVisible(
  { load }: RequestContext,
  { id: projectId }: ProjectRow,
  limit: number,
  find: (count: number) => Promise<DuplicateCandidate[] | null>,
): Promise<DuplicateCandidate[] | null> {
  for (let count = limit; ; count *= 2) {
    const found = await find(count);
    if (found === null) return null;
    const shown = await load.withoutHiddenIssues(found, ({ number }) => [{ projectId, number }]);
    if (shown.length >= limit || shown.length === found.length || found.length < count)
      return shown.slice(0, limit);
  }
}

/** The search without an index of duplicates. Finds nothing for a client that no longer waits for the response. */
const findByTitle = async (
  context: RequestContext,
  project: ProjectRow,
  title: string,
  limit: number,
): Promise<DuplicateCandidate[]> =>
  context.signal?.aborted ? [] : findIssuesWithTitleWords(context, project, title, limit);

const selectLikely = (candidates: readonly Candidate[], minScore: number): Candidate[] =>
  candidates.filter(({ score, isEstimated }) => !isEstimated || score >= minScore);

function requireLikelyDuplicateCount(first: number): void {
  if (first < 1 || first > LIKELY_DUPLICATES_MAX)
    throw new WinnowError('VALIDATION_FAILED', `\`first\` must be between 1 and ${LIKELY_DUPLICATES_MAX}.`);
}

/** The numbers of the issues that must not be suggested as duplicates of an issue: known and dismissed duplicates. */
async function readRuledOutDuplicates(context: RequestContext, issue: IssueRow): Promise<Set<number>> {
  const { project_id: projectId, number } = issue;
  const [links, dismissed] = await Promise.all([
    readIssueLinks(context.store.db, toIssueRowKey(issue), ['DUPLICATES', 'DUPLICATED_BY']),
    readDismissedDuplicates(context.store.db, projectId, [number]),
  ]);
  return new Set([
    ...links.filter(({ to }) => to.projectId === projectId).map(({ to }) => to.number),
    ...(dismissed.get(number) ?? []),
  ]);
}

async function loadCandidates(
  context: RequestContext,
  { id: projectId }: ProjectRow,
  candidates: readonly DuplicateCandidate[],
  first: number,
): Promise<LikelyDuplicate[]> {
  const found = await Promise.all(
    candidates.map(async ({ number, score, reasons, isPreselected }) => {
      const issue = await context.load.issues.load({ projectId, number });
      return issue && { issue, score, because: reasons, isPreselected };
    }),
  );
  return found.filter((duplicate) => duplicate !== null).slice(0, first);
}
