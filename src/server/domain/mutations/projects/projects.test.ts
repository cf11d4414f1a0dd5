/** Mutations of labels, milestones and projects. */
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';
import { encodeGlobalId } from '../../base/ids';

describeEachDatabaseEngine('labels, milestones and projects', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const projectId = () => encodeGlobalId('Project', server.tracker.netId);
  const label = (name: string, input: Record<string, unknown>) =>
    server.mutate(`${name}Label`, input, 'label { id name color description } errors { ...Errors }');
  const milestone = (name: string, input: Record<string, unknown>) =>
    server.mutate(
      `${name}Milestone`,
      input,
      'milestone { id title description dueOn state } errors { ...Errors }',
    );
  const project = (name: string, input: Record<string, unknown>) =>
    server.mutate(
      `${name}Project`,
      input,
      'project { id key name description visibility version viewerCan } errors { ...Errors }',
    );

  it('creates a label that issues can use immediately', async () => {
    const { label: made, errors } = await label('create', {
      projectId: projectId(),
      name: ' os::linux ',
      color: '#00FF00',
    });
    expect(errors).toEqual([]);
    expect(made).toMatchObject({ name: 'os::linux', color: '#00ff00', description: null });
    await server.mutate(
      'updateIssue',
      { id: server.getGlobalId('Issue', 7), addLabelIds: [made.id] },
      'errors { ...Errors }',
    );
    expect(await server.findIssueNumbers('label:os::*')).toEqual([7]);
  });

  it('changes a label on all its issues', async () => {
    const found = await server.findIssueNumbers('label:crash');
    const { label: changed } = await label('update', {
      id: server.getGlobalId('Label', 1),
      name: 'Crashes',
      description: 'It ends',
    });
    expect(changed).toMatchObject({ name: 'Crashes', color: '#000000', description: 'It ends' });
    expect(await server.findIssueNumbers('label:crashes')).toEqual(found);
    expect((await server.readIssue(8)).labels.nodes).toContainEqual({ name: 'Crashes' });
  });

  it('rejects duplicate and invalid labels', async () => {
    const make = (name: string, more = {}) => label('create', { projectId: projectId(), name, ...more });
    expect((await make('PERF')).errors).toMatchObject([
      { path: ['name'], message: 'A label named perf already exists.' },
    ]);
    expect(
      (await label('update', { id: server.getGlobalId('Label', 2), name: 'component::NET' })).errors,
    ).toHaveLength(1);
    expect((await label('update', { id: server.getGlobalId('Label', 2), name: 'PERF' })).errors).toEqual([]);
    for (const name of ['', 'a::b::c', '::b', 'x'.repeat(61)]) {
      expect((await make(name)).errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['name'] }]);
    }
    expect((await make('fine', { color: 'red' })).errors).toMatchObject([{ path: ['color'] }]);
    expect((await label('update', { id: server.getGlobalId('Label', 99) })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  it('creates, edits, closes and reopens a milestone', async () => {
    const made = await milestone('create', {
      projectId: projectId(),
      title: '2.0',
      dueOn: '2026-01-01T00:00:00Z',
    });
    expect(made.milestone).toMatchObject({ title: '2.0', dueOn: '2026-01-01T00:00:00.000Z', state: 'OPEN' });
    const { id } = made.milestone;
    const closed = await milestone('update', { id, closed: true, dueOn: null, description: 'Done' });
    expect(closed.milestone).toMatchObject({
      state: 'CLOSED',
      dueOn: null,
      description: 'Done',
      title: '2.0',
    });
    expect((await milestone('update', { id, closed: false })).milestone).toMatchObject({ state: 'OPEN' });
    expect((await milestone('update', { id, title: '1.0' })).errors).toMatchObject([{ path: ['title'] }]);
    const version = await server.readProjectVersion();
    await milestone('update', { id, title: '2.0', closed: false });
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('creates a project and makes its creator the maintainer', async () => {
    const { project: made, errors } = await project('create', {
      key: 'WEB',
      name: 'Web',
      visibility: 'PRIVATE',
    });
    expect(errors).toEqual([]);
    expect(made).toMatchObject({ key: 'WEB', name: 'Web', visibility: 'PRIVATE', version: '0' });
    expect(made.viewerCan).toContain('MAINTAIN');
    const { issue } = await server.mutate(
      'createIssue',
      { projectId: made.id, title: 'First' },
      'issue { number state { name } }',
    );
    expect(issue).toEqual({ number: 1, state: { name: 'Untriaged' } });
    expect((await project('create', { key: 'WEB', name: 'Again' })).errors).toMatchObject([
      { path: ['key'], message: 'The key WEB is not available. Choose another key.' },
    ]);
    expect((await project('create', { key: 'web', name: '' })).errors).toMatchObject([
      { path: ['key'] },
      { path: ['name'] },
    ]);
  });

  it('edits the name, description and visibility of a project', async () => {
    const { project: changed } = await project('update', {
      id: projectId(),
      name: 'Networks',
      visibility: 'INTERNAL',
    });
    expect(changed).toMatchObject({
      key: 'NET',
      name: 'Networks',
      description: 'Packets',
      visibility: 'INTERNAL',
    });
    expect(await server.readEventKinds(0)).toContain('project_changed');
  });

  it('requires the maintainer role', async () => {
    await server.setMaintainersRole('developer');
    const asked = [
      await label('create', { projectId: projectId(), name: 'new' }),
      await label('update', { id: server.getGlobalId('Label', 1), name: 'new' }),
      await milestone('create', { projectId: projectId(), title: 'new' }),
      await milestone('update', { id: server.getGlobalId('Milestone', 1), title: 'new' }),
      await project('update', { id: projectId(), name: 'new' }),
    ];
    for (const { errors } of asked)
      expect(errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'MAINTAINER' }]);
  });

  it('leaves a consistent store', async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });
});
