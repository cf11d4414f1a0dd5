/**
 * The naive evaluator: computes issue lists over an in-memory tracker in the simplest possible way. It shares
 * only the parser and the tokenizer with the product. Every search implementation must return the same
 * results.
 */
import { ISSUE_TYPES, OPEN_STATE_CATEGORIES, PRIORITIES, STATE_CATEGORIES } from '../shared/issue';
import type { FilterNode, QueryNode, TextNode } from '../shared/query/ast';
import { parseQuery } from '../shared/query/parse';
import { collectQueryWords } from '../shared/query/terms';
import { tokenizeAtoms, tokenize } from '../shared/query/tokens';
import type { FacetField, GroupBy, RequestedSortOrder } from '../server/search/list/Search';
import type { NewIssue } from '../server/store/load/NewIssue';

export interface TestTracker {
  projectId: number;
  projectKey: string;
  states: { id: number; name: string; category: number }[];
  labels: { id: number; name: string }[];
  milestones: { id: number; name: string }[];
  people: { id: number; login: string }[];
  issues: NewIssue[];
}

export interface EvaluatedListRequest {
  query: string;
  order: RequestedSortOrder | null;
  groupBy: GroupBy | null;
  viewerId: number | null;
  now: number;
}

/** Returns the issues that match a list request, in order. */
export function evaluateList(tracker: TestTracker, request: EvaluatedListRequest): NewIssue[] {
  const { root } = parseQuery(request.query, request.now);
  const words = collectQueryWords(root);
  const order = request.order ?? { field: words.length > 0 ? 'RELEVANCE' : 'UPDATED_AT', direction: 'DESC' };
  const sign = order.direction === 'ASC' ? 1 : -1;
  const hits = (issue: NewIssue): number => {
    const tokens = tokenize(issue.title);
    return words.filter((word) => tokens.some((token) => matchesToken(token, word.token, word.prefix)))
      .length;
  };
  const { groupBy } = request;
  const groupKeys = groupBy ? listGroupKeys(tracker, groupBy, order) : [];
  return findMatchingIssues(tracker, request, root)
    .map((issue) => ({
      issue,
      group: groupBy ? groupKeys.indexOf(getGroupKey(tracker, groupBy, order, issue)) : 0,
      key: order.field === 'RELEVANCE' ? hits(issue) : getSortKey(order, issue),
    }))
    .sort((a, b) => {
      if (a.group !== b.group) return a.group - b.group;
      if (a.key === null || b.key === null) {
        if (a.key !== b.key) return a.key === null ? 1 : -1;
      } else if (a.key !== b.key) return sign * (a.key - b.key);
      const later = b.issue.updatedAt.getTime() - a.issue.updatedAt.getTime();
      if (order.field === 'RELEVANCE' && later !== 0) return later;
      return b.issue.number - a.issue.number;
    })
    .map(({ issue }) => issue);
}

