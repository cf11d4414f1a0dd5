import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';
import { encodeGlobalId } from '../../base/ids';
import { findTasks } from '../../markdown/tasks';

const TEXT = '- [ ] build\n- [x] test\n- [ ] ship';

describeEachDatabaseEngine('tasks of descriptions and comments', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const findTaskId = (text: string, index: number) => findTasks(text)[index]!.id;
  const setTask = (subjectId: string, task: string, done: boolean) =>
    server.mutate(
      'setTask',
      { subjectId, task, done },
      'issue { body version } comment { body editedAt } errors { ...Errors }',
    );
  const write = async (number: number, body: string) => {
    const { errors } = await server.mutate('updateIssue', { id: id(number), body }, 'errors { ...Errors }');
    expect(errors).toEqual([]);
  };

  it('changes the box in the description and records an edit of it', async () => {
    await write(10, TEXT);
    const { issue, comment, errors } = await setTask(id(10), findTaskId(TEXT, 2), true);
    expect(errors).toEqual([]);
    expect(comment).toBeNull();
    expect(issue).toMatchObject({ body: '- [ ] build\n- [x] test\n- [x] ship' });
    expect((await server.readEventKinds(10)).slice(-1)).toEqual(['body_edited']);
    const version = await server.readProjectVersion();
    expect((await setTask(id(10), findTaskId(TEXT, 2), true)).errors).toEqual([]);
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('keeps the numbers of tasks of the description', async () => {
    const readCounts = async (number: number) => {
      const { taskCount, completedTaskCount } = await server.readIssue(number);
      return [taskCount, completedTaskCount];
    };
    await write(15, TEXT);
    expect(await readCounts(15)).toEqual([3, 1]);
    await setTask(id(15), findTaskId(TEXT, 2), true);
    expect(await readCounts(15)).toEqual([3, 2]);
    await write(15, 'No tasks');
    expect(await readCounts(15)).toEqual([0, 0]);
    const undone = await server.mutate(
      'updateIssue',
      { id: id(15), body: TEXT.replace('[ ] ship', '[x] ship'), undo: true },
      'errors { ...Errors }',
    );
    expect(undone.errors).toEqual([]);
    expect(await readCounts(15)).toEqual([3, 2]);
    await server.mutate('purgeText', { issueId: id(15), text: '- [x] test' }, 'errors { ...Errors }');
    expect(await readCounts(15)).toEqual([2, 1]);
    const created = await server.mutate(
      'createIssue',
      { projectId: encodeGlobalId('Project', server.tracker.netId), title: 'Tasks', body: TEXT },
      'issue { ...Fields } errors { ...Errors }',
    );
    expect(created.issue).toMatchObject({ taskCount: 3, completedTaskCount: 1 });
  });

  it('does not count the tasks of comments', async () => {
    await server.mutate('addComment', { issueId: id(16), body: TEXT }, 'errors { ...Errors }');
    expect(await server.readIssue(16)).toMatchObject({ taskCount: 0, completedTaskCount: 0 });
  });

  it('changes the box in a comment', async () => {
    const { comment } = await server.mutate(
      'addComment',
      { issueId: id(11), body: TEXT },
      'comment { id } errors { ...Errors }',
    );
    const result = await setTask(comment.id, findTaskId(TEXT, 1), false);
    expect(result.errors).toEqual([]);
    expect(result.comment).toMatchObject({ body: '- [ ] build\n- [ ] test\n- [ ] ship' });
    expect(result.comment).toMatchObject({ editedAt: expect.any(String) as string });
  });

  it('finds the task again in a text that has changed', async () => {
    const changed = `Intro\n\n- [ ] prepare\n${TEXT}`;
    await write(12, changed);
    const { issue } = await setTask(id(12), findTaskId(TEXT, 0), true);
    expect(issue).toMatchObject({ body: changed.replace('[ ] build', '[x] build') });
  });

  it('reports a conflict and changes nothing if the task is no longer in the text', async () => {
    const changed = TEXT.replace('build', 'build all');
    await write(13, changed);
    const { errors } = await setTask(id(13), findTaskId(TEXT, 0), true);
    expect(errors).toMatchObject([{ code: 'CONFLICT', path: ['task'] }]);
    expect(await server.readIssue(13)).toMatchObject({ body: changed });
  });

  it('requires the permission to edit the text, also if the task already has the requested state', async () => {
    await write(14, TEXT);
    await server.setMaintainersRole('triager');
    for (const task of [0, 1]) {
      const { errors } = await setTask(id(14), findTaskId(TEXT, task), true);
      expect(errors).toMatchObject([{ code: 'FORBIDDEN', requires: 'DEVELOPER' }]);
    }
  });
});
