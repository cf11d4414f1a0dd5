/**
 * Random mutations of all kinds: most are valid, some are rejected. Their ids refer to existing, deleted or
 * missing objects.
 */
import type { RandomGenerator } from '../../server/demo/project/RandomGenerator';
import { encodeGlobalId } from '../../server/domain/base/ids';
import type { SmallIssueTracker } from '../smallTracker';

export interface RandomMutation {
  mutation: string;
  input: Record<string, unknown>;
}

/** The database objects that random mutations refer to. */
export interface MutationObjectIds {
  tracker: Pick<SmallIssueTracker, 'netId' | 'secId'>;
  /** Ids of the users that mutations refer to. */
  people: readonly number[];
}

const ROLES = ['READER', 'REPORTER', 'TRIAGER', 'DEVELOPER', 'MAINTAINER'];
const PRIORITIES = ['NONE', 'LOW', 'MEDIUM', 'HIGH', 'URGENT'];
const ISSUE_TYPES = ['BUG', 'FEATURE', 'TASK', 'QUESTION'];
const ISSUE_LINK_KINDS = ['BLOCKS', 'BLOCKED_BY', 'RELATES', 'CHILD', 'DUPLICATES', 'DUPLICATED_BY'];
const TEST_LABEL_NAMES = [
  'crash',
  'perf',
  'component::net',
  'component::disk',
  'os::linux',
  'os::mac',
  'new',
  'old',
];
const BULK_EDIT_QUERIES = [
  '',
  'is:open',
  'is:closed',
  'label:crash',
  'lost',
  'priority:>=high',
  'no:assignee',
  'number:1..30',
];
const RANDOM_TEXT_WORDS = [
  'packet',
  'lost',
  'crash',
  'NET-3',
  '#5',
  '@mika',
  '@stormy',
  'SEC-1',
  '"quoted"',
  'a::b',
  'ünïcode',
];

/**
 * Returns a random mutation.
 * @param n unique number, for values that must be unique
 */
