import { readDraft, draftOf } from '../../drafts/drafts';
import { type NewIssue, newIssueDraft, readNewIssue } from '../../drafts/newIssueDraft';
import { createMockEnvironment } from 'relay-test-utils';
import { createConnection } from '../../relay/network/connection';
import { createIssue } from './createIssue';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { MutationQueue } from '../../mutations/queue/MutationQueue';
import { PersistedQueue } from '../../mutations/queue/persistedQueue';
import { findDefinition } from '../../mutationRegistry';

const ISSUE: NewIssue = {
  ...{ title: 'Crash', body: 'Each time' },
  type: 'TASK',
  priority: 'HIGH',
  labels: [{ id: 'L1', name: 'area::net', color: '#336699' }],
  assignees: [{ id: 'U2', name: 'dana' }],
  milestone: { id: 'M1', name: '19.1' },
};

const newPage = () => {
  const environment = createMockEnvironment();
  const connection = createConnection(() => Promise.resolve(false));
  const storage = new PersistedQueue(window.localStorage, undefined);
  return {
    environment,
    queue: new MutationQueue({ environment, connection, storage, viewerId: () => 'U1' }),
    connection,
  };
};

test('restores all values of a new issue as a draft when it is rejected after a reload', async () => {
  window.localStorage.clear();
  const before = newPage();
  before.connection.failed();
  const { labels, assignees, milestone, ...texts } = ISSUE;
  const input = {
    ...{ projectId: 'P1', ...texts, milestoneId: milestone!.id },
    ...{ labelIds: labels.map(({ id }) => id), assigneeIds: assignees.map(({ id }) => id) },
  };
  const draft = newIssueDraft(ISSUE);
  void before.queue.commit(queuedMutation(createIssue, input), { summary: 'New issue', href: '/', draft });

  const after = newPage();
  await after.queue.resumePersisted(() => Promise.resolve(findDefinition));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const error = {
    __typename: 'FieldError',
    code: 'NOT_FOUND',
    message: 'Label not found.',
    path: null,
  };
  after.environment.mock.resolveMostRecentOperation({ data: { edit: { issue: null, errors: [error] } } });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(readNewIssue(readDraft('U1', draftOf.newIssue('P1')) ?? '')).toEqual(ISSUE);
  expect(after.queue.getState().notice).toMatchObject({ kind: 'refused' });
});
