import { type BulkTestServer, createBulkTestServer } from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';

const VALUES = `state { name } type priority labels { name } assignees { login } milestone { title } dueOn
  parent { number } locked`;

interface ItemValues extends Record<string, unknown> {
  labels: { name: string }[];
}
interface Item {
  number: number;
  before: ItemValues | null;
  after: ItemValues | null;
}

/** The small tracker has 120 issues: every third is Done, the others are in Backlog. */
describeEachDatabaseEngine('the values of the issues of a bulk edit', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;

  beforeEach(async () => {
    server = await openMutationTestServer(open);
    bulk = createBulkTestServer(server);
  });
  afterEach(() => server.close());

  const readItems = async (number: number): Promise<Item[]> => {
    const query = `query ($number: Int!) { project(key: "NET") { bulkOperation(number: $number) {
      items(first: 10) { nodes { number before { ${VALUES} } after { ${VALUES} } } } } } }`;
    const response = (await server.postAsMaintainer({ query, variables: { number } })).json<{
      data: { project: { bulkOperation: { items: { nodes: Item[] } } } };
    }>();
    return response.data.project.bulkOperation.items.nodes;
  };
  const sortLabels = (values: ItemValues | null) =>
    values && { ...values, labels: values.labels.map(({ name }) => name).sort() };

  it('are the same in the preview and after the operation, and swapped after its undo', async () => {
    const label = (id: number) => server.getGlobalId('Label', id);
    const preview = await bulk.runBulkUpdateToEnd({
      query: 'number:2..3',
      change: {
        stateId: server.getStateGlobalId('Done'),
        labelIds: [label(1)],
        addAssigneeIds: [server.getUserGlobalId('ada')],
        priority: 'URGENT',
        type: 'TASK',
        milestoneId: server.getGlobalId('Milestone', 1),
        dueOn: '2030-05-04T00:00:00.000Z',
        parentId: server.getGlobalId('Issue', 20),
        locked: true,
      },
      dryRun: true,
    });
    const [expected] = await readItems(preview.number);
    expect(expected!.after).toMatchObject({
      state: { name: 'Done' },
      type: 'TASK',
      priority: 'URGENT',
      milestone: { title: '1.0' },
      dueOn: '2030-05-04T00:00:00.000Z',
      parent: { number: 20 },
      locked: true,
      assignees: [{ login: 'ada' }],
    });
    expect(expected!.before).toMatchObject({
      state: { name: 'Backlog' },
      dueOn: null,
      parent: null,
      locked: false,
      assignees: [],
    });
    await bulk.sendControlMutation('run', preview);
    const done = await bulk.waitForOperationEnd(preview.number);
    const [actual, closed] = await readItems(preview.number);
    expect(actual).toEqual(expected);
    expect(closed!.after!['state']).toBeNull();

    const undo = await bulk.undoToEnd(done);
    const [undone] = await readItems(undo.number);
    expect(sortLabels(undone!.after)).toEqual(sortLabels(expected!.before));
    expect(sortLabels(undone!.before)).toEqual(sortLabels(expected!.after));
  });

  it('are null where nothing changes', async () => {
    const change = { stateId: server.getStateGlobalId('Done') };
    const preview = await bulk.runBulkUpdateToEnd({ query: 'number:3', change, dryRun: true });
    expect(await readItems(preview.number)).toEqual([{ number: 3, before: null, after: null }]);
    await bulk.sendControlMutation('cancel', preview);
    expect(await readItems(preview.number)).toEqual([{ number: 3, before: null, after: null }]);
  });
});