export function randomMutation(
  random: RandomGenerator,
  { tracker, people }: MutationObjectIds,
  n: number,
): RandomMutation {
  const projectId = encodeGlobalId('Project', tracker.netId);
  const some = (type: string, most: number) =>
    encodeGlobalId(type, tracker.netId, random.nextInteger(1, most));
  const several = (type: string, most: number) =>
    Array.from({ length: random.nextInteger(0, 3) }, () => some(type, most));
  const issue = () => some('Issue', 135);
  const [label, milestone, state] = [
    () => some('Label', 7),
    () => some('Milestone', 3),
    () => some('WorkflowState', 8),
  ];
  const person = () => encodeGlobalId('User', random.pickRandomElement(people));
  const persons = () => Array.from({ length: random.nextInteger(0, 3) }, person);
  const text = () =>
    Array.from({ length: random.nextInteger(1, 6) }, () => random.pickRandomElement(RANDOM_TEXT_WORDS)).join(
      ' ',
    );
  const flip = () => random.nextBoolean(0.5);
  const maybe = <T>(value: () => T): T | undefined => (random.nextBoolean(0.3) ? value() : undefined);

  const kinds: Record<string, () => Record<string, unknown>> = {
    createIssue: () => ({
      projectId,
      title: `storm${n} ${text()}`,
      body: text(),
      labelIds: maybe(() => several('Label', 7)),
      assigneeIds: maybe(persons),
      milestoneId: maybe(milestone),
      parentId: maybe(issue),
      priority: maybe(() => random.pickRandomElement(PRIORITIES)),
    }),
    updateIssue: () => ({
      id: issue(),
      title: maybe(text),
      body: maybe(text),
      type: maybe(() => random.pickRandomElement(ISSUE_TYPES)),
      priority: maybe(() => random.pickRandomElement(PRIORITIES)),
      locked: random.nextBoolean(0.1) ? flip() : undefined,
      addLabelIds: maybe(() => several('Label', 7)),
      removeLabelIds: maybe(() => several('Label', 7)),
      addAssigneeIds: maybe(persons),
      removeAssigneeIds: maybe(persons),
      milestoneId: maybe(() => (flip() ? milestone() : null)),
      parentId: maybe(() => (flip() ? issue() : null)),
      dueOn: maybe(() => (flip() ? '2026-05-01T00:00:00Z' : null)),
      baseVersion: maybe(() => random.nextInteger(1, 9)),
    }),
    setIssueState: () => ({
      id: issue(),
      stateId: state(),
      undo: random.nextBoolean(0.2) || undefined,
      reason: maybe(text),
      canonicalIssueId: maybe(issue),
    }),
    linkIssues: () => ({ fromId: issue(), toId: issue(), kind: random.pickRandomElement(ISSUE_LINK_KINDS) }),
    unlinkIssues: () => ({
      fromId: issue(),
      toId: issue(),
      kind: random.pickRandomElement(ISSUE_LINK_KINDS),
    }),
    addComment: () => ({ issueId: issue(), body: `storm${n} ${text()}` }),
    updateComment: () => ({ id: some('Comment', 180), body: text() }),
    deleteComment: () => ({ id: some('Comment', 180) }),
    setCommentHidden: () => ({ id: some('Comment', 180), hidden: flip() }),
    setVote: () => ({ issueId: issue(), voted: random.nextBoolean(0.7) }),
    setWatch: () => ({ issueId: issue(), watching: random.nextBoolean(0.7) }),
    createLabel: () => ({
      projectId,
      name: random.nextBoolean(0.5) ? random.pickRandomElement(TEST_LABEL_NAMES) : `label ${n}`,
    }),
    updateLabel: () => ({
      id: label(),
      name: random.nextBoolean(0.5) ? random.pickRandomElement(TEST_LABEL_NAMES) : `renamed ${n}`,
    }),
    createMilestone: () => ({ projectId, title: `milestone ${random.nextInteger(1, 6)}` }),
    updateMilestone: () => ({
      id: milestone(),
      title: maybe(() => `milestone ${random.nextInteger(1, 6)}`),
      closed: maybe(flip),
    }),
    updateProject: () => ({
      id: projectId,
      visibility: random.pickRandomElement(['PUBLIC', 'INTERNAL', 'PRIVATE']),
    }),
    deleteIssue: () => ({ id: issue() }),
    purgeText: () => ({ issueId: issue(), text: random.pickRandomElement(RANDOM_TEXT_WORDS) }),
    setMember: () => ({ projectId, userId: person(), role: random.pickRandomElement(ROLES) }),
    removeMember: () => ({ projectId, userId: person() }),
    bulkUpdateIssues: () => ({
      projectId,
      query: random.pickRandomElement(BULK_EDIT_QUERIES),
      dryRun: random.nextBoolean(0.2),
      exceptIds: maybe(() => several('Issue', 135)),
      comment: random.nextBoolean(0.3) ? text() : undefined,
      change: {
        priority: maybe(() => random.pickRandomElement(PRIORITIES)),
        type: maybe(() => random.pickRandomElement(ISSUE_TYPES)),
        addLabelIds: maybe(() => several('Label', 7)),
        removeLabelIds: maybe(() => several('Label', 7)),
        addAssigneeIds: maybe(persons),
        milestoneId: maybe(milestone),
        ...(random.nextBoolean(0.3) && {
          stateId: state(),
          reason: maybe(text),
          canonicalIssueId: maybe(issue),
        }),
      },
    }),
    runBulkOperation: () => ({ id: some('BulkOperation', 12) }),
    cancelBulkOperation: () => ({ id: some('BulkOperation', 12) }),
    undoBulkOperation: () => ({ id: some('BulkOperation', 12) }),
    createProject: () => ({ key: `S${n}`, name: `Storm ${n}`, visibility: 'PRIVATE' }),
    updateUser: () => ({ id: person(), disabled: random.nextBoolean(0.3) }),
  };
  // Relative frequencies of the random mutations. Edits of single issues are the most frequent, as in
  // practice; changes that remove access are rare.
  const weights: Partial<Record<string, number>> = {
    updateIssue: 6,
    setIssueState: 6,
    createIssue: 3,
    addComment: 3,
    bulkUpdateIssues: 4,
    undoBulkOperation: 3,
    linkIssues: 3,
    updateUser: 0.3,
    updateProject: 0.3,
    removeMember: 0.3,
    deleteIssue: 0.5,
    createProject: 0.2,
  };
  const names = Object.keys(kinds);
  let at = random.next() * names.reduce((sum, name) => sum + (weights[name] ?? 1), 0);
  const mutation = names.find((name) => (at -= weights[name] ?? 1) < 0) ?? names[0]!;
  return { mutation, input: kinds[mutation]!() };
}
