/**
 * The reference evaluator: computes lists, facets and groups of an in-memory tracker in the simplest possible
 * way. Every search implementation must return the same results.
 */
import { ISSUE_TYPES, PRIORITIES, STATE_CATEGORIES } from '../../shared/issue';
import type { SearchQueryAndNode } from '../../shared/query/ast';
import { parseSearchQuery } from '../../shared/query/parse';
import { collectSearchQueryWords } from '../../shared/query/terms';
import { tokenizeIndexText } from '../../shared/query/tokens';
import type {
  IssueFacetField,
  IssueGroupBy,
  RequestedListSortOrder,
} from '../../server/search/list/IssueSearch';
import type { NewIssue } from '../../server/store/load/NewIssue';
import type { IssueVisibility } from '../../server/store/read/issueVisibility';
import {
  type EvaluatedIssueListRequest,
  findMatchingIssues,
  getIssueLabelNames,
  getIssueMilestoneTitle,
  getIssueWorkflowState,
  matchesSearchToken,
  type TestIssueTracker,
} from './matchIssues';

/** Returns the tracker without the issues that are hidden, and without relations to them. */
export function leaveOutHiddenIssues(
  tracker: TestIssueTracker,
  visibility: IssueVisibility,
): TestIssueTracker {
  if (visibility === 'all') return tracker;
  const { userId, confidentialTypes } = visibility;
  const isVisible = ({ type, authorId, assigneeIds }: NewIssue): boolean =>
    !confidentialTypes.includes(ISSUE_TYPES.indexOf(type)) ||
    (userId !== null && [authorId, ...assigneeIds].includes(userId));
  const visible = tracker.issues.filter(isVisible);
  const numbers = new Set(visible.map(({ number }) => number));
  const issues = visible.map((issue) => ({
    ...issue,
    parentNumber: issue.parentNumber !== null && numbers.has(issue.parentNumber) ? issue.parentNumber : null,
    links: issue.links.filter(({ toNumber }) => numbers.has(toNumber)),
  }));
  return { ...tracker, issues };
}

/** A row of a list, with the values that its place depends on. */
export interface EvaluatedIssueListRow {
  issue: NewIssue;
  /** Index of the row's group in display order; 0 in lists that are not grouped. */
  group: number;
  /** Sort key; for RELEVANCE, the number of words in the title. */
  key: string | number | null;
}

/** Returns the issues that match a list request, in order. */
export function evaluateIssueListRequest(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
): NewIssue[] {
  return evaluateIssueListRows(tracker, request).map(({ issue }) => issue);
}

/** Returns the rows of a list request, in order. */
export function evaluateIssueListRows(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
): EvaluatedIssueListRow[] {
  const { root } = parseSearchQuery(request.query, request.now);
  const words = collectSearchQueryWords(root);
  const order = getSortOrder(request, root);
  const compare = createEvaluatedRowComparison(order);
  const hits = (issue: NewIssue): number => {
    const tokens = tokenizeIndexText(issue.title);
    return words.filter((word) => tokens.some((token) => matchesSearchToken(token, word.token, word.prefix)))
      .length;
  };
  const { groupBy } = request;
  const groupKeys = groupBy ? listIssueGroupKeys(tracker, groupBy, order) : [];
  return findMatchingIssues(tracker, request, root)
    .map((issue) => ({
      issue,
      group: groupBy ? groupKeys.indexOf(getIssueGroupKey(tracker, groupBy, order, issue)) : 0,
      key: order.field === 'RELEVANCE' ? hits(issue) : getIssueSortKey(tracker, order, issue),
    }))
    .sort((a, b) => compare(a, b) || b.issue.number - a.issue.number);
}

/**
 * Returns the issues of all trackers in the order of one list. Issues with equal sort values are ordered by the keys of
 * their projects.
 */
