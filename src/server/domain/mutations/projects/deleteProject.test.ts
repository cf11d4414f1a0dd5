/** Deleting and restoring projects, and undoing their creation. */
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import {
  openMultiUserTestServer,
  type MultiUserTestServer,
  type SignedInTestUser,
} from '../../../../testing/multiUserTestServer';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../../shared/limits';
import { encodeGlobalId } from '../../base/ids';
import { removeExpiredProjects } from '../../../store/write/deletedProjects';

const DELETED_FIELDS = 'deletedProjectId deletedProject { id key name issueCount deletedBy { login } }';

interface DeletedPayload {
  deletedProjectId: string;
  deletedProject: { id: string } | null;
}

const RETENTION_MS = PROJECT_RESTORE_PERIOD_DAYS * 86_400_000;

describeEachDatabaseEngine('deleting projects', (open) => {
  let server: MultiUserTestServer;
  let mel: SignedInTestUser;
  let rae: SignedInTestUser;
  let root: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    mel = await server.createPerson('mel', { role: 'maintainer' });
    rae = await server.createPerson('rae', { role: 'developer' });
    root = await server.createPerson('root', { administrator: true });
  });
  afterAll(() => server.close());

  const create = async (key: string, input: object = {}) => {
    const { project } = await mel.mutate(
      'createProject',
      { key, name: key, visibility: 'PUBLIC', ...input },
      'project { id }',
    );
    return (project as { id: string }).id;
  };
  const remove = async (id: string, key: string, input: object = {}, user = mel) =>
    user.mutate('deleteProject', { id, key, ...input }, DELETED_FIELDS);
  const undo = (id: string, key: string) => remove(id, key, { undo: true });
  const restore = (id: string, user = mel) => user.mutate('restoreProject', { id }, 'project { id key }');
  const file = (projectId: string, user: SignedInTestUser) =>
    user.mutate('createIssue', { projectId, title: 'Found' }, 'issue { id }');
  const keysOf = async (user: SignedInTestUser) => {
    const { data } = await user.sendQuery('{ projects(first: 100) { nodes { key } } }');
    return (data as { projects: { nodes: { key: string }[] } }).projects.nodes.map(({ key }) => key);
  };
  const setProject = (key: string, values: { created_at: Date } | { deleted_at: Date }) =>
    // Outside of tests, only the store writes these columns.
    server.store.db
      .updateTable('project' as never)
      .set(values as never)
      .where('key' as never, '=', key as never)
      .execute();

  it('removes a project at once whose creation is undone, and its key can be used again', async () => {
    const id = await create('OOPS');
    const label = { projectId: id, name: 'mine' };
    expect((await mel.mutate('createLabel', label)).errors).toEqual([]);
    expect(await undo(id, 'OOPS')).toEqual({ deletedProjectId: id, deletedProject: null, errors: [] });
    expect(await keysOf(root)).not.toContain('OOPS');
    expect(await create('OOPS')).not.toBe(id);
  });

  it('keeps a project restorable whose creation is undone after its creator has filed an issue', async () => {
    const id = await create('OWN');
    await file(id, mel);
    const { deletedProject, errors } = await undo(id, 'OWN');
    expect(errors).toEqual([]);
    expect(deletedProject).toMatchObject({ key: 'OWN', issueCount: 1 });
    const again = await mel.mutate('createProject', { key: 'OWN', name: 'Again' });
    expect(again.errors).toMatchObject([{ message: 'The key OWN is not available. Choose another key.' }]);
  });

  it('undoes the creation of a project of which another user only watches an issue', async () => {
    const id = await create('SEEN');
    const { issue } = await file(id, mel);
    const watch = { issueId: (issue as { id: string }).id, watching: true };
    expect((await rae.mutate('setWatch', watch)).errors).toEqual([]);
    expect((await undo(id, 'SEEN')).errors).toEqual([]);
  });

  it('does not undo the creation of a project that is old, by somebody else, or in which others have acted', async () => {
    const acted = await create('ACT');
    await file(acted, rae);
    expect((await undo(acted, 'ACT')).errors).toMatchObject([
      {
        code: 'CONFLICT',
        message:
          'rae has changed something in the project since. Delete the project in its settings instead.',
      },
    ]);
    const old = await create('OLD');
    await setProject('OLD', { created_at: new Date(Date.now() - 3_600_001) });
    expect((await undo(old, 'OLD')).errors).toMatchObject([{ code: 'CONFLICT' }]);
    const others = await remove(await create('OTHER'), 'OTHER', { undo: true }, root);
    expect(others.errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('requires the key of the project and the maintainer role', async () => {
    const id = encodeGlobalId('Project', server.tracker.netId);
    expect((await remove(id, 'net')).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['key'], message: 'Enter NET, the key of the project.' },
    ]);
    expect((await remove(id, 'NET', {}, rae)).errors).toMatchObject([
      { code: 'FORBIDDEN', message: 'Only maintainers can delete projects.' },
    ]);
  });

  it('hides a deleted project from everybody until it is restored', async () => {
    const id = encodeGlobalId('Project', server.tracker.netId);
    await server.readNewAuditEntries();
    const wrongBefore = await findStoreInconsistencies(server.store);
    const readNet = async (user: SignedInTestUser) =>
      (await user.sendQuery('{ project(key: "NET") { name issueCount commentCount openCount } }')).data!;
    const before = await readNet(mel);
    expect(before).toMatchObject({ project: { commentCount: expect.any(Number) as number } });
    const { deletedProject, deletedProjectId } = (await remove(id, 'NET')) as unknown as DeletedPayload;
    expect(deletedProjectId).toBe(id);
    for (const user of [mel, rae, root]) {
      expect(await readNet(user)).toEqual({ project: null });
      expect(await keysOf(user)).not.toContain('NET');
      expect((await file(id, user)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    expect(await findStoreInconsistencies(server.store)).toEqual(wrongBefore);
    expect((await restore(deletedProject!.id, rae)).errors).toMatchObject([
      {
        code: 'FORBIDDEN',
        message: 'Only administrators can restore projects that other people have deleted.',
      },
    ]);
    expect(await restore(deletedProject!.id)).toEqual({ project: { id, key: 'NET' }, errors: [] });
    expect(await readNet(mel)).toEqual(before);
    expect(await findStoreInconsistencies(server.store)).toEqual(wrongBefore);
    const entry = { subject: 'NET', actor_id: mel.userId };
    expect(await server.readNewAuditEntries()).toMatchObject([
      { ...entry, action: 'project_deleted', details: { issues: expect.any(Number) as number } },
      { ...entry, action: 'project_restored' },
    ]);
    const events = '{ project(key: "NET") { events(first: 2) { nodes { kind actor { login } } } } }';
    expect((await mel.sendQuery(events)).data).toMatchObject({
      project: {
        events: {
          nodes: [
            { kind: 'PROJECT_RESTORED', actor: { login: 'mel' } },
            { kind: 'PROJECT_DELETED', actor: { login: 'mel' } },
          ],
        },
      },
    });
  });

  it('returns the first result of a repeated deletion or restoration', async () => {
    const id = await create('TWICE');
    await file(id, mel);
    const first = await remove(id, 'TWICE', { idempotencyKey: 'delete' });
    expect(await remove(id, 'TWICE', { idempotencyKey: 'delete' })).toEqual(first);
    const input = { id: (first as unknown as DeletedPayload).deletedProject!.id, idempotencyKey: 'restore' };
    const restored = await mel.mutate('restoreProject', input, 'project { id }');
    expect(restored).toMatchObject({ project: { id }, errors: [] });
    expect(await mel.mutate('restoreProject', input, 'project { id }')).toEqual(restored);
  });

  it('does not delete a project while a bulk operation is running in it', async () => {
    const id = await create('BULK');
    const project_id = Number(
      (await server.store.db.selectFrom('project').select('id').where('key', '=', 'BULK').execute())[0]!.id,
    );
    const operation = { project_id, number: 1, actor_id: null, query: null, change: null, comment: null };
    const times = { started_at: new Date(), ended_at: null, beat_at: null };
    await server.store.db
      .insertInto('bulk_operation')
      .values({ ...operation, ...times, state: 1, undo_of: null, message: null, runner: null })
      .execute();
    expect((await remove(id, 'BULK')).errors).toMatchObject([
      {
        code: 'CONFLICT',
        message: 'A bulk edit of BULK is running. Wait until it has finished, or cancel it, and try again.',
      },
    ]);
  });

  it('lists deleted projects for administrators, who can restore them for 30 days', async () => {
    const id = await create('GONE');
    await file(id, mel);
    const { deletedProject } = (await remove(id, 'GONE')) as unknown as DeletedPayload;
    const query =
      '{ deletedProjects { totalCount nodes { id key issueCount deletedBy { login } deletedAt removedAt } } }';
    const { data } = await root.sendQuery(query);
    const { nodes } = (data as { deletedProjects: { nodes: { deletedAt: string; removedAt: string }[] } })
      .deletedProjects;
    expect(nodes[0]).toMatchObject({
      id: deletedProject!.id,
      key: 'GONE',
      issueCount: 1,
      deletedBy: { login: 'mel' },
    });
    expect(Date.parse(nodes[0]!.removedAt) - Date.parse(nodes[0]!.deletedAt)).toBe(RETENTION_MS);
    expect((await mel.sendQuery(query)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);

    expect((await restore(deletedProject!.id, root)).errors).toEqual([]);
    await remove(id, 'GONE');
    await setProject('GONE', { deleted_at: new Date(Date.now() - RETENTION_MS - 1_000) });
    await removeExpiredProjects(server.store.background);
    expect((await restore(deletedProject!.id, root)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const remaining = await server.store.db
      .selectFrom('event')
      .select('sequence')
      .where('project_id', 'not in', (projects) =>
        projects.selectFrom('project').select('id').where('contents', '=', 'kept'),
      )
      .execute();
    expect(remaining).toEqual([]);
    expect((await mel.mutate('createProject', { key: 'GONE', name: 'Again' })).errors).toMatchObject([
      { message: 'The key GONE is not available. Choose another key.' },
    ]);
  });

  it('keeps invitations to a deleted project from being accepted', async () => {
    const id = await create('DOOR');
    const { secret } = await mel.mutate('createInvitation', { projectId: id, role: 'REPORTER' }, 'secret');
    await remove(id, 'DOOR');
    const invalid = [{ message: 'This invitation is invalid or has expired. Ask for a new one.' }];
    expect((await rae.mutate('acceptInvitation', { secret })).errors).toMatchObject(invalid);
  });
});
