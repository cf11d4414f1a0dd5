import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type MutationTestServer, openMutationTestServer } from '../../../testing/writeTestServer';
import { readChangedIssueNumbers } from './readChangedIssueNumbers';

describeEachDatabaseEngine('the changed issues of an index', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const readChangesOf = async (name: string, input: Record<string, unknown>) => {
    const since = await server.readProjectVersion();
    expect((await server.mutate(name, input, 'errors { ...Errors }')).errors).toEqual([]);
    const { value } = await readChangedIssueNumbers(server.store.db, server.tracker.netId, since);
    return value!;
  };

  it('have no changed text when they are snoozed, woken, held and released', async () => {
    const id = server.getGlobalId('Issue', 10);
    const noText = { changed: [10], textChanged: [], contentChanged: [] };
    expect(await readChangesOf('snoozeTriage', { issueId: id, untilComment: true })).toMatchObject(noText);
    expect(await readChangesOf('unsnoozeTriage', { issueId: id })).toMatchObject(noText);
    expect(await readChangesOf('updateIssue', { id, held: true })).toMatchObject(noText);
    expect(await readChangesOf('updateIssue', { id, held: false })).toMatchObject(noText);
    expect(new Set((await server.readEventKinds(10)).slice(-4))).toEqual(
      new Set(['snoozed', 'unsnoozed', 'held', 'released']),
    );
  });

  it('have a changed text, but no changed content, when a comment is added', async () => {
    const input = { issueId: server.getGlobalId('Issue', 11), body: 'Words' };
    expect(await readChangesOf('addComment', input)).toMatchObject({
      changed: [11],
      textChanged: [11],
      contentChanged: [],
    });
  });
});
