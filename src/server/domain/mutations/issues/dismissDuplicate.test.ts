import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openCheckedMutationTestServer } from '../../../../testing/openCheckedMutationTestServer';
import type { MutationTestServer } from '../../../../testing/writeTestServer';
import { readDismissedDuplicates } from '../../../store/read/duplicateDismissals';

describeEachDatabaseEngine('pairs of issues that are no duplicates', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openCheckedMutationTestServer(open);
  });
  afterAll(() => server.close());

  const id = (number: number) => server.getGlobalId('Issue', number);
  const mutate = async (name: string, input: Record<string, unknown>) => {
    const payload = await server.mutate(name, input, 'errors { ...Errors }');
    return payload.errors.map(({ code, message }) => `${code} ${message}`);
  };
  const dismiss = (number: number, other: number, undo?: boolean) =>
    mutate('dismissDuplicate', { issueId: id(number), otherId: id(other), undo });
  const read = async (...numbers: number[]) =>
    Object.fromEntries(
      [...(await readDismissedDuplicates(server.store.db, server.tracker.netId, numbers))].map(
        ([number, others]) => [number, [...others].sort((a, b) => a - b)],
      ),
    );

  it('are remembered in both directions until the undo, each with an event of both issues', async () => {
    const before = await server.readIssue(10);
    expect(await dismiss(10, 8)).toEqual([]);
    expect(await dismiss(10, 12)).toEqual([]);
    expect(await read(8, 10, 11)).toEqual({ 8: [10], 10: [8, 12] });
    expect(await server.readIssue(10)).toMatchObject({
      version: before.version + 2,
      updatedAt: before.updatedAt,
    });
    expect((await server.readEventKinds(8)).at(-1)).toBe('duplicate_dismissed');
    expect(await dismiss(8, 10, true)).toEqual([]);
    expect(await read(8, 10)).toEqual({ 10: [12] });
    expect((await server.readEventKinds(10)).at(-1)).toBe('duplicate_dismissal_removed');
  });

  it('changes nothing if it is repeated', async () => {
    await dismiss(20, 21);
    const version = await server.readProjectVersion();
    expect(await dismiss(21, 20)).toEqual([]);
    await dismiss(20, 21, true);
    expect(await dismiss(20, 21, true)).toEqual([]);
    expect(await server.readProjectVersion()).toBe(version + 2);
  });

  it('have no effect while the issues are linked as duplicates', async () => {
    await dismiss(30, 31);
    const link = { fromId: id(30), toId: id(31), kind: 'DUPLICATES' };
    expect(await mutate('linkIssues', link)).toEqual([]);
    expect(await read(30, 31)).toEqual({});
    expect(await mutate('unlinkIssues', link)).toEqual([]);
    expect(await read(30, 31)).toEqual({ 30: [31], 31: [30] });
  });

  it('are forgotten when one of the issues is deleted', async () => {
    await dismiss(40, 41);
    await dismiss(42, 40);
    expect(await mutate('deleteIssue', { id: id(40) })).toEqual([]);
    expect(await read(40, 41, 42)).toEqual({});
  });

  it('must be two existing issues of one project', async () => {
    expect(await dismiss(50, 50)).toEqual(['VALIDATION_FAILED An issue cannot be a duplicate of itself.']);
    expect(await dismiss(50, 9999)).toEqual(['NOT_FOUND Issue NET-9999 not found.']);
    expect(
      await mutate('dismissDuplicate', {
        issueId: id(50),
        otherId: server.getGlobalIdInProject('SEC', 'Issue', 1),
      }),
    ).toEqual(['NOT_FOUND Issue not found in this project.']);
  });
});
