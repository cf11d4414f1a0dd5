import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { encodeGlobalId } from '../base/ids';

interface EditConflict {
  code: string;
  message: string;
  path: string[];
  version: string;
  value: string | null;
}

const ERRORS = 'errors { code message path ... on ConflictError { version value } }';

describeEachDatabaseEngine('edits with a base version', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const edit = async (mutation: string, input: Record<string, unknown>): Promise<EditConflict[]> =>
    (await server.mutate(mutation, input, ERRORS)).errors as unknown as EditConflict[];
  const readVersion = async () => String(await server.readProjectVersion());
  /** Makes mika the actor of the project's last event, and dates it two minutes back. */
  const attributeLastEventToMika = () =>
    server.store.db
      .updateTable('event')
      .set({ actor_id: server.tracker.users.mika, created_at: new Date(Date.now() - 120_000) })
      .where('project_id', '=', server.tracker.netId)
      .where('sequence', '=', (events) =>
        events
          .selectFrom('event')
          .select(({ fn }) => fn.max('sequence').as('last'))
          .where('project_id', '=', server.tracker.netId),
      )
      .execute();

  async function createEditedObject(
    name: 'Label' | 'Milestone' | 'Comment',
  ): Promise<{ id: string; mutation: string }> {
    const projectId = encodeGlobalId('Project', server.tracker.netId);
    const input = {
      Label: { projectId, name: 'area::dns', color: '#aa0000' },
      Milestone: { projectId, title: '3.0' },
      Comment: { issueId: server.getGlobalId('Issue', 1), body: 'First text' },
    }[name];
    const field = name.toLowerCase() as 'label' | 'milestone' | 'comment';
    const creation = name === 'Comment' ? 'addComment' : `create${name}`;
    return {
      id: (await server.mutate(creation, input, `${field} { id }`))[field].id,
      mutation: `update${name}`,
    };
  }

  it.each([
    ['Label', { name: 'area::net' }, { name: 'area::http' }, 'name', 'name to “area::net”'],
    ['Milestone', { dueOn: '2027-01-31T00:00:00Z' }, { dueOn: null }, 'dueOn', 'due date to “2027-01-31”'],
    ['Comment', { body: 'Second text' }, { body: 'Another text' }, 'body', 'comment to “Second text”'],
  ] as const)(
    'rejects a stale edit of a %s with the other user and the time',
    async (type, theirs, ours, field, what) => {
      const { id, mutation } = await createEditedObject(type);
      const baseVersion = await readVersion();
      expect(await edit(mutation, { id, ...theirs })).toEqual([]);
      // Users do not conflict with their own earlier edits.
      expect(await edit(mutation, { id, ...theirs, baseVersion })).toEqual([]);
      await attributeLastEventToMika();
      const [conflict, ...others] = await edit(mutation, { id, ...ours, baseVersion });
      expect([conflict, others]).toMatchObject([
        { code: 'CONFLICT', path: [field], message: `mika changed the ${what} 2 minutes ago.` },
        [],
      ]);
      expect(await edit(mutation, { id, ...ours, baseVersion: conflict!.version })).toEqual([]);
    },
  );

  it('accepts an edit of other fields than those that another user has changed', async () => {
    const baseVersion = await readVersion();
    const label = server.getGlobalId('Label', 1);
    await edit('updateLabel', { id: label, color: '#00aa00' });
    await attributeLastEventToMika();
    expect(await edit('updateLabel', { id: label, description: 'Slow things', baseVersion })).toEqual([]);
  });

  it('rejects a stale edit of a project', async () => {
    const id = encodeGlobalId('Project', server.tracker.netId);
    const baseVersion = await readVersion();
    await edit('updateProject', { id, visibility: 'INTERNAL' });
    await attributeLastEventToMika();
    expect(await edit('updateProject', { id, visibility: 'PRIVATE', baseVersion })).toMatchObject([
      {
        path: ['visibility'],
        value: 'internal',
        message: 'mika changed the visibility to “internal” 2 minutes ago.',
      },
    ]);
  });

  it.each(['', '-1', '1e3', '9'.repeat(19)])('rejects the invalid version %j', async (baseVersion) => {
    const id = server.getGlobalId('Label', 1);
    expect(await edit('updateLabel', { id, name: 'other', baseVersion })).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['baseVersion'] },
    ]);
  });
});
