import { readDraft, draftKeyBuilders, writeDraft } from '../../drafts/drafts';
import { type NewIssueFormValues, serializeNewIssueDraft, parseNewIssueDraft } from './newIssueDraft';
import { createMockEnvironment } from 'relay-test-utils';
import { createServerReachabilityTracker } from '../../relay/network/ServerReachabilityTracker';
import { deleteIssue } from '../../components/issues/deleteIssue';
import { createIssue } from './createIssue';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { MutationQueue } from '../../mutations/queue/MutationQueue';
import { PersistedMutationQueue } from '../../mutations/queue/PersistedMutationQueue';
import { findMutationDefinition } from '../../app/mutationRegistry';

const TEST_NEW_ISSUE: NewIssueFormValues = {
  title: 'Crash',
  body: 'Each time',
  type: 'TASK',
  priority: 'HIGH',
  labels: [{ id: 'L1', name: 'area::net', color: '#336699' }],
  assignees: [{ id: 'U2', name: 'dana' }],
  milestone: { id: 'M1', name: '19.1' },
  dueOn: '2026-03-04',
  parent: { id: 'I2', name: 'NET-2' },
};

const createTestMutationQueue = () => {
  const environment = createMockEnvironment();
  const reachability = createServerReachabilityTracker(() => Promise.resolve(false));
  const storage = new PersistedMutationQueue(window.localStorage, undefined);
  return {
    environment,
    queue: new MutationQueue({ environment, reachability, storage, viewerId: () => 'U1' }),
    reachability,
  };
};

test('restores all values of a new issue as a draft when it is rejected after a reload', async () => {
  window.localStorage.clear();
  const before = createTestMutationQueue();
  before.reachability.failed();
  const { labels, assignees, milestone, dueOn, parent, ...texts } = TEST_NEW_ISSUE;
  const input = {
    projectId: 'P1',
    ...texts,
    milestoneId: milestone!.id,
    dueOn: new Date(dueOn!).toISOString(),
    parentId: parent!.id,
    labelIds: labels.map(({ id }) => id),
    assigneeIds: assignees.map(({ id }) => id),
  };
  const draft = serializeNewIssueDraft(TEST_NEW_ISSUE);
  void before.queue.commitMutation(createQueuedMutation(createIssue, input), {
    summary: 'New issue',
    href: '/',
    draft,
  });

  const after = createTestMutationQueue();
  await after.queue.resumePersistedMutations(() => Promise.resolve(findMutationDefinition));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const error = {
    __typename: 'FieldError',
    code: 'NOT_FOUND',
    message: 'Label not found.',
    path: null,
  };
  after.environment.mock.resolveMostRecentOperation({ data: { edit: { issue: null, errors: [error] } } });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(parseNewIssueDraft(readDraft('U1', draftKeyBuilders.newIssue('P1')) ?? '')).toEqual(TEST_NEW_ISSUE);
  expect(after.queue.getState().notice).toMatchObject({ kind: 'refused' });
});

test('undoes a new issue by deleting it, and restores its values unless the form has another draft', async () => {
  window.localStorage.clear();
  const { queue, environment } = createTestMutationQueue();
  const draft = serializeNewIssueDraft(TEST_NEW_ISSUE);
  const input = { projectId: 'P1', title: TEST_NEW_ISSUE.title };
  const flush = () => new Promise((resolve) => setTimeout(resolve, 5));
  const answer = async (edit: object) => {
    environment.mock.resolveMostRecentOperation({ data: { edit: { errors: [], ...edit } } });
    await flush();
  };
  void queue.commitMutation(createQueuedMutation(createIssue, input), {
    summary: 'NET: new issue',
    href: '/projects/NET/new',
    draft,
    undoFor: () => ({
      inverse: createQueuedMutation(deleteIssue, { id: 'I9', undo: true }),
      href: '/projects/NET/issues/9',
    }),
  });
  await flush();
  await answer({ issue: null });
  expect(queue.getState().notice).toMatchObject({ kind: 'done', href: '/projects/NET/issues/9' });

  const draftKey = draftKeyBuilders.newIssue('P1');
  writeDraft('U1', draftKey, serializeNewIssueDraft({ title: 'Another' }));
  await queue.undo();
  expect(queue.getState()).toMatchObject({
    canUndo: true,
    notice: { kind: 'refused', href: '/projects/NET/new' },
  });
  expect(environment.mock.getAllOperations()).toEqual([]);

  writeDraft('U1', draftKey, null);
  void queue.undo();
  await flush();
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { id: 'I9', undo: true },
  });
  await answer({ deletedIssueId: 'I9', project: null });
  expect(queue.getState().notice).toMatchObject({ kind: 'undone', draftHref: '/projects/NET/new' });
  expect(parseNewIssueDraft(readDraft('U1', draftKey)!)).toEqual(TEST_NEW_ISSUE);
});
