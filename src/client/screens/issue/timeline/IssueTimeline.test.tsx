import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderIssue, TEST_ISSUE, TEST_USER_MIKA } from '../../../../testing/renderIssue';
import { getLiveUpdateDispatcher } from '../../../relay/events/LiveUpdateDispatcher';
import { IssueConversation } from '../IssueConversation';

beforeEach(() => window.localStorage.clear());

const SEND = '{Control>}{Enter}{/Control}';
const CREATED = {
  actor: TEST_USER_MIKA,
  author: TEST_USER_MIKA,
  createdAt: TEST_ISSUE.createdAt,
  editedAt: null,
  removedAt: null,
};
const COMMENT = {
  __typename: 'Comment',
  id: 'C1',
  hidden: false,
  bodyHTML: '<p>The first comment</p>',
  ...CREATED,
};
const LOCKED = { __typename: 'Locked', id: 'E2', bulkOperation: null, ...CREATED };
const EDIT_CONFLICT_ERROR = {
  __typename: 'ConflictError',
  code: 'CONFLICT',
  path: ['body'],
  current: { __typename: 'Issue', id: 'I1', version: 5, title: 'Crash on wake', body: 'By another user' },
};

test('a comment stays in the timeline when a later edit of the description is rejected as a conflict', async () => {
  const rendered = await renderIssue((issue) => <IssueConversation issue={issue} />);
  const { mock } = rendered.environment;
  /** Answers an operation with the timeline on the server. */
  const answer = async (name: string, items: object[], issue: object = {}) => {
    const operation = await waitFor(() => {
      const sent = mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
      if (!sent) throw new Error(`${name} was not sent.`);
      return sent;
    });
    const changed = { ...TEST_ISSUE, __typename: 'Issue', ...issue };
    const payload = MockPayloadGenerator.generate(operation, {
      Query: () => ({ node: changed }),
      AddCommentPayload: () => ({ issue: changed, errors: [] }),
      TimelineItemConnection: () => ({
        totalCount: items.length,
        edges: items.map((node) => ({ node })),
      }),
    });
    await act(async () => mock.resolve(operation, payload));
  };
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), `The first comment${SEND}`);
  await answer('addCommentMutation', [COMMENT]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit description' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' and always');

  // Another user changes the issue and its description, so that the timeline is refetched.
  await act(async () =>
    getLiveUpdateDispatcher(rendered.environment).emitLiveUpdate(
      {
        projectId: 'P1',
        issues: new Map([['I1', { number: 1, version: 5 }]]),
        deleted: new Set(),
        progressChanged: new Set(),
        listsChanged: true,
        reset: false,
      },
      () => undefined,
    ),
  );
  await answer('useIssueRefreshQuery', [COMMENT, LOCKED], { version: 5, body: 'By another user' });
  await screen.findByText('The first comment');
  await userEvent.click(screen.getByRole('textbox', { name: 'Description' }));
  await userEvent.keyboard(SEND);
  await rendered.refuse('updateIssueMutation', 'It was changed meanwhile.', EDIT_CONFLICT_ERROR);
  await screen.findByRole('region', { name: 'Edit conflict' });
  expect(screen.getByText('The first comment')).toBeTruthy();
});
