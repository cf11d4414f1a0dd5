import { describeEachDatabaseEngine } from '../../testing/databases';
import type { DatabaseStore } from '../store/DatabaseStore';
import { createDemoTracker } from './createDemoTracker';
import { markDemoUnfinished, readDemoState } from './demoState';

const DEMO_CURRENT_TIME = new Date('2026-03-01T12:00:00Z');

describeEachDatabaseEngine('createDemo', (open) => {
  const counts = async ({ db }: DatabaseStore) => {
    const count = async (
      table: 'issue' | 'comment' | 'event' | 'app_user' | 'label' | 'milestone' | 'membership',
    ) =>
      Number(
        (await db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count,
      );
    return {
      issues: await count('issue'),
      comments: await count('comment'),
      events: await count('event'),
      people: await count('app_user'),
      labels: await count('label'),
      milestones: await count('milestone'),
      members: await count('membership'),
    };
  };

  const idOf = async ({ db }: DatabaseStore, key: string) =>
    (await db.selectFrom('project').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;

  it('fills an empty database and reports its progress', async () => {
    const store = await open();
    expect(await readDemoState(store)).toBe('empty');
    const started: string[] = [];
    let completed = 0;
    await createDemoTracker(store, {
      issues: 300,
      now: DEMO_CURRENT_TIME,
      progress: {
        start: (title, total) => started.push(`${title}: ${total}`),
        advance: (units) => {
          if (started.length === 1) completed += units;
        },
        finish: () => undefined,
      },
    });
    expect(await readDemoState(store)).toBe('demo');
    expect(started[0]).toBe('Creating the demo tracker: 300');
    expect(completed).toBe(300);
    const project = await store.db.selectFrom('project').selectAll().executeTakeFirstOrThrow();
    const all = await counts(store);
    expect(project).toMatchObject({
      key: 'NET',
      issue_counter: 300,
      issue_count: all.issues,
      comment_counter: all.comments,
      version: all.events,
    });
    expect(all).toMatchObject({ issues: 300, people: 400, members: 400 });
    expect(all.labels).toBeGreaterThan(280);
    expect(all.milestones).toBeGreaterThan(55);
    const demoUsers = await store.db
      .selectFrom('app_user')
      .select('login')
      .where('login', 'in', ['admin', 'maintainer', 'developer', 'triager', 'reporter', 'reader'])
      .execute();
    expect(demoUsers).toHaveLength(6);
  });

  it('replaces an unfinished demo and keeps other projects', async () => {
    const store = await open();
    await createDemoTracker(store, { issues: 20, projectKey: 'OLD', now: DEMO_CURRENT_TIME });
    await createDemoTracker(store, { issues: 30, now: DEMO_CURRENT_TIME });
    expect(await readDemoState(store)).toBe('demo');
    // Simulates a process that died while it was creating the demo.
    await markDemoUnfinished(store.db, { projects: [await idOf(store, 'NET')], people: [] });
    // A project that is not part of the demo must keep the server from treating the database as empty.
    expect(await readDemoState(store)).toBe('demo');
    await createDemoTracker(store, { issues: 40, now: DEMO_CURRENT_TIME });
    const projects = await store.db
      .selectFrom('project')
      .select(['key', 'issue_count'])
      .orderBy('key')
      .execute();
    expect(projects).toEqual([
      { key: 'NET', issue_count: 40 },
      { key: 'OLD', issue_count: 20 },
    ]);
    expect(await counts(store)).toMatchObject({ issues: 60, people: 400 });
  });

  it('creates the same demo again after an unfinished one was deleted', async () => {
    const store = await open();
    await createDemoTracker(store, { issues: 25, now: DEMO_CURRENT_TIME });
    const first = await store.db
      .selectFrom('issue_text')
      .select(['number', 'plain'])
      .orderBy('number')
      .execute();
    await markDemoUnfinished(store.db, { projects: [await idOf(store, 'NET')], people: [] });
    expect(await readDemoState(store)).toBe('unfinished');
    await createDemoTracker(store, { issues: 25, now: DEMO_CURRENT_TIME });
    const again = await store.db
      .selectFrom('issue_text')
      .select(['number', 'plain'])
      .orderBy('number')
      .execute();
    expect(again).toEqual(first);
  });

  it('deletes everything when it is canceled', async () => {
    const store = await open();
    const stop = new Error('stopped');
    const progress = {
      start: () => undefined,
      advance: () => {
        throw stop;
      },
      finish: () => undefined,
    };
    await expect(createDemoTracker(store, { issues: 10, now: DEMO_CURRENT_TIME, progress })).rejects.toBe(
      stop,
    );
    expect(await counts(store)).toMatchObject({ issues: 0, comments: 0, events: 0, labels: 0, members: 0 });
    expect(await readDemoState(store)).toBe('empty');
    await createDemoTracker(store, { issues: 10, now: DEMO_CURRENT_TIME });
    expect(await counts(store)).toMatchObject({ issues: 10, people: 400 });
  });

  it('rejects a project key that is taken and changes nothing', async () => {
    const store = await open();
    await createDemoTracker(store, { issues: 10, now: DEMO_CURRENT_TIME });
    await expect(createDemoTracker(store, { issues: 10, now: DEMO_CURRENT_TIME })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await readDemoState(store)).toBe('demo');
    expect(await counts(store)).toMatchObject({ issues: 10 });
  });
});