export function evaluateMergedIssueListRequest(
  trackers: readonly TestIssueTracker[],
  request: EvaluatedIssueListRequest,
): { tracker: TestIssueTracker; issue: NewIssue }[] {
  const { root } = parseSearchQuery(request.query, request.now);
  const compare = createEvaluatedRowComparison(getSortOrder(request, root));
  return trackers
    .toSorted((a, b) => (a.projectKey < b.projectKey ? -1 : 1))
    .flatMap((tracker) => evaluateIssueListRows(tracker, request).map((row) => ({ tracker, ...row })))
    .sort(compare);
}

function createEvaluatedRowComparison(order: RequestedListSortOrder) {
  const sign = order.direction === 'ASC' ? 1 : -1;
  return (a: EvaluatedIssueListRow, b: EvaluatedIssueListRow): number => {
    if (a.group !== b.group) return a.group - b.group;
    if (a.key === null || b.key === null) {
      if (a.key !== b.key) return a.key === null ? 1 : -1;
    } else if (a.key !== b.key) return sign * (a.key < b.key ? -1 : 1);
    const later = b.issue.updatedAt.getTime() - a.issue.updatedAt.getTime();
    return order.field === 'RELEVANCE' ? later : 0;
  };
}

/** Counts the matching issues per value of a facet's field. Issues without a value are counted under null. */
export function evaluateFacetCounts(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
  field: IssueFacetField,
): Map<string | null, number> {
  const { root } = parseSearchQuery(request.query, request.now);
  const own = field.toLowerCase();
  const children = root.children.filter((node) => {
    const inner = node.kind === 'not' ? node.child : node;
    return MULTI_VALUED_FACET_FIELDS.has(field) || inner.kind !== 'filter' || inner.field !== own;
  });
  const counts = new Map<string | null, number>();
  for (const issue of findMatchingIssues(tracker, request, { ...root, children })) {
    const values = getIssueFacetValues(tracker, issue, field);
    for (const value of values.length > 0 ? values : [null]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Returns the non-empty groups of a grouped list, in display order. Null: issues without a group. */
export function evaluateIssueGroupCounts(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
): { label: string | null; count: number }[] {
  const { root } = parseSearchQuery(request.query, request.now);
  const order = getSortOrder(request, root);
  const counts = new Map<string | null, number>();
  for (const issue of findMatchingIssues(tracker, request, root)) {
    const group = getIssueGroupKey(tracker, request.groupBy!, order, issue);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return listIssueGroupKeys(tracker, request.groupBy!, order).flatMap((label) => {
    const count = counts.get(label);
    return count ? [{ label, count }] : [];
  });
}

/** The requested sort order. By default, a query with words sorts by relevance, any other by the last update. */
function getSortOrder(
  { order }: EvaluatedIssueListRequest,
  root: SearchQueryAndNode,
): RequestedListSortOrder {
  const isTextSearch = collectSearchQueryWords(root).length > 0;
  return order ?? { field: isTextSearch ? 'RELEVANCE' : 'UPDATED_AT', direction: 'DESC' };
}

const MULTI_VALUED_FACET_FIELDS: ReadonlySet<IssueFacetField> = new Set(['LABEL', 'ASSIGNEE']);

function getIssueSortKey(
  tracker: TestIssueTracker,
  { field, direction }: RequestedListSortOrder,
  issue: NewIssue,
): number | string | null {
  switch (field) {
    case 'DUE':
      return issue.dueOn?.getTime() ?? null;
    case 'TITLE':
      // Hexadecimal digits have the order of the bytes.
      return Buffer.from(issue.title.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).toString('hex');
    case 'STATE':
    case 'ASSIGNEE': {
      const grouping: IssueGroupBy = { field, labelScope: null };
      const key = getIssueGroupKey(tracker, grouping, { field, direction }, issue);
      return key === null ? null : listIssueGroupKeys(tracker, grouping, { field, direction }).indexOf(key);
    }
    case 'CREATED_AT':
      return issue.createdAt.getTime();
    case 'UPDATED_AT':
      return issue.updatedAt.getTime();
    case 'CLOSED_AT':
      return issue.closedAt?.getTime() ?? null;
    case 'NUMBER':
      return issue.number;
    case 'PRIORITY':
      return PRIORITIES.indexOf(issue.priority);
    case 'COMMENTS':
      return issue.comments.length;
    default:
      return issue.voteCount;
  }
}

function getIssueGroupKey(
  tracker: TestIssueTracker,
  { field, labelScope }: IssueGroupBy,
  order: RequestedListSortOrder,
  issue: NewIssue,
): string | null {
  switch (field) {
    case 'ASSIGNEE':
      return tracker.people.find(({ id }) => id === issue.assigneeIds[0])?.login ?? null;
    case 'LABEL_SCOPE': {
      const prefix = `${(labelScope ?? '').toLowerCase()}::`;
      const ofScope = getIssueLabelNames(tracker, issue).filter((label) =>
        label.toLowerCase().startsWith(prefix),
      );
      return ofScope.sort(compareIgnoringCase)[0] ?? null;
    }
    case 'MONTH': {
      const time = {
        CREATED_AT: issue.createdAt,
        UPDATED_AT: issue.updatedAt,
        CLOSED_AT: issue.closedAt,
        RELEVANCE: issue.updatedAt,
      }[order.field as 'CREATED_AT'];
      return time === null ? null : (time ?? issue.createdAt).toISOString().slice(0, 7);
    }
    default:
      return getIssueFacetValues(tracker, issue, field)[0] ?? null;
  }
}

/**
 * Returns all possible groups of a grouped list in display order. Issues without a group (null) come last.
 */
function listIssueGroupKeys(
  tracker: TestIssueTracker,
  groupBy: IssueGroupBy,
  order: RequestedListSortOrder,
): (string | null)[] {
  const named = (values: readonly { name: string }[]): string[] =>
    values.map(({ name }) => name).sort(compareIgnoringCase);
  switch (groupBy.field) {
    case 'STATE':
      return [...tracker.states.map(({ name }) => name), null];
    case 'TYPE':
      return [...ISSUE_TYPES, null];
    case 'PRIORITY':
      return [...[...PRIORITIES].reverse().slice(0, -1), null];
    case 'MILESTONE':
      return [...named(tracker.milestones), null];
    case 'LABEL_SCOPE':
      return [...named(tracker.labels), null];
    case 'ASSIGNEE':
      return [...named(tracker.people.map(({ login }) => ({ name: login }))), null];
    case 'MONTH': {
      const months = tracker.issues.map((issue) => getIssueGroupKey(tracker, groupBy, order, issue));
      return [
        ...[...new Set(months)]
          .filter((month) => month !== null)
          .sort()
          .reverse(),
        null,
      ];
    }
    case 'PROJECT':
      return [tracker.projectKey];
  }
}

function getIssueFacetValues(tracker: TestIssueTracker, issue: NewIssue, field: IssueFacetField): string[] {
  switch (field) {
    case 'STATE':
      return [getIssueWorkflowState(tracker, issue).name];
    case 'CATEGORY':
      return [STATE_CATEGORIES[getIssueWorkflowState(tracker, issue).category]!];
    case 'TYPE':
      return [issue.type];
    case 'PRIORITY':
      return issue.priority === 'none' ? [] : [issue.priority];
    case 'LABEL':
      return getIssueLabelNames(tracker, issue);
    case 'ASSIGNEE':
      return tracker.people.filter(({ id }) => issue.assigneeIds.includes(id)).map(({ login }) => login);
    case 'AUTHOR':
      return tracker.people.filter(({ id }) => id === issue.authorId).map(({ login }) => login);
    case 'MILESTONE':
      return [getIssueMilestoneTitle(tracker, issue) ?? []].flat();
    case 'PROJECT':
      return [tracker.projectKey];
  }
}

function compareIgnoringCase(a: string, b: string): number {
  const [low, high] = [a.toLowerCase(), b.toLowerCase()];
  return low < high ? -1 : low > high ? 1 : a < b ? -1 : a > b ? 1 : 0;
}
