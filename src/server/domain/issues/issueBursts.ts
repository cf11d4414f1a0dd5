/**
 * Finds the burst around an issue: similar issues, or issues of the same author, that were created in short succession.
 */
import { setImmediate } from 'node:timers/promises';
import {
  BURST_COMPARED_ISSUES_MAX,
  BURST_GAP_MINUTES,
  BURST_PERIOD_HOURS,
  SEARCH_QUERY_LENGTH_MAX,
  SELECTED_ISSUES_MAX,
} from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  type CreatedIssue,
  type CreationPosition,
  readIssuesCreatedBeforeOrAfter,
} from '../../store/read/issueBursts';
import type { IssueRow } from '../../store/read/issues';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import { SerialQueue } from '../../search/indexing/SerialQueue';
import { BurstComparison } from './BurstComparison';

/** An issue of a burst, without its texts: there may be thousands. */
export type BurstIssue = Omit<CreatedIssue, 'title' | 'text'>;

/** The issues of a burst, in the order of their creation. */
export interface IssueBurst {
  issues: readonly BurstIssue[];
  /** Whether a limit ended the search, so that the burst may have further issues. */
  isCutOff: boolean;
}

/** Characters of a description that are compared. */
const COMPARED_TEXT_LENGTH = 2_000;
/**
 * The older issues that show which terms are usual in the project: the last `count` that are at least `age` ms older. A
 * flood that has lasted for days must not make its own terms usual.
 */
const EARLIER_ISSUES = { count: 50, age: 7 * 24 * 3_600_000 };
/** Maximum issues per statement. A longer statement would delay other requests. */
const ISSUES_PER_STATEMENT = 500;
/** Maximum time for which comparing issues blocks the event loop, in ms. */
const EVENT_LOOP_YIELD_INTERVAL_MS = 5;
const GAP_MS = BURST_GAP_MINUTES * 60_000;
const PERIOD_MS = BURST_PERIOD_HOURS * 3_600_000;

/** One burst at a time: it compares up to thousands of texts, and all comparisons share one thread. */
const searches = new SerialQueue();

/** Finds the burst around an issue. Returns only the issue itself if the client no longer waits for the response. */
export async function loadIssueBurst(context: RequestContext, issue: IssueRow): Promise<IssueBurst> {
  let burst: IssueBurst = { issues: [issue], isCutOff: true };
  await searches.runInOrder(async () => {
    if (context.signal?.aborted) return;
    const stored = await context.load.bodies.load({ projectId: issue.project_id, number: issue.number });
    const text = stored?.body.slice(0, COMPARED_TEXT_LENGTH) ?? '';
    const project = await requireVisibleProject(context, issue.project_id);
    const visibility = requireIssueVisibility(context, project);
    burst = await findIssueBurst(context.store.db, { ...issue, text }, visibility);
  });
  return burst;
}

/**
 * Finds the issues of a burst by comparing the issues created before and after the given one, in each direction up to
 * the first gap of BURST_GAP_MINUTES without a similar issue. The cost depends on the size of the burst, not of the
 * project.
 */
export async function findIssueBurst(
  db: DatabaseStore['db'],
  start: CreatedIssue,
  visibility: IssueVisibility,
  limits = { issues: SELECTED_ISSUES_MAX, compared: BURST_COMPARED_ISSUES_MAX },
): Promise<IssueBurst> {
  const past = { number: 0, created_at: new Date(start.created_at.getTime() - EARLIER_ISSUES.age) };
  const earlier = await readIssuesCreatedBeforeOrAfter(db, start.project_id, past, {
    direction: -1,
    until: null,
    textLength: COMPARED_TEXT_LENGTH,
    limit: EARLIER_ISSUES.count,
    visibility,
  });
  const comparison = new BurstComparison(start, earlier);
  const before = await findSimilarIssues(db, start, comparison, -1, {
    visibility,
    comparedMax: limits.compared,
  });
  const after = await findSimilarIssues(db, start, comparison, 1, {
    visibility,
    comparedMax: limits.compared,
  });
  // If the burst exceeds the limit, keep the issues that were created closest to the given one.
  const beforeMax = Math.max(Math.floor(limits.issues / 2), limits.issues - 1 - after.issues.length);
  const { title: _title, text: _text, ...first } = start;
  const found = [...before.issues.slice(0, beforeMax).toReversed(), first, ...after.issues];
  const isTooLarge = before.issues.length + after.issues.length >= limits.issues;
  return {
    issues: found.slice(0, limits.issues),
    isCutOff: before.isCutOff || after.isCutOff || isTooLarge,
  };
}

async function findSimilarIssues(
  db: DatabaseStore['db'],
  start: CreatedIssue,
  comparison: BurstComparison,
  direction: 1 | -1,
  { visibility, comparedMax }: { visibility: IssueVisibility; comparedMax: number },
): Promise<{ issues: BurstIssue[]; isCutOff: boolean }> {
  const periodEnd = start.created_at.getTime() + direction * PERIOD_MS;
  const issues: BurstIssue[] = [];
  let last: CreationPosition = start;
  let position: CreationPosition = start;
  let compared = 0;
  let since = performance.now();
  while (compared < comparedMax) {
    const gapEnd = last.created_at.getTime() + direction * GAP_MS;
    const page = await readIssuesCreatedBeforeOrAfter(db, start.project_id, position, {
      direction,
      until: new Date(direction === 1 ? Math.min(gapEnd, periodEnd) : Math.max(gapEnd, periodEnd)),
      textLength: COMPARED_TEXT_LENGTH,
      limit: Math.min(ISSUES_PER_STATEMENT, comparedMax - compared),
      visibility,
    });
    if (page.length === 0)
      return { issues, isCutOff: Math.abs(gapEnd - start.created_at.getTime()) > PERIOD_MS };
    for (const issue of page) {
      if (Math.abs(issue.created_at.getTime() - last.created_at.getTime()) > GAP_MS)
        return { issues, isCutOff: false };
      if (comparison.isSimilar(issue)) {
        const { title: _title, text: _text, ...found } = issue;
        issues.push(found);
        last = found;
      }
      if (performance.now() - since < EVENT_LOOP_YIELD_INTERVAL_MS) continue;
      await setImmediate();
      since = performance.now();
    }
    position = page.at(-1)!;
    compared += page.length;
  }
  return { issues, isCutOff: true };
}

/**
 * Returns a query that finds exactly these issues or, if that query would be too long, all issues from the lowest to
 * the highest number.
 */
export function buildIssueNumbersQuery(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const query = formatRanges(ranges);
  return query.length <= SEARCH_QUERY_LENGTH_MAX
    ? query
    : formatRanges([{ from: ranges[0]!.from, to: ranges.at(-1)!.to }]);
}

const formatRanges = (ranges: readonly { from: number; to: number }[]): string =>
  `number:${ranges.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join()}`;
