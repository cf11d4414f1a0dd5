/** Random issue trackers and queries, for tests that compare a search with the reference evaluator. */
import fc from 'fast-check';
import { ISSUE_TYPES, ISSUE_LINK_KINDS, PRIORITIES } from '../shared/issue';
import { quoteFilterValue } from '../shared/query/quote';
import {
  ISSUE_FACET_FIELDS,
  ISSUE_GROUP_BY_FIELDS,
  ISSUE_ORDER_FIELDS,
  type IssueGroupBy,
  type RequestedListSortOrder,
} from '../server/search/list/IssueSearch';
import type { NewIssue } from '../server/store/load/NewIssue';
import type { IssueVisibility } from '../server/store/read/issueVisibility';
import type { TaskCounts } from '../server/store/read/taskCounts';
import type { TestIssueTracker } from './evaluator/matchIssues';

/** Words that occur in random issue texts and queries, including difficult ones. */
const TEST_TEXT_WORDS = [
  'crash',
  'Crash!',
  'crashes',
  'memory',
  'leak',
  'out of memory',
  'foo.bar',
  'Foo.barBaz(qux)',
  'NullPointerException',
  'std::vec',
  'snake_case_name',
  '0x18',
  "it's",
  '100% "quoted" \\ back',
  'ÜBER straße',
  '崩溃',
  '�� e\u0301',
  '<b>&amp;',
  'a\tb\nc',
];

const TEST_LABEL_NAMES = [
  'bug',
  'Needs Info',
  'component::net',
  'Component::UI',
  'component::a "b"',
  'os::linux',
  'x,y',
  'none',
];
const TEST_MILESTONE_TITLES = ['1.0', '2.0 beta', 'Später', '(later)'];
const TEST_WORKFLOW_STATES = [
  { id: 1, name: 'Untriaged', category: 0 },
  { id: 2, name: 'In progress', category: 2 },
  { id: 3, name: 'Backlog', category: 1 },
  { id: 7, name: 'Done', category: 3 },
  { id: 5, name: "Won't fix", category: 4 },
];

/**
 * The current time in search tests. Random times lie before it, and relative dates in queries refer to it.
 */
export const TEST_CURRENT_TIME_MS = Date.UTC(2024, 5, 15, 13, 30);

/**
 * Random times with few distinct values, so that ties are common. They include month ends and fractions of a second.
 */
const arbitraryTime = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, 1, 43_200_000, 86_399_999))
  .map(
    ([days, rest]) =>
      new Date(Math.floor(TEST_CURRENT_TIME_MS / 86_400_000) * 86_400_000 - days * days * 86_400_000 + rest),
  );

const arbitraryText = (maxLength: number) =>
  fc.array(fc.constantFrom(...TEST_TEXT_WORDS), { maxLength }).map((words) => words.join(' '));

export interface TestProjectInfo {
  projectId: number;
  projectKey: string;
  people: TestIssueTracker['people'];
}

/**
 * Generates random issues of a project, with comments and links, that use the names of an existing project's
 * labels, milestones and users (see createTestProject).
 */
export function arbitraryTestIssueTracker({
  projectId,
  projectKey,
  people,
}: TestProjectInfo): fc.Arbitrary<TestIssueTracker> {
  return fc.integer({ min: 0, max: 40 }).chain((count) => {
    const numbers = Array.from({ length: count }, (_, i) => 1 + i * 3 + (i > 20 ? 250 : 0));
    return fc
      .tuple(...numbers.map((number) => arbitraryIssue(number, numbers, people)))
      .map((all) => ({ projectId, projectKey, people, ...TEST_ISSUE_ATTRIBUTES, issues: all }));
  });
}

export const TEST_ISSUE_ATTRIBUTES = {
  states: TEST_WORKFLOW_STATES,
  labels: TEST_LABEL_NAMES.map((name, i) => ({ id: 10 - i, name })),
  milestones: TEST_MILESTONE_TITLES.map((name, i) => ({ id: i + 1, name })),
};

const arbitraryTaskCounts: fc.Arbitrary<TaskCounts> = fc
  .constantFrom(0, 0, 1, 7, 300, 21_845)
  .chain((total) =>
    fc
      .integer({ min: 0, max: total })
      .map((completed) => ({ task_count: total, completed_task_count: completed })),
  );

