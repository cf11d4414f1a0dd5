import { readDraft, draftKeys } from '../../drafts/drafts';
import {
  type NewIssueFormValues,
  serializeNewIssueDraft,
  parseNewIssueDraft,
} from '../../drafts/newIssueDraft';
import { createMockEnvironment } from 'relay-test-utils';
import { createServerConnection } from '../../relay/network/serverConnection';
import { createIssue } from './createIssue';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { MutationQueue } from '../../mutations/queue/MutationQueue';
import { PersistedMutationQueue } from '../../mutations/queue/persistedMutationQueue';
import { findMutationDefinition } from '../../mutationRegistry';

const TEST_NEW_ISSUE: NewIssueFormValues = {
  title: 'Crash',
  body: 'Each time',
  type: 'TASK',
  priority: 'HIGH',
  labels: [{ id: 'L1', name: 'area::net', color: '#336699' }],
  assignees: [{ id: 'U2', name: 'dana' }],
  milestone: { id: 'M1', name: '19.1' },
};

const createTestMutationQueue = () => {
  const environment = createMockEnvironment();
  const connection = createServerConnection(() => Promise.resolve(false));
  const storage = new PersistedMutationQueue(window.localStorage, undefined);
  return {
    environment,
    queue: new MutationQueue({ environment, connection, storage, viewerId: () => 'U1' }),
    connection,
  };
};

test('restores all values of a new issue as a draft when it is rejected after a reload', async () => {
  window.localStorage.clear();
  const before = createTestMutationQueue();
  before.connection.failed();
  const { labels, assignees, milestone, ...texts } = TEST_NEW_ISSUE;
  const input = {
    projectId: 'P1',
    ...texts,
    milestoneId: milestone!.id,
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
  expect(parseNewIssueDraft(readDraft('U1', draftKeys.newIssue('P1')) ?? '')).toEqual(TEST_NEW_ISSUE);
  expect(after.queue.getState().notice).toMatchObject({ kind: 'refused' });
});
