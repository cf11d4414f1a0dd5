import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { createQueuedMutation } from '../mutations/queue/MutationDefinition';
import { sendMutation } from '../mutations/queue/sendMutation';
import { updateIssue } from '../mutations/updateIssue';
import { getNewestTimelineConnections, TIMELINE_TAIL_CONNECTION_KEY } from './timelineTail';

/** Changes an issue whose screen shows a timeline with the item E1, and returns the items and their total after it. */
async function updateIssueWithTimeline(newest: { itemIds: string[]; totalCount: number }) {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    const edge = store.create('edge', 'TimelineItemEdge');
    edge.setLinkedRecord(store.create('E1', 'PriorityChanged'), 'node');
    const timeline = store.create(
      'client:I1:__useNewestTimelineItems_tail_connection',
      'TimelineItemConnection',
    );
    timeline.setLinkedRecords([edge], 'edges').setValue(7, 'totalCount');
    store.create('I1', 'Issue').setLinkedRecord(timeline, `__${TIMELINE_TAIL_CONNECTION_KEY}_connection`);
  });
  const sent = sendMutation(
    environment,
    createQueuedMutation(updateIssue, { id: 'I1', priority: 'HIGH' }),
    null,
  );
  const operation = environment.mock.getMostRecentOperation();
  const payload = MockPayloadGenerator.generate(operation, {
    UpdateIssuePayload: () => ({ errors: [] }),
    Issue: () => ({ id: 'I1' }),
    Project: () => ({ id: 'P1' }),
    User: () => ({ id: 'U1' }),
    WorkflowState: () => ({ id: 'S1' }),
    TimelineItemConnection: () => ({
      totalCount: newest.totalCount,
      edges: newest.itemIds.map((id) => ({ node: { __typename: 'PriorityChanged', id } })),
    }),
  });
  environment.mock.resolve(operation, payload);
  await sent;
  let items: unknown[] = [];
  let total: unknown;
  commitLocalUpdate(environment, (store) => {
    const [timeline] = getNewestTimelineConnections(store.get('I1')!);
    total = timeline?.getValue('totalCount');
    items = (timeline?.getLinkedRecords('edges') ?? []).map((edge) =>
      edge?.getLinkedRecord('node')?.getDataID(),
    );
  });
  return { items, total };
}

test('appends the new timeline items of the response to the timeline on screen', async () => {
  const timeline = await updateIssueWithTimeline({ itemIds: ['E1', 'E2', 'E3'], totalCount: 9 });
  expect(timeline).toEqual({ items: ['E1', 'E2', 'E3'], total: 9 });
});

test('keeps the larger count of a timeline that was refetched after the server had responded', async () => {
  const timeline = await updateIssueWithTimeline({ itemIds: ['E1'], totalCount: 6 });
  expect(timeline).toEqual({ items: ['E1'], total: 7 });
});
