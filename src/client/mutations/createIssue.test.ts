import { readDraft, draftOf } from '../drafts/drafts';
import { type NewIssue, newIssueDraft, readNewIssue } from '../drafts/newIssueDraft';
import { createMockEnvironment } from 'relay-test-utils';
import { createConnection } from '../relay/connection';
import { createIssue } from './createIssue';
import { stepOf } from './Edit';
import { Edits } from './Edits';
import { KeptSteps } from './keptSteps';
import { kindOf } from './kinds';

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
  const kept = new KeptSteps(window.localStorage, undefined);
  return {
    environment,
    edits: new Edits({ environment, connection, kept, person: () => 'U1', kindOf }),
    connection,
  };
};

test('an issue that was kept over a reload and is refused then is given back with all that was chosen', async () => {
  window.localStorage.clear();
  const before = newPage();
  before.connection.failed();
  const { labels, assignees, milestone, ...texts } = ISSUE;
  const input = {
    ...{ projectId: 'P1', ...texts, milestoneId: milestone!.id },
    ...{ labelIds: labels.map(({ id }) => id), assigneeIds: assignees.map(({ id }) => id) },
  };
  const draft = newIssueDraft(ISSUE);
  void before.edits.commit(stepOf(createIssue, input), { words: 'New issue', href: '/', draft });

  const after = newPage();
  await after.edits.adopt();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const error = {
    __typename: 'FieldError',
    code: 'NOT_FOUND',
    message: 'There is no such label.',
    path: null,
  };
  after.environment.mock.resolveMostRecentOperation({ data: { edit: { issue: null, errors: [error] } } });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(readNewIssue(readDraft('U1', draftOf.newIssue('P1')) ?? '')).toEqual(ISSUE);
  expect(after.edits.getState().notice).toMatchObject({ kind: 'refused' });
});
