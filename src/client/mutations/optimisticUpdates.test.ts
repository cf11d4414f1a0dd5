import {
  commitLocalUpdate,
  ConnectionHandler,
  type ReadOnlyRecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import type { updateIssueMutation } from '../../../__generated__/updateIssueMutation.graphql';
import { addComment } from '../components/comments/addComment';
import { deleteComment, setCommentHidden, updateComment } from '../screens/issue/timeline/commentMutations';
import { deleteIssue } from '../components/issues/deleteIssue';
import { type MutationInput, type QueuedMutation, createQueuedMutation } from './queue/MutationDefinition';
import { MutationQueue } from './queue/MutationQueue';
import { PersistedMutationQueue } from './queue/PersistedMutationQueue';
import { linkIssues, addIssueLinkToStore, unlinkIssues } from './linkIssues';
import { TIMELINE_TAIL_CONNECTION_KEY } from '../data/timelineTail';
import { missingFieldHandlers } from '../relay/missingFieldHandlers';
import { setReaction } from '../components/reactions/setReaction';
import { setIssueState } from './setIssueState';
import { setVote } from '../components/reactions/setVote';
import { setWatchLevel } from '../components/reactions/setWatchLevel';
import { updateIssue } from './updateIssue';

/** Fills Relay's store with an issue and a comment, their fields, and the viewer's permissions. */
function fillRelayStore(store: RecordSourceProxy): void {
  const issue = store.create('I1', 'Issue');
  const comment = store.create('C1', 'Comment');
  for (const [field, value] of Object.entries({
    title: 'Old',
    body: 'Old',
    bodyHTML: '<p>Old</p>',
    priority: 'LOW',
    type: 'BUG',
    voteCount: 3,
    viewerHasVoted: false,
    commentCount: 0,
  }))
    issue.setValue(value, field);
  issue.setValue('PARTICIPATING', 'viewerWatchLevel');
  issue.setLinkedRecords([], 'reactions');
  comment.setValue('<p>Old</p>', 'bodyHTML');
  comment.setValue(null, 'removedAt');
  for (const name of ['Backlog', 'Done']) store.create(name, 'WorkflowState').setValue(name, 'name');
  issue.setLinkedRecord(store.get('Backlog')!, 'state');
  const labels = store.create('I1:labels', 'LabelConnection');
  for (const name of ['crash', 'os::linux', 'os::mac', 'perf'])
    store.create(name, 'Label').setValue(name, 'name');
  labels.setLinkedRecords([store.get('os::mac')!, store.get('perf')!], 'nodes');
  labels.setValue(2, 'totalCount');
  issue.setLinkedRecord(labels, 'labels', { first: 100 });
  const people = store.create('I1:assignees', 'UserConnection');
  for (const login of ['mika', 'dana']) store.create(login, 'User').setValue(login, 'login');
  people.setLinkedRecords([store.get('mika')!], 'nodes');
  issue.setLinkedRecord(people, 'assignees', { first: 20 });
  for (const title of ['1.0', '2.0']) store.create(title, 'Milestone').setValue(title, 'title');
  issue.setLinkedRecord(store.get('1.0')!, 'milestone');
  issue.setLinkedRecord(store.create('I2', 'Issue'), 'parent');
  const tail = store.create('I1:tail', 'TimelineItemConnection');
  tail.setLinkedRecords([], 'edges');
  tail.setValue(0, 'totalCount');
  issue.setLinkedRecord(tail, `__${TIMELINE_TAIL_CONNECTION_KEY}_connection`);
  comment.setValue(false, 'hidden');
  issue.setValue(false, 'locked');
  issue.setValue(null, 'dueOn');
  issue.setValue(['EDIT'], 'viewerCan');
  for (const id of ['I1', 'I2', 'I3']) {
    const one = store.get(id) ?? store.create(id, 'Issue');
    one.setValue(id, 'id');
    one.setValue(id, 'key');
    const connection = store.create(
      ConnectionHandler.getConnectionID(id, ISSUE_LINKS_CONNECTION_KEY),
      'IssueLinkConnection',
    );
    connection.setLinkedRecords([], 'edges');
    connection.setValue(0, 'totalCount');
    one.setLinkedRecord(connection, `__${ISSUE_LINKS_CONNECTION_KEY}_connection`);
  }
  addIssueLinkToStore(store, { fromId: 'I1', toId: 'I3', kind: 'BLOCKED_BY' });
}

const ISSUE_LINKS_CONNECTION_KEY = 'IssueLinks_links';

/** Returns the issue links of an issue, formatted as `BLOCKS I2`, and their total count. */
function readIssueLinks(store: RecordSourceProxy, id: string): unknown {
  const links = ConnectionHandler.getConnection(store.get(id)!, ISSUE_LINKS_CONNECTION_KEY);
  const nodes = links?.getLinkedRecords('edges')?.map((edge) => edge?.getLinkedRecord('node'));
  const words = nodes?.map((node) => {
    const to = node?.getLinkedRecord('to')?.getDataID();
    return `${String(node?.getValue('kind'))} ${to}`;
  });
  return [words, links?.getValue('totalCount')];
}

const readRecordFieldValue = (store: RecordSourceProxy, id: string, field: string): unknown =>
  (store.get(id) as ReadOnlyRecordProxy | null | undefined)?.getValue(field);

const readConnectionNodeIds = (store: RecordSourceProxy, field: string, first: number): unknown =>
  store
    .get('I1')
    ?.getLinkedRecord(field, { first })
    ?.getLinkedRecords('nodes')
    ?.map((node) => node?.getDataID());
const readLinkedRecordId = (store: RecordSourceProxy, field: string): unknown =>
  store.get('I1')?.getLinkedRecord(field)?.getDataID();

/** An `updateIssue` mutation of the issue I1. */
const createIssueUpdateMutation = (change: Omit<MutationInput<updateIssueMutation>, 'id'>): QueuedMutation =>
  createQueuedMutation(updateIssue, { id: 'I1', ...change });

const ISSUE_ID_INPUT = { issueId: 'I1' };
const OPTIMISTIC_UPDATE_CASES: [
  string,
  QueuedMutation,
  (store: RecordSourceProxy) => unknown,
  unknown,
  unknown,
][] = [
  [
    'title',
    createIssueUpdateMutation({ title: 'New' }),
    (s) => readRecordFieldValue(s, 'I1', 'title'),
    'Old',
    'New',
  ],
  [
    'text',
    createIssueUpdateMutation({ body: 'a < b' }),
    (s) => readRecordFieldValue(s, 'I1', 'bodyHTML'),
    '<p>Old</p>',
    '<p>a &lt; b</p>',
  ],
  [
    'priority',
    createIssueUpdateMutation({ priority: 'HIGH' }),
    (s) => readRecordFieldValue(s, 'I1', 'priority'),
    'LOW',
    'HIGH',
  ],
  [
    'type',
    createIssueUpdateMutation({ type: 'TASK' }),
    (s) => readRecordFieldValue(s, 'I1', 'type'),
    'BUG',
    'TASK',
  ],
  [
    'milestone',
    createIssueUpdateMutation({ milestoneId: '2.0' }),
    (s) => readLinkedRecordId(s, 'milestone'),
    '1.0',
    '2.0',
  ],
  [
    'no milestone',
    createIssueUpdateMutation({ milestoneId: null }),
    (s) => readLinkedRecordId(s, 'milestone'),
    '1.0',
    undefined,
  ],
  [
    'no parent',
    createIssueUpdateMutation({ parentId: null }),
    (s) => readLinkedRecordId(s, 'parent'),
    'I2',
    undefined,
  ],
  [
    'assignees',
    createIssueUpdateMutation({ addAssigneeIds: ['dana'], removeAssigneeIds: ['mika'] }),
    (s) => readConnectionNodeIds(s, 'assignees', 20),
    ['mika'],
    ['dana'],
  ],
  [
    'labels, by name',
    createIssueUpdateMutation({ addLabelIds: ['crash'], removeLabelIds: [] }),
    (s) => readConnectionNodeIds(s, 'labels', 100),
    ['os::mac', 'perf'],
    ['crash', 'os::mac', 'perf'],
  ],
  [
    'a label of a scope in place of another',
    createIssueUpdateMutation({ addLabelIds: ['os::linux'], removeLabelIds: ['os::mac'] }),
    (s) => readConnectionNodeIds(s, 'labels', 100),
    ['os::mac', 'perf'],
    ['os::linux', 'perf'],
  ],
  [
    'the number of labels',
    createIssueUpdateMutation({ labelIds: ['crash'] }),
    (s) => readRecordFieldValue(s, 'I1:labels', 'totalCount'),
    2,
    1,
  ],
  [
    'state',
    createQueuedMutation(setIssueState, { id: 'I1', stateId: 'Done' }),
    (s) => readLinkedRecordId(s, 'state'),
    'Backlog',
    'Done',
  ],
  [
    'vote',
    createQueuedMutation(setVote, { ...ISSUE_ID_INPUT, voted: true }),
    (s) => readRecordFieldValue(s, 'I1', 'voteCount'),
    3,
    4,
  ],
  [
    'vote as a reaction',
    createQueuedMutation(setVote, { ...ISSUE_ID_INPUT, voted: true }),
    (s) =>
      s
        .get('I1')
        ?.getLinkedRecords('reactions')
        ?.map((each): unknown[] => [each?.getValue('content'), each?.getValue('count')]),
    [],
    [['THUMBS_UP', 1]],
  ],
  [
    'watch',
    createQueuedMutation(setWatchLevel, { ...ISSUE_ID_INPUT, level: 'ALL' }),
    (s) => readRecordFieldValue(s, 'I1', 'viewerWatchLevel'),
    'PARTICIPATING',
    'ALL',
  ],
  [
    'new comment',
    createQueuedMutation(addComment, { ...ISSUE_ID_INPUT, body: 'Me too' }),
    (s) => {
      const edges =
        s
          .get('I1')
          ?.getLinkedRecord(`__${TIMELINE_TAIL_CONNECTION_KEY}_connection`)
          ?.getLinkedRecords('edges') ?? [];
      const said = edges.map((one): unknown => one?.getLinkedRecord('node')?.getDataID());
      return [
        readRecordFieldValue(s, 'I1', 'commentCount'),
        said.map((id) => readRecordFieldValue(s, String(id), 'body')),
      ];
    },
    [0, []],
    [1, ['Me too']],
  ],
  [
    'edited comment',
    createQueuedMutation(updateComment, { id: 'C1', body: 'a < b' }),
    (s) => readRecordFieldValue(s, 'C1', 'bodyHTML'),
    '<p>Old</p>',
    '<p>a &lt; b</p>',
  ],
  [
    'deleted comment',
    createQueuedMutation(deleteComment, { id: 'C1' }),
    (s) => readRecordFieldValue(s, 'C1', 'removedAt') !== null,
    false,
    true,
  ],
  [
    'parent',
    createIssueUpdateMutation({ parentId: 'I3' }),
    (s) => readLinkedRecordId(s, 'parent'),
    'I2',
    'I3',
  ],
  [
    'due date',
    createQueuedMutation(updateIssue, { id: 'I1', dueOn: '2026-03-04T00:00:00.000Z' }),
    (s) => readRecordFieldValue(s, 'I1', 'dueOn'),
    null,
    '2026-03-04T00:00:00.000Z',
  ],
  [
    'lock',
    createQueuedMutation(updateIssue, { id: 'I1', locked: true }),
    (s) => readRecordFieldValue(s, 'I1', 'locked'),
    false,
    true,
  ],
  [
    'hidden comment',
    createQueuedMutation(setCommentHidden, { id: 'C1', hidden: true }),
    (s) => readRecordFieldValue(s, 'C1', 'hidden'),
    false,
    true,
  ],
  [
    'relation, on both issues',
    createQueuedMutation(linkIssues, { fromId: 'I1', toId: 'I2', kind: 'BLOCKS' }),
    (s) => [readIssueLinks(s, 'I1'), readIssueLinks(s, 'I2')],
    [
      [['BLOCKED_BY I3'], 1],
      [[], 0],
    ],
    [
      [['BLOCKED_BY I3', 'BLOCKS I2'], 2],
      [['BLOCKED_BY I1'], 1],
    ],
  ],
  [
    'removed relation, on both issues',
    createQueuedMutation(unlinkIssues, { fromId: 'I1', toId: 'I3', kind: 'BLOCKED_BY' }),
    (s) => [readIssueLinks(s, 'I1'), readIssueLinks(s, 'I3')],
    [
      [['BLOCKED_BY I3'], 1],
      [['BLOCKS I1'], 1],
    ],
    [
      [[], 0],
      [[], 0],
    ],
  ],
  [
    'deleted issue',
    createQueuedMutation(deleteIssue, { id: 'I1' }),
    (s) => [readRecordFieldValue(s, 'I1', 'isGone') ?? false, readRecordFieldValue(s, 'I1', 'viewerCan')],
    [false, ['EDIT']],
    [true, []],
  ],
];

test.each(OPTIMISTIC_UPDATE_CASES)(
  '%s is applied optimistically and rolled back when it is rejected',
  async (_, mutation, look, before, after) => {
    window.localStorage.clear();
    const environment = createMockEnvironment({ missingFieldHandlers });
    commitLocalUpdate(environment, fillRelayStore);
    const seen = (): unknown => {
      let value: unknown;
      environment.applyUpdate({ storeUpdater: (store) => void (value = look(store)) }).dispose();
      return value;
    };
    const storage = new PersistedMutationQueue(window.localStorage, undefined);
    const queue = new MutationQueue({ environment, reachability: null, storage, viewerId: () => 'U1' });
    expect(seen()).toEqual(before);
    const result = queue.commitMutation(mutation, { summary: 'An edit', href: '/' });
    expect(seen()).toEqual(after);
    await Promise.resolve();
    environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('No.'));
    expect((await result).status).toBe('refused');
    expect(seen()).toEqual(before);
  },
);

