/** Labels and milestones of a project: their issue counts and their order. */
import { parseLabelScope } from '../../../shared/validation/labels';
import { createBulkTestServer } from '../../../testing/bulkTestServer';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { encodeGlobalId } from '../../domain/base/ids';

interface LabelAndMilestoneCounts {
  labels: { nodes: { name: string; openCount: number }[] };
  milestones: { nodes: { title: string; number: number; openCount: number; issueCount: number }[] };
}

describeEachDatabaseEngine('labels and milestones of a project', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());

  const ask = async <T>(fields: string): Promise<T> => {
    const query = `{ project(key: "NET") { ${fields} } }`;
    return (await server.postAsMaintainer({ query })).json<{ data: { project: T } }>().data.project;
  };
  const made = async (name: string) => {
    const input = { projectId: encodeGlobalId('Project', server.tracker.netId), name };
    return (await server.mutate('createLabel', input, 'label { id } errors { ...Errors }')).label;
  };
  const expectExact = async () => {
    const { labels, milestones } =
      await ask<LabelAndMilestoneCounts>(`labels(first: 50) { nodes { name openCount } }
      milestones(first: 50) { nodes { title number openCount issueCount } }`);
    for (const { name, openCount } of labels.nodes) {
      expect({ name, openCount }).toEqual({
        name,
        openCount: (await server.findIssueNumbers(`is:open label:"${name}"`)).length,
      });
    }
    for (const { title, openCount, issueCount } of milestones.nodes) {
      expect({ title, openCount, issueCount }).toEqual({
        title,
        openCount: (await server.findIssueNumbers(`is:open milestone:"${title}"`)).length,
        issueCount: (await server.findIssueNumbers(`milestone:"${title}"`)).length,
      });
    }
    expect(labels.nodes.some(({ openCount }) => openCount > 0)).toBe(true);
    expect(
      milestones.nodes.some(({ openCount, issueCount }) => 0 < openCount && openCount < issueCount),
    ).toBe(true);
  };

  it('have issue counts that are current after each change', async () => {
    const set = (input: object) =>
      server.mutate('updateIssue', { id: server.getGlobalId('Issue', 2), ...input }, 'errors { ...Errors }');
    await set({ milestoneId: server.getGlobalId('Milestone', 1) });
    await server.mutate(
      'setIssueState',
      { id: server.getGlobalId('Issue', 4), stateId: server.getStateGlobalId('Done') },
      'errors { ...Errors }',
    );
    await server.mutate(
      'updateIssue',
      { id: server.getGlobalId('Issue', 4), milestoneId: server.getGlobalId('Milestone', 1) },
      'errors { ...Errors }',
    );
    await expectExact();
    const { id } = await made('counted');
    await set({ addLabelIds: [id] });
    await expectExact();
    await server.mutate('updateLabel', { id, name: 'counted::again' }, 'errors { ...Errors }');
    await expectExact();
  });

  it('need a constant number of statements for any number of labels', async () => {
    const countStatements = async (first: number): Promise<number> => {
      server.statements.length = 0;
      await ask(`labels(first: ${first}) { nodes { name openCount } }`);
      return server.statements.length;
    };
    await countStatements(1);
    // Caches save up to three statements, at times that the test does not determine.
    expect(await countStatements(50)).toBeLessThanOrEqual((await countStatements(1)) + 3);
  });

  it('are ordered by scope with unscoped labels first for LabelSortOrder.SCOPE', async () => {
    for (const name of ['os::windows', 'zz', 'Area::b', 'area::A']) await made(name);
    const { labels } = await ask<LabelAndMilestoneCounts>(
      'labels(first: 50, orderBy: SCOPE) { nodes { name openCount } }',
    );
    const names = labels.nodes.map(({ name }) => name);
    const scopes = names.map((name) => parseLabelScope(name) ?? '');
    expect(scopes[0]).toBe('');
    expect(scopes).toEqual([...scopes].sort());
    expect(names.filter((name) => parseLabelScope(name) === 'area')).toEqual(['area::A', 'Area::b']);
  });

  it('are ordered by the best match, then by open issues, for LabelSortOrder.USAGE', async () => {
    for (const name of ['my os', 'os', 'macos', 'os::linux', 'os::plan9']) await made(name);
    const { labels: all } = await ask<LabelAndMilestoneCounts>(
      'labels(first: 50, orderBy: USAGE) { nodes { name openCount } }',
    );
    const counts = all.nodes.map(({ openCount }) => openCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(0);
    const { labels } = await ask<LabelAndMilestoneCounts>(
      'labels(first: 50, orderBy: USAGE, matching: "OS") { nodes { name openCount } }',
    );
    const names = labels.nodes.map(({ name }) => name);
    expect(names[0]).toBe('os');
    expect(names.slice(-2)).toEqual(['my os', 'macos']);
  });

  it('include a milestone by its number with its description as HTML', async () => {
    const id = server.getGlobalId('Milestone', 1);
    await server.mutate(
      'updateMilestone',
      { id, description: '**All** <script>x</script>' },
      'errors { ...Errors }',
    );
    const found = await ask<Record<'it' | 'none', { id: string; descriptionHTML: string } | null>>(
      'it: milestone(number: 1) { id descriptionHTML } none: milestone(number: 99) { id descriptionHTML }',
    );
    expect(found.none).toBeNull();
    expect(found.it?.id).toBe(id);
    expect(found.it?.descriptionHTML).toContain('<strong>All</strong>');
    expect(found.it?.descriptionHTML).not.toContain('<script');
  });

  it('are linked from events to the bulk operation that caused them', async () => {
    const { number } = await createBulkTestServer(server).runBulkUpdateToEnd({
      ids: [server.getGlobalId('Issue', 7)],
      change: { priority: 'URGENT' },
    });
    await server.mutate(
      'updateIssue',
      { id: server.getGlobalId('Issue', 7), priority: 'LOW' },
      'errors { ...Errors }',
    );
    const { events, issue } = await ask<{
      events: { nodes: { bulkOperation: { number: number } | null }[] };
      issue: { timeline: { nodes: { bulkOperation?: { number: number } | null }[] } };
    }>(`events(first: 2, issue: 7) { nodes { bulkOperation { number } } }
      issue(number: 7) { timeline(last: 2) { nodes { ... on IssueEvent { bulkOperation { number } } } } }`);
    expect(events.nodes).toEqual([{ bulkOperation: null }, { bulkOperation: { number } }]);
    expect(issue.timeline.nodes).toEqual([{ bulkOperation: { number } }, { bulkOperation: null }]);
  });
});