function arbitraryIssue(
  number: number,
  numbers: readonly number[],
  people: TestIssueTracker['people'],
): fc.Arbitrary<NewIssue> {
  const person = fc.constantFrom(...people.map(({ id }) => id));
  return fc.record({
    number: fc.constant(number),
    title: arbitraryText(4).map((title) => title || 'x'),
    body: arbitraryText(6),
    type: fc.constantFrom(...ISSUE_TYPES),
    priority: fc.constantFrom(...PRIORITIES),
    stateId: fc.constantFrom(...TEST_WORKFLOW_STATES.map(({ id }) => id)),
    authorId: fc.option(person, { freq: 4 }),
    assigneeIds: fc.uniqueArray(person, { maxLength: 2 }),
    labelIds: fc.uniqueArray(fc.integer({ min: 3, max: 10 }), { maxLength: 4 }),
    milestoneId: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 1 }),
    parentNumber: fc.option(fc.constantFrom(...numbers), { freq: 1 }),
    locked: fc.boolean(),
    held: fc.boolean(),
    tasks: arbitraryTaskCounts,
    voteCount: fc.constantFrom(0, 0, 0, 1, 3, 7, 12, 60, 120, 2500),
    createdAt: arbitraryTime,
    updatedAt: arbitraryTime,
    closedAt: fc.option(arbitraryTime, { freq: 1 }),
    closedById: fc.constant(null),
    dueOn: fc.option(arbitraryTime, { freq: 1 }),
    comments: fc.array(
      fc.record({
        authorId: fc.option(person),
        body: arbitraryText(5),
        createdAt: arbitraryTime,
        editedAt: fc.constant(null),
        sourceId: fc.constant(null),
      }),
      { maxLength: 3 },
    ),
    events: fc.constant([]),
    links: fc.uniqueArray(
      fc.record({ kind: fc.constantFrom(...ISSUE_LINK_KINDS), toNumber: fc.constantFrom(...numbers) }),
      { selector: ({ kind, toNumber }) => `${kind}/${toNumber}`, maxLength: 1 },
    ),
    mentionIds: fc.uniqueArray(person, { maxLength: 1 }),
    watcherIds: fc.uniqueArray(person, { maxLength: 1 }),
    source: fc.constant(null),
  });
}

/** Random visibility of issues: half of the requests can see all issues, the others about two thirds or more. */
export const arbitraryIssueVisibility = (userIds: readonly number[]): fc.Arbitrary<IssueVisibility> =>
  fc.oneof(
    fc.constant<IssueVisibility>('all'),
    fc.record({
      userId: fc.constantFrom(null, ...userIds),
      confidentialTypes: fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 2 }),
    }),
  );

/** Random query texts: mostly well-formed, sometimes invalid. */
export function arbitraryIssueQuery({ projectKey, people }: TestProjectInfo): fc.Arbitrary<string> {
  const wellFormed = fc.letrec<{ group: string; term: string }>((tie) => ({
    group: fc.oneof(
      { maxDepth: 3 },
      fc.array(tie('term'), { maxLength: 3 }).map((terms) => terms.join(' ')),
      fc
        .tuple(tie('group'), fc.constantFrom('OR', 'OR', 'AND'), tie('group'))
        .map(([a, operator, b]) => `${a} ${operator} ${b}`),
    ),
    term: fc.oneof(
      { maxDepth: 3 },
      {
        weight: 6,
        arbitrary: arbitraryQueryFilter(
          projectKey,
          people.map(({ login }) => login),
        ),
      },
      { weight: 4, arbitrary: arbitraryQueryWords },
      {
        weight: 2,
        arbitrary: fc
          .tuple(tie('term'), fc.constantFrom('-', 'NOT '))
          .map(([term, not]) => (term.startsWith('-') ? term : `${not}${term}`)),
      },
      { weight: 1, arbitrary: tie('group').map((group) => `(${group})`) },
    ),
  })).group;
  return fc.oneof({ weight: 9, arbitrary: wellFormed }, { weight: 1, arbitrary: arbitraryInvalidQuery });
}

