import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import type { AuditEntryRow } from '../../store/read/audit';
import { encodeGlobalId } from '../base/ids';
import { toAuditDetails } from './auditLog';

interface AuditLogQueryData {
  audit: {
    totalCount: number;
    nodes: { id: string; action: string; subject: string | null }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  };
}

describeEachDatabaseEngine('the audit log', (open) => {
  let server: MultiUserTestServer;
  let root: SignedInTestUser;
  let mel: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    root = await server.createPerson('root', { administrator: true });
    mel = await server.createPerson('mel', { role: 'maintainer' });
    const projectId = encodeGlobalId('Project', server.tracker.netId);
    await mel.mutate('setMember', { projectId, login: 'mika', role: 'READER' });
    await mel.mutate('createApiToken', { name: 'a', scope: 'READ' });
    await root.mutate('createUser', { login: 'zoe', name: 'Zoe' });
    await mel.mutate('createProject', { key: 'WEB', name: 'Web' });
    await mel.mutate('updateProject', { id: projectId, visibility: 'INTERNAL' });
    const change = { priority: 'HIGH' };
    await mel.mutate('bulkUpdateIssues', { projectId, query: 'number:3', change });
    await mel.mutate('bulkUpdateIssues', { projectId, query: 'number:4', change, dryRun: true });
  });
  afterAll(() => server.close());

  const page = async (args: string) => {
    const fields =
      'totalCount nodes { id action subject } pageInfo { hasNextPage hasPreviousPage endCursor }';
    return ((await root.sendQuery(`{ audit(${args}) { ${fields} } }`)).data as unknown as AuditLogQueryData)
      .audit;
  };
  const actions = async (args: string) => (await page(args)).nodes.map(({ action }) => action);
  const ALL = [
    'BULK_STARTED',
    'PROJECT_CHANGED',
    'PROJECT_CREATED',
    'USER_CREATED',
    'TOKEN_CREATED',
    'MEMBER_CHANGED',
  ];

  it('lists entries newest first, in pages', async () => {
    expect(await actions('first: 50')).toEqual(ALL);
    const first = await page('first: 2');
    expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const rest = await page(`first: 4, after: "${first.pageInfo.endCursor}"`);
    expect([...first.nodes, ...rest.nodes].map(({ action }) => action)).toEqual(ALL);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('records the actor, action, subject and client of a change', async () => {
    const fields = 'nodes { action subject address userAgent actor { login } details { name value } }';
    const { data } = await root.sendQuery(`{ audit(actions: [PROJECT_CHANGED]) { ${fields} } }`);
    expect(data).toMatchObject({
      audit: {
        nodes: [{ subject: 'NET', address: '127.0.0.1', actor: { login: 'mel' } }],
      },
    });
    const { nodes } = (data as { audit: { nodes: { details: unknown[] }[] } }).audit;
    expect(new Set(nodes[0]!.details)).toEqual(
      new Set([
        { name: 'fields', value: 'visibility' },
        { name: 'from', value: 'public' },
        { name: 'to', value: 'internal' },
      ]),
    );
  });

  it('filters by action, subject, login and address', async () => {
    expect(await actions('actions: [TOKEN_CREATED, USER_CREATED]')).toEqual([
      'USER_CREATED',
      'TOKEN_CREATED',
    ]);
    expect(await actions('matching: "ZO"')).toEqual(['USER_CREATED']);
    expect(await actions('matching: "roo"')).toEqual(['USER_CREATED']);
    expect(await actions('matching: "127.0.0"')).toEqual(ALL);
    expect(await page('matching: "mel", actions: [MEMBER_CHANGED]')).toMatchObject({ totalCount: 1 });
    expect(await actions('matching: "%"')).toEqual([]);
    expect(await actions('actions: []')).toEqual([]);
  });

  it('records the undo of a bulk edit', async () => {
    const id = encodeGlobalId('BulkOperation', server.tracker.netId, 1);
    await mel.mutate('undoBulkOperation', { id });
    expect((await page('first: 1')).nodes).toMatchObject([{ action: 'BULK_UNDONE', subject: 'NET' }]);
  });

  it('rejects viewers who are not administrators, and tokens without admin scope', async () => {
    const { id } = (await page('first: 1')).nodes[0]!;
    const node = `{ node(id: "${id}") { id } }`;
    expect((await root.sendQuery(node)).data).toEqual({ node: { id } });
    for (const asker of [mel, await root.createClientWithScope('write')]) {
      expect((await asker.sendQuery(node)).data).toEqual({ node: null });
      const { data, errors } = await asker.sendQuery('{ audit { totalCount } }');
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
  });
});

test.each([
  [{ way: 'password' }, [{ name: 'method', value: 'password' }]],
  [{ method: 'password' }, [{ name: 'method', value: 'password' }]],
  [
    { scope: 'write', days: 90 },
    [
      { name: 'scope', value: 'write' },
      { name: 'expires in days', value: '90' },
    ],
  ],
  [{ scope: 'read', days: null }, [{ name: 'scope', value: 'read' }]],
  [{ sessions: 3 }, [{ name: 'ended sessions', value: '3' }]],
])('shows the stored audit details %j', (details, shown) => {
  expect(toAuditDetails({ details } as unknown as AuditEntryRow)).toEqual(shown);
});
