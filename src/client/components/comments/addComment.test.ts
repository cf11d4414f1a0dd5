import { commitLocalUpdate, ConnectionHandler } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { sendMutation } from '../../mutations/queue/sendMutation';
import { addComment } from './addComment';

/** Sends a comment on an issue, and returns the variables of the request and the comments in the preview panel after it. */
async function sendComment({ isPreviewOpen }: { isPreviewOpen: boolean }) {
  const environment = createMockEnvironment();
  const timelineId = ConnectionHandler.getConnectionID('I1', 'PreviewComments_timeline');
  if (isPreviewOpen)
    commitLocalUpdate(environment, (store) => {
      store.create(timelineId, 'TimelineItemConnection').setLinkedRecords([], 'edges');
    });
  const mutation = createQueuedMutation(addComment, { issueId: 'I1', body: 'Me too' });
  const sent = sendMutation(environment, mutation, null);
  const operation = environment.mock.getMostRecentOperation();
  const payload = MockPayloadGenerator.generate(operation, {
    AddCommentPayload: () => ({ errors: [] }),
    Comment: () => ({ id: 'C1' }),
    Issue: () => ({ id: 'I1' }),
  });
  environment.mock.resolve(operation, payload);
  await sent;
  let comments: unknown;
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(timelineId)?.getLinkedRecords('edges');
    comments = edges?.map((edge) => edge?.getLinkedRecord('node')?.getDataID());
  });
  return { variables: operation.request.variables, stored: mutation.input, comments };
}

test('adds a sent comment to the timeline of the preview panel', async () => {
  const { comments } = await sendComment({ isPreviewOpen: true });
  expect(comments).toEqual(['C1']);
});

test('names no list if no preview panel is open, and never stores the lists with the input', async () => {
  const closed = await sendComment({ isPreviewOpen: false });
  expect(closed.variables['connections']).toEqual([]);
  expect(closed.comments).toBeUndefined();
  const opened = await sendComment({ isPreviewOpen: true });
  expect(opened.variables['connections']).toHaveLength(1);
  expect(opened.stored).toEqual({ issueId: 'I1', body: 'Me too' });
});
