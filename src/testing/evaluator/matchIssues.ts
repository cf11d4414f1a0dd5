/**
 * The query part of the reference evaluator: whether an issue of an in-memory tracker matches a query. It
 * shares only the parser and the tokenizer with the product.
 */
import { OPEN_STATE_CATEGORIES, PRIORITIES, STATE_CATEGORIES } from '../../shared/issue';
import type { SearchQueryFilterNode, SearchQueryNode, SearchQueryTextNode } from '../../shared/query/ast';
import { tokenizePhraseText, tokenizeIndexText } from '../../shared/query/tokens';
import type { NewIssue } from '../../server/store/load/NewIssue';
import type { IssueGroupBy, RequestedListSortOrder } from '../../server/search/list/IssueSearch';

/** A project's issues with the states, labels, milestones and people that they refer to. */
export interface TestIssueTracker {
  projectId: number;
  projectKey: string;
  states: { id: number; name: string; category: number }[];
  labels: { id: number; name: string }[];
  milestones: { id: number; name: string }[];
  people: { id: number; login: string }[];
  issues: NewIssue[];
}

/** A list request for the reference evaluator. `now` is the current time in milliseconds since 1970. */
export interface EvaluatedIssueListRequest {
  query: string;
  order: RequestedListSortOrder | null;
  groupBy: IssueGroupBy | null;
  viewerId: number | null;
  now: number;
}

/** Returns the issues that match the root node of a parsed query, in the order of the tracker. */
export function findMatchingIssues(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
  root: SearchQueryNode,
): NewIssue[] {
  return tracker.issues.filter((issue) => matchesSearchQueryNode(tracker, request, root, issue));
}

function matchesSearchQueryNode(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
  node: SearchQueryNode,
  issue: NewIssue,
): boolean {
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => matchesSearchQueryNode(tracker, request, child, issue));
    case 'or':
      return node.children.some((child) => matchesSearchQueryNode(tracker, request, child, issue));
    case 'not':
      return !matchesSearchQueryNode(tracker, request, node.child, issue);
    case 'text':
      return matchesSearchQueryTextNode(node, issue);
    case 'filter':
      return matchesSearchQueryFilterNode(tracker, request, node, issue);
  }
}

function matchesSearchQueryTextNode(
  { tokens, phrase, prefix, fields }: SearchQueryTextNode,
  issue: NewIssue,
): boolean {
  const texts = fields.flatMap((field) =>
    field === 'comments' ? issue.comments.map(({ body }) => body) : [issue[field]],
  );
  const isLast = (index: number): boolean => prefix && index === tokens.length - 1;
  if (!phrase) {
    const found = texts.flatMap(tokenizeIndexText);
    return tokens.every((token, i) => found.some((each) => matchesSearchToken(each, token, isLast(i))));
  }
  return texts.some((text) => {
    const sequence = tokenizePhraseText(text);
    return sequence.some((_, start) =>
      tokens.every((token, i) => matchesSearchToken(sequence[start + i] ?? '', token, isLast(i))),
    );
  });
}

/** Whether a token of a text is the searched one, or starts with it if `prefix` is set. */
export function matchesSearchToken(token: string, wanted: string, prefix: boolean): boolean {
  return prefix ? token.startsWith(wanted) : token === wanted;
}

function matchesSearchQueryFilterNode(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
  { field, value }: SearchQueryFilterNode,
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
  return value.names.some(({ name }) =>
    matchesFilterValueName(tracker, request, field, name.toLowerCase(), issue),
  );
}

function matchesFilterValueName(
  tracker: TestIssueTracker,
  request: EvaluatedIssueListRequest,
  field: string,
  name: string,
  issue: NewIssue,
): boolean {
  const category = STATE_CATEGORIES[getIssueWorkflowState(tracker, issue).category]!;
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
      if (name === 'held') return issue.held ?? false;
      // Generated trackers have no snoozed issues.
      return name !== 'snoozed' && OPEN_STATE_CATEGORIES.includes(category) === (name === 'open');
    case 'state':
      return getIssueWorkflowState(tracker, issue).name.toLowerCase() === name;
    case 'category':
      return category === name;
    case 'type':
      return issue.type === name;
    case 'label':
      return getIssueLabelNames(tracker, issue).some((label) =>
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
      return getIssueMilestoneTitle(tracker, issue)?.toLowerCase() === name;
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

export function getIssueWorkflowState(
  { states }: TestIssueTracker,
  { stateId }: NewIssue,
): TestIssueTracker['states'][number] {
  return states.find(({ id }) => id === stateId)!;
}

export function getIssueLabelNames({ labels }: TestIssueTracker, { labelIds }: NewIssue): string[] {
  return labels.filter(({ id }) => labelIds.includes(id)).map(({ name }) => name);
}

export function getIssueMilestoneTitle(
  { milestones }: TestIssueTracker,
  { milestoneId }: NewIssue,
): string | undefined {
  return milestones.find(({ id }) => id === milestoneId)?.name;
}