test.each<[what: string, mutation: QueuedMutation, read: (store: RecordSourceProxy) => unknown]>([
  [
    'author of a comment',
    createQueuedMutation(addComment, { ...ISSUE_ID_INPUT, body: 'Me too' }),
    (store) => {
      const timeline = store.get('I1')!.getLinkedRecord(`__${TIMELINE_TAIL_CONNECTION_KEY}_connection`);
      return timeline.getLinkedRecords('edges')[0]!.getLinkedRecord('node').getLinkedRecord('author');
    },
  ],
  [
    'person of a reaction',
    createQueuedMutation(setReaction, { subjectId: 'C1', content: 'HEART', on: true }),
    (store) => store.get('C1')!.getLinkedRecords('reactions')[0]!.getLinkedRecords('users')[0] ?? null,
  ],
  [
    'assignee',
    createQueuedMutation(updateIssue, { id: 'I1', assigneeIds: ['U1'] }),
    (store) =>
      store.get('I1')!.getLinkedRecord('assignees', { first: 20 }).getLinkedRecords('nodes')[0] ?? null,
  ],
  [
    'milestone',
    createQueuedMutation(updateIssue, { id: 'I1', milestoneId: 'U1' }),
    (store) => {
      const milestone = store.get('I1')!.getLinkedRecord('milestone');
      return milestone?.getDataID() === 'U1' ? milestone : null;
    },
  ],
])(
  'an optimistic update links no record of which only the id is loaded: %s',
  (_what, { definition, input }, read) => {
    const applyUpdate = (login: string | undefined): unknown => {
      let linked: unknown;
      commitLocalUpdate(createMockEnvironment({ missingFieldHandlers }), (store) => {
        fillRelayStore(store);
        store.get('C1')!.setLinkedRecords([], 'reactions');
        const viewer = store.create('U1', 'User').setValue('U1', 'id').setValue(login, 'login');
        store.getRoot().setLinkedRecord(viewer, 'viewer');
        definition.optimisticUpdater!(store, input);
        linked = read(store);
      });
      return linked;
    };
    expect(applyUpdate(undefined)).toBeNull();
    expect(applyUpdate('mika')).not.toBeNull();
  },
);