/** Counts the matching issues per value of a facet's field. Issues without a value are counted under null. */
export function evaluateFacet(
  tracker: TestTracker,
  request: EvaluatedListRequest,
  field: FacetField,
): Map<string | null, number> {
  const { root } = parseQuery(request.query, request.now);
  const own = field.toLowerCase();
  const children = root.children.filter((node) => {
    const inner = node.kind === 'not' ? node.child : node;
    return MULTI_VALUED_FACETS.has(field) || inner.kind !== 'filter' || inner.field !== own;
  });
  const counts = new Map<string | null, number>();
  for (const issue of findMatchingIssues(tracker, request, { ...root, children })) {
    const values = getFacetValues(tracker, issue, field);
    for (const value of values.length > 0 ? values : [null]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Returns the non-empty groups of a grouped list, in display order. Null: issues without a group. */
export function evaluateGroups(
  tracker: TestTracker,
  request: EvaluatedListRequest,
): { label: string | null; count: number }[] {
  const { root } = parseQuery(request.query, request.now);
  const order = request.order ?? {
    field: collectQueryWords(root).length > 0 ? 'RELEVANCE' : 'UPDATED_AT',
    direction: 'DESC',
  };
  const counts = new Map<string | null, number>();
  for (const issue of findMatchingIssues(tracker, request, root)) {
    const group = getGroupKey(tracker, request.groupBy!, order, issue);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return listGroupKeys(tracker, request.groupBy!, order).flatMap((label) => {
    const count = counts.get(label);
    return count ? [{ label, count }] : [];
  });
}

const MULTI_VALUED_FACETS: ReadonlySet<FacetField> = new Set(['LABEL', 'ASSIGNEE']);

function findMatchingIssues(
  tracker: TestTracker,
  request: EvaluatedListRequest,
  root: QueryNode,
): NewIssue[] {
  return tracker.issues.filter((issue) => matchesQueryNode(tracker, request, root, issue));
}

function matchesQueryNode(
  tracker: TestTracker,
  request: EvaluatedListRequest,
  node: QueryNode,
  issue: NewIssue,
): boolean {
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => matchesQueryNode(tracker, request, child, issue));
    case 'or':
      return node.children.some((child) => matchesQueryNode(tracker, request, child, issue));
    case 'not':
      return !matchesQueryNode(tracker, request, node.child, issue);
    case 'text':
      return matchesText(node, issue);
    case 'filter':
      return matchesFilter(tracker, request, node, issue);
  }
}

function matchesText({ tokens, phrase, prefix, fields }: TextNode, issue: NewIssue): boolean {
  const texts = fields.flatMap((field) =>
    field === 'comments' ? issue.comments.map(({ body }) => body) : [issue[field]],
  );
  const isLast = (index: number): boolean => prefix && index === tokens.length - 1;
  if (!phrase) {
    const found = texts.flatMap(tokenize);
    return tokens.every((token, i) => found.some((each) => matchesToken(each, token, isLast(i))));
  }
  return texts.some((text) => {
    const sequence = tokenizeAtoms(text);
    return sequence.some((_, start) =>
      tokens.every((token, i) => matchesToken(sequence[start + i] ?? '', token, isLast(i))),
    );
  });
}

function matchesToken(token: string, wanted: string, prefix: boolean): boolean {
  return prefix ? token.startsWith(wanted) : token === wanted;
}

function matchesFilter(
  tracker: TestTracker,
  request: EvaluatedListRequest,
  { field, value }: FilterNode,
  issue: NewIssue,
): boolean {
  if (value.kind === 'numbers') {
    const number = {
      priority: PRIORITIES.indexOf(issue.priority),
      number: issue.number,
      comments: issue.comments.length,
      votes: issue.voteCount,
    }[field as 'number'];
    return value.ranges.some(({ from, to }) => number >= (from ?? -Infinity) && number <= (to ?? Infinity));
  }
  if (value.kind === 'days') {
    const time = {
      created: issue.createdAt,
      updated: issue.updatedAt,
      closed: issue.closedAt,
      due: issue.dueOn,
    }[field as 'created']?.getTime();
    if (time === undefined) return false;
    return value.ranges.some(({ from, until }) => time >= (from ?? -Infinity) && time < (until ?? Infinity));
  }
  return value.names.some(({ name }) => matchesName(tracker, request, field, name.toLowerCase(), issue));
}

function matchesName(
  tracker: TestTracker,
  request: EvaluatedListRequest,
  field: string,
  name: string,
  issue: NewIssue,
): boolean {
  const category = STATE_CATEGORIES[getWorkflowState(tracker, issue).category]!;
  const isPerson = (id: number | null): boolean =>
    id !== null &&
    (name === '@me'
      ? id === request.viewerId
      : tracker.people.find((each) => each.id === id)?.login.toLowerCase() === name);
  const thisProject = name.startsWith(`${tracker.projectKey.toLowerCase()}-`) || /^#?\d+$/.test(name);
  const target = Number(/\d+$/.exec(name)?.[0]);
  const isDuplicate = (each: NewIssue, of: number): boolean =>
    each.links.some(({ kind, toNumber }) => kind === 'duplicates' && toNumber === of);
  switch (field) {
    case 'is':
      return OPEN_STATE_CATEGORIES.includes(category) === (name === 'open');
    case 'state':
      return getWorkflowState(tracker, issue).name.toLowerCase() === name;
    case 'category':
      return category === name;
    case 'type':
      return issue.type === name;
    case 'label':
      return getLabelNames(tracker, issue).some((label) =>
        name.endsWith('::*')
          ? label.toLowerCase().startsWith(name.slice(0, -1))
          : label.toLowerCase() === name,
      );
    case 'assignee':
      return issue.assigneeIds.some(isPerson);
    case 'author':
      return isPerson(issue.authorId);
    case 'commenter':
      return issue.comments.some(({ authorId }) => isPerson(authorId));
    case 'mentions':
      return issue.mentionIds.some(isPerson);
    case 'watching':
      // The filter `watching:` matches only for `@me`: users cannot search the watched issues of others.
      return name === '@me' && issue.watcherIds.some(isPerson);
    case 'milestone':
      return getMilestoneTitle(tracker, issue)?.toLowerCase() === name;
    case 'no':
      return {
        label: issue.labelIds.length === 0,
        assignee: issue.assigneeIds.length === 0,
        milestone: issue.milestoneId === null,
        priority: issue.priority === 'none',
        author: issue.authorId === null,
      }[name]!;
    case 'has':
      if (name === 'parent') return issue.parentNumber !== null;
      if (name === 'duplicates') return tracker.issues.some((each) => isDuplicate(each, issue.number));
      return (
        issue.links.length > 0 ||
        tracker.issues.some(({ links }) => links.some(({ toNumber }) => toNumber === issue.number))
      );
    case 'duplicate-of':
      return thisProject && isDuplicate(issue, target);
    case 'parent':
      return thisProject && issue.parentNumber === target;
    default:
      return name === tracker.projectKey.toLowerCase();
  }
}

function getSortKey({ field }: RequestedSortOrder, issue: NewIssue): number | null {
  switch (field) {
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

function getGroupKey(
  tracker: TestTracker,
  { field, labelScope }: GroupBy,
  order: RequestedSortOrder,
  issue: NewIssue,
): string | null {
  switch (field) {
    case 'ASSIGNEE':
      return tracker.people.find(({ id }) => id === issue.assigneeIds[0])?.login ?? null;
    case 'LABEL_SCOPE': {
      const prefix = `${(labelScope ?? '').toLowerCase()}::`;
      const ofScope = getLabelNames(tracker, issue).filter((label) => label.toLowerCase().startsWith(prefix));
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
      return getFacetValues(tracker, issue, field)[0] ?? null;
  }
}

/**
 * Returns all possible groups of a grouped list in display order. Issues without a group (null) come last.
 */
function listGroupKeys(tracker: TestTracker, groupBy: GroupBy, order: RequestedSortOrder): (string | null)[] {
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
      const months = tracker.issues.map((issue) => getGroupKey(tracker, groupBy, order, issue));
      return [
        ...[...new Set(months)]
          .filter((month) => month !== null)
          .sort()
          .reverse(),
        null,
      ];
    }
  }
}

function getFacetValues(tracker: TestTracker, issue: NewIssue, field: FacetField): string[] {
  switch (field) {
    case 'STATE':
      return [getWorkflowState(tracker, issue).name];
    case 'CATEGORY':
      return [STATE_CATEGORIES[getWorkflowState(tracker, issue).category]!];
    case 'TYPE':
      return [issue.type];
    case 'PRIORITY':
      return issue.priority === 'none' ? [] : [issue.priority];
    case 'LABEL':
      return getLabelNames(tracker, issue);
    case 'ASSIGNEE':
      return tracker.people.filter(({ id }) => issue.assigneeIds.includes(id)).map(({ login }) => login);
    case 'AUTHOR':
      return tracker.people.filter(({ id }) => id === issue.authorId).map(({ login }) => login);
    case 'MILESTONE':
      return [getMilestoneTitle(tracker, issue) ?? []].flat();
  }
}

function getWorkflowState({ states }: TestTracker, { stateId }: NewIssue): TestTracker['states'][number] {
  return states.find(({ id }) => id === stateId)!;
}

function getLabelNames({ labels }: TestTracker, { labelIds }: NewIssue): string[] {
  return labels.filter(({ id }) => labelIds.includes(id)).map(({ name }) => name);
}

function getMilestoneTitle({ milestones }: TestTracker, { milestoneId }: NewIssue): string | undefined {
  return milestones.find(({ id }) => id === milestoneId)?.name;
}

function compareIgnoringCase(a: string, b: string): number {
  const [low, high] = [a.toLowerCase(), b.toLowerCase()];
  return low < high ? -1 : low > high ? 1 : a < b ? -1 : a > b ? 1 : 0;
}