const arbitraryQueryWords = fc.oneof(
  fc.constantFrom(
    'crash',
    'cra',
    'memory',
    'of',
    'foo',
    'foo.bar',
    'bar',
    'pointer',
    'std::vec',
    'vec',
    'case',
  ),
  fc.constantFrom(
    '"out of memory"',
    '"of mem',
    '"foo barbaz"',
    '"memory leak"',
    '"s"',
    '"b c"',
    'über',
    '崩溃',
    'nowhere',
  ),
  fc.constantFrom(
    'in:title',
    'in:body',
    'in:comments',
    'in:title,comments',
    'Foo.barBaz(qux)',
    '0x18',
    "it's",
  ),
);

const arbitraryInvalidQuery = fc
  .array(
    fc.constantFrom(
      '(',
      ')',
      '-',
      '"',
      'OR',
      ' ',
      'label:',
      'asignee:x',
      'is:opne',
      'created:x',
      '\0',
      '\ud800',
      'crash',
      '&|!:*',
      "'",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

function arbitraryQueryFilter(projectKey: string, logins: readonly string[]): fc.Arbitrary<string> {
  const days = fc.constantFrom(
    '2024',
    '2024-05',
    '>2024-05-15',
    '<=2024-04',
    '2024-01..2024-05',
    '..2023',
    '<30d',
    '>30d',
    'today',
    '<1y',
  );
  const numbers = fc.constantFrom('0', '>1', '>=3', '<2', '<=7', '1..60', '*..3', '5..', '1,120', '#4', '-1');
  const value: Record<string, fc.Arbitrary<string>> = {
    is: fc.constantFrom('open', 'closed', 'held'),
    state: arbitraryFilterValueList(TEST_WORKFLOW_STATES.map(({ name }) => name)),
    category: arbitraryFilterValueList(['triage', 'done', 'backlog']),
    type: arbitraryFilterValueList(ISSUE_TYPES),
    priority: fc.constantFrom('>=high', 'high', 'low,urgent', 'none', '<=low', 'low..high'),
    label: arbitraryFilterValueList([...TEST_LABEL_NAMES, 'component::*', 'nope::*', 'BUG', 'unknown']),
    milestone: arbitraryFilterValueList([...TEST_MILESTONE_TITLES, 'unknown']),
    number: numbers,
    comments: numbers,
    votes: numbers,
    created: days,
    updated: days,
    closed: days,
    due: days,
    no: arbitraryFilterValueList(['label', 'assignee', 'milestone', 'priority', 'author']),
    has: arbitraryFilterValueList(['duplicates', 'parent', 'links']),
    'duplicate-of': fc.constantFrom('1', `${projectKey}-4`, '#7', 'NOPE-1'),
    parent: fc.constantFrom('1', `${projectKey.toLowerCase()}-4`, '10'),
    project: fc.constantFrom(projectKey, projectKey.toLowerCase(), 'NOPE'),
  };
  for (const field of ['assignee', 'author', 'commenter', 'mentions', 'watching']) {
    value[field] = arbitraryFilterValueList(['@me', ...logins, logins[0]!.toUpperCase(), 'stranger']);
  }
  return fc.oneof(
    ...Object.entries(value).map(([field, values]) => values.map((each) => `${field}:${each}`)),
  );
}

function arbitraryFilterValueList(values: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...values), { minLength: 1, maxLength: 2 })
    .map((chosen) => chosen.map(quoteFilterValue).join(','));
}

export const arbitraryIssueSortOrder: fc.Arbitrary<RequestedListSortOrder | null> = fc.option(
  fc.record({
    field: fc.constantFrom(...ISSUE_ORDER_FIELDS),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { freq: 8 },
);

export const arbitraryIssueGrouping: fc.Arbitrary<IssueGroupBy | null> = fc.option(
  fc.record({
    field: fc.constantFrom(...ISSUE_GROUP_BY_FIELDS),
    labelScope: fc.constantFrom('component', 'os', 'nope'),
  }),
  { freq: 1 },
);

export const arbitraryIssueFacetField = fc.constantFrom(...ISSUE_FACET_FIELDS);
