/** Creating issues, mentions and references in their texts, and links between issues. */
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openMutationTestServer, type MutationTestServer } from '../../../../testing/writeTestServer';
import { encodeGlobalId } from '../../base/ids';

describeEachDatabaseEngine('creating and linking issues', (open) => {
  let server: MutationTestServer;

  beforeAll(async () => {
    server = await openMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const create = (input: Record<string, unknown>) =>
    server.mutate(
      'createIssue',
      { projectId: encodeGlobalId('Project', server.tracker.netId), ...input },
      ISSUE_PAYLOAD_FIELDS,
    );
  const link = (from: number, kind: string, to: number, name = 'linkIssues') =>
    server.mutate(
      name,
      { fromId: id(from), toId: id(to), kind },
      `${ISSUE_PAYLOAD_FIELDS} other { ...Fields }`,
    );
  const mentions = async (login: string) => server.findIssueNumbers(`mentions:${login}`);

  describe('createIssue', () => {
    it('creates an issue in the first state, with the next number', async () => {
      const { issue, errors } = await create({
        title: ' It breaks ',
        body: 'See #1',
        type: 'FEATURE',
        priority: 'HIGH',
        labelIds: [server.getGlobalId('Label', 3)],
        assigneeIds: [server.getUserGlobalId('mika')],
        milestoneId: server.getGlobalId('Milestone', 1),
        parentId: id(2),
        dueOn: '2025-01-01T00:00:00Z',
      });
      expect(errors).toEqual([]);
      expect(issue).toMatchObject({
        number: 121,
        title: 'It breaks',
        body: 'See #1',
        type: 'FEATURE',
        priority: 'HIGH',
        version: 1,
        state: { name: 'Untriaged' },
        author: { login: 'maintainer' },
        closedAt: null,
        locked: false,
        labels: { nodes: [{ name: 'component::net' }] },
        assignees: { nodes: [{ login: 'mika' }] },
        milestone: { title: '1.0' },
        parent: { number: 2 },
        dueOn: '2025-01-01T00:00:00.000Z',
        commentCount: 0,
        voteCount: 0,
      });
      expect(issue!.createdAt).toBe(issue!.updatedAt);
      expect(await server.readEventKinds(121)).toEqual(['opened']);
      expect(await server.findIssueNumbers('watching:@me')).toContain(121);
      expect(await server.findIssueNumbers('breaks')).toEqual([121]);
    });

    it('creates one issue per idempotency key, even for parallel requests', async () => {
      const input = { title: 'Only once', idempotencyKey: 'new' };
      const answers = await Promise.all([1, 2, 3, 4].map(() => create(input)));
      expect(new Set(answers.map(({ issue }) => issue!.number)).size).toBe(1);
      expect(await server.findIssueNumbers('"only once"')).toHaveLength(1);
    });

    it('assigns different numbers to concurrently created issues', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => create({ title: `Storm ${i}` })),
      );
      const numbers = answers.map(({ issue }) => issue!.number).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 10 }, (_, i) => numbers[0]! + i));
    });

    it('lets reporters create issues, but not set the fields of triagers', async () => {
      await server.setMaintainersRole('reporter');
      expect((await create({ title: 'Plain', type: 'QUESTION' })).errors).toEqual([]);
      for (const fields of [{ priority: 'HIGH' }, { dueOn: '2025-01-01T00:00:00Z' }, { parentId: id(2) }]) {
        const { issue, errors } = await create({ title: 'Sorted', ...fields });
        expect(issue).toBeNull();
        expect(errors).toMatchObject([{ code: 'FORBIDDEN', path: Object.keys(fields), requires: 'TRIAGER' }]);
      }
      await server.setMaintainersRole('reader');
      expect((await create({ title: 'Plain' })).errors).toMatchObject([
        { code: 'FORBIDDEN', message: 'Only reporters and higher roles can create issues.' },
      ]);
    });

    it('reports each invalid field', async () => {
      const { errors } = await create({ title: '', labelIds: [server.getGlobalId('Label', 99)] });
      expect(errors).toMatchObject([{ path: ['title'] }, { path: ['labelIds'], code: 'NOT_FOUND' }]);
      const elsewhere = await create({
        title: 'Where?',
        projectId: encodeGlobalId('Project', server.tracker.secId),
      });
      expect(elsewhere.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['projectId'] }]);
    });
  });

  describe('mentions and references in texts', () => {
    it('mention users while the text contains their login', async () => {
      const { issue } = await create({ title: 'For @mika', body: 'and @mika, @ada, @nobody' });
      const number = issue!.number;
      expect(await mentions('mika')).toContain(number);
      expect(await mentions('ada')).toContain(number);
      await server.mutate('updateIssue', { id: issue!.id, body: 'only you' }, ISSUE_PAYLOAD_FIELDS);
      // The title still mentions mika.
      expect(await mentions('mika')).toContain(number);
      expect(await mentions('ada')).not.toContain(number);
      await server.mutate('updateIssue', { id: issue!.id, title: 'For nobody' }, ISSUE_PAYLOAD_FIELDS);
      expect(await mentions('mika')).not.toContain(number);
    });

    it('record a reference in the named issues once', async () => {
      const before = await server.readIssue(70);
      const { issue } = await create({ title: 'Like NET-70', body: '#70, NET-71, SEC-1, #9999 and #72-x' });
      await server.mutate('updateIssue', { id: issue!.id, body: '#70 and #73' }, ISSUE_PAYLOAD_FIELDS);
      await server.mutate('updateIssue', { id: issue!.id, body: 'nothing' }, ISSUE_PAYLOAD_FIELDS);
      await server.mutate('updateIssue', { id: issue!.id, body: '#73 again' }, ISSUE_PAYLOAD_FIELDS);
      for (const named of [70, 71, 73])
        expect(await server.readEventKinds(named)).toEqual(['opened', 'referenced']);
      expect(await server.readEventKinds(72)).not.toContain('referenced');
      // A reference does not change the referenced issue.
      expect(await server.readIssue(70)).toEqual(before);
    });
  });

  describe('links between issues', () => {
    it('appear in both issues and are removed from both', async () => {
      const { issue, errors, other } = await link(80, 'BLOCKS', 82);
      expect(errors).toEqual([]);
      expect(issue!.links.nodes).toEqual([{ kind: 'BLOCKS', to: { number: 82 } }]);
      expect(other.links.nodes).toEqual([{ kind: 'BLOCKED_BY', to: { number: 80 } }]);
      const version = await server.readProjectVersion();
      await link(82, 'BLOCKED_BY', 80);
      expect(await server.readProjectVersion()).toBe(version);
      await link(82, 'BLOCKED_BY', 80, 'unlinkIssues');
      expect((await server.readIssue(80)).links.nodes).toEqual([]);
      expect(await server.readEventKinds(82)).toEqual(['opened', 'linked', 'unlinked']);
    });

    it('store one "relates" link, whichever end it was created from', async () => {
      await link(85, 'RELATES', 86);
      const version = await server.readProjectVersion();
      await link(86, 'RELATES', 85);
      expect(await server.readProjectVersion()).toBe(version);
      await link(86, 'RELATES', 85, 'unlinkIssues');
      expect((await server.readIssue(85)).links.nodes).toEqual([]);
    });

    it('set the parent of a child, and leave a child of another parent unchanged', async () => {
      expect((await link(90, 'CHILD', 91)).other).toMatchObject({ parent: { number: 90 } });
      await link(92, 'CHILD', 91, 'unlinkIssues');
      expect(await server.readIssue(91)).toMatchObject({ parent: { number: 90 } });
      expect((await link(91, 'CHILD', 90)).errors).toMatchObject([
        { message: 'NET-91 is a sub-issue of this issue and cannot be its parent.' },
      ]);
      await link(90, 'CHILD', 91, 'unlinkIssues');
      expect(await server.readIssue(91)).toMatchObject({ parent: null });
    });

    it('reject cycles of duplicates and links to the issue itself', async () => {
      await link(95, 'DUPLICATES', 96);
      expect((await link(96, 'DUPLICATES', 95)).errors).toMatchObject([{ code: 'DUPLICATE_CYCLE' }]);
      expect((await link(95, 'DUPLICATED_BY', 96)).errors).toMatchObject([{ code: 'DUPLICATE_CYCLE' }]);
      expect((await link(97, 'DUPLICATES', 95)).issue).toMatchObject({
        links: { nodes: [{ kind: 'DUPLICATES', to: { number: 96 } }] },
      });
      // A link that was moved to the end of the chain can be removed with the original target.
      expect((await link(97, 'DUPLICATES', 95, 'unlinkIssues')).issue).toMatchObject({
        links: { nodes: [] },
      });
      expect((await link(95, 'BLOCKS', 95)).errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
      expect((await link(95, 'BLOCKS', 9999)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['toId'] }]);
    });

    it('require the triager role', async () => {
      await server.setMaintainersRole('reporter');
      expect((await link(95, 'BLOCKS', 98)).errors).toMatchObject([{ requires: 'TRIAGER' }]);
    });
  });

  it('leave a consistent store', async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });
});

const ISSUE_PAYLOAD_FIELDS = `issue { ...Fields } errors { ...Errors }`;
