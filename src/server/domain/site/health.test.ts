import type { SearchIndexLag } from '../../search/createSearchService';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { CachedSiteStatus } from './CachedSiteStatus';

const HEALTH_QUERY = `{ health { version engine databaseVersion databaseBytes uptime memoryBytes indexBytes
  eventLagSeconds eventLoopMs projects { project { key } inMemory behind } jobs { operation { number } project { key } } } }`;

describeEachDatabaseEngine('information about the installation', (open) => {
  let server: MultiUserTestServer;
  let root: SignedInTestUser;
  let lags: SearchIndexLag[] = [];

  beforeAll(async () => {
    const site = '{ site { demo oidc needsSetup demoLogins { login role administrator } } }';
    const measureMemoryUsage = async () => ({ projects: { [server.tracker.netId]: 700 }, lists: 50 });
    const runtime = { version: '1.2.3', index: { getIndexLags: () => lags, measureMemoryUsage } };
    server = await openMultiUserTestServer(open, { operations: { site }, runtime });
    root = await server.createPerson('root', { administrator: true });
  });
  afterAll(() => server.close());

  const site = async () =>
    (await server.postAnonymously({ documentId: 'site' })).json<{ data: { site: Record<string, unknown> } }>()
      .data.site;

  it('reports system health to administrators', async () => {
    const { data } = await root.sendQuery(HEALTH_QUERY);
    expect(data).toMatchObject({
      health: {
        engine: server.store.engine,
        databaseVersion: expect.stringMatching(/^PostgreSQL \d/) as unknown,
        version: '1.2.3',
        indexBytes: 750,
        eventLagSeconds: 0,
        jobs: [],
        projects: [
          { project: { key: 'NET' }, inMemory: false, behind: 0 },
          { project: { key: 'SEC' }, inMemory: false, behind: 0 },
        ],
      },
    });
    const { databaseBytes, memoryBytes, uptime, eventLoopMs } = data!['health'] as Record<string, number>;
    expect(databaseBytes).toBeGreaterThan(1_000_000);
    expect(memoryBytes).toBeGreaterThan(10_000_000);
    expect(uptime).toBeGreaterThan(0);
    expect(eventLoopMs).toBeGreaterThanOrEqual(0);
    for (const asker of [
      await server.createPerson('mel', { role: 'maintainer' }),
      await root.createClientWithScope('write'),
    ]) {
      expect((await asker.sendQuery(HEALTH_QUERY)).errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN' } },
      ]);
    }
  });

  it('reports how far indexes lag, and since when', async () => {
    const { db } = server.store;
    const { netId: projectId } = server.tracker;
    const ofNet = db.selectFrom('project').select('version').where('id', '=', projectId);
    const { version } = await ofNet.executeTakeFirstOrThrow();
    const changed = db
      .updateTable('event')
      .where('project_id', '=', projectId)
      .where('sequence', '=', version);
    await changed.set({ created_at: new Date(Date.now() - 5_000), source_id: null }).execute();
    lags = [
      { projectId, index: 'columns', version: version - 1, behind: 1 },
      { projectId, index: 'words', version, behind: 0 },
    ];
    const { health } = (await root.sendQuery(HEALTH_QUERY)).data as { health: Record<string, unknown> };
    expect(health['projects']).toMatchObject([{ inMemory: true, behind: 1 }, { behind: 0 }]);
    expect(health['eventLagSeconds']).toBeGreaterThanOrEqual(5);
    expect(health['eventLagSeconds']).toBeLessThan(30);
    // Imported events are old and do not count as a delay of the search index.
    await changed.set({ source_id: 'there' }).execute();
    expect((await root.sendQuery(HEALTH_QUERY)).data).toMatchObject({ health: { eventLagSeconds: 0 } });
  });

  it('lists running bulk edits', async () => {
    const job = {
      project_id: server.tracker.netId,
      number: 1,
      actor_id: null,
      query: null,
      change: '{}',
      comment: null,
    };
    await server.store.db
      .insertInto('bulk_operation')
      .values({
        ...job,
        state: 1,
        undo_of: null,
        started_at: new Date(),
        ended_at: null,
        message: null,
        runner: 'another',
        beat_at: new Date(),
      })
      .execute();
    expect((await root.sendQuery(HEALTH_QUERY)).data).toMatchObject({
      health: { jobs: [{ operation: { number: 1 }, project: { key: 'NET' } }] },
    });
  });

  it('tells everyone whether setup is required and which demo logins exist', async () => {
    expect(await site()).toEqual({ demo: false, oidc: false, needsSetup: true, demoLogins: [] });
    const { db } = server.store;
    await db
      .updateTable('app_user')
      .set({ password_hash: 'hash' })
      .where('login', 'in', ['root', 'maintainer'])
      .execute();
    expect(await site()).toMatchObject({ needsSetup: false, demoLogins: [] });
    await db.insertInto('setting').values({ key: 'demo_users', value: 'ready' }).execute();
    // A second server process on the same database also finds out that this is a demo, and lists its logins.
    const started = new CachedSiteStatus(server.store);
    expect(await started.isDemo()).toBe(true);
    expect(await started.getDemoLogins()).toMatchObject([{ login: 'maintainer', administrator: false }]);
    await db.updateTable('app_user').set({ disabled: true }).where('login', '=', 'root').execute();
    expect(await new CachedSiteStatus(server.store).needsSetup()).toBe(true);
  });
});
