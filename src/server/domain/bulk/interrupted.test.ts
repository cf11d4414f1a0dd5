/**
 * Bulk edits that are canceled halfway, or continued by another server. `transactionPauseControl` pauses the
 * BulkOperationRunner between two chunks.
 */
import { sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { BULK_HEARTBEAT_TIMEOUT_MS } from '../../../shared/limits';
import {
  type BulkTestServer,
  createBulkTestServer,
  getNumbersWithOutcome,
  type BulkOperationResult,
} from '../../../testing/bulkTestServer';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  openStoreOnSameDatabase,
  type OpenTestStoreCallback,
} from '../../../testing/databases';
import {
  type TransactionPauseControl,
  createStoreWithPausableTransactions,
} from '../../../testing/createStoreWithPausableTransactions';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { claimBulkOperation } from '../../store/write/bulk';
import { BulkOperationRunner } from './BulkOperationRunner';

let mutationTestServer: MutationTestServer;
let bulkTestServer: BulkTestServer;
let transactionPauseControl: TransactionPauseControl;

/** Changes all 120 issues of the small tracker, none of which is urgent. */
const SET_URGENT_PRIORITY_INPUT = { query: '', change: { priority: 'URGENT' } };

async function openServerWithPausableTransactions(open: OpenTestStoreCallback): Promise<void> {
  mutationTestServer = await openMutationTestServer(async (options) => {
    const gated = createStoreWithPausableTransactions(await open(options));
    transactionPauseControl = gated.gate;
    return gated.store;
  });
  bulkTestServer = createBulkTestServer(mutationTestServer);
}

/** Starts an operation and resolves when it is paused after its first chunk. */
async function startAndPauseBulkOperation(
  begin: () => Promise<unknown>,
  number = 1,
): Promise<BulkOperationResult> {
  const stands = transactionPauseControl.pauseWhen(async ({ db }) => {
    const row = await db
      .selectFrom('bulk_operation')
      .select('changed')
      .where('project_id', '=', mutationTestServer.tracker.netId)
      .where('number', '=', number)
      .executeTakeFirst();
    return (row?.changed ?? 0) > 0;
  });
  await Promise.all([begin(), stands]);
  return bulkTestServer.fetchBulkOperation(number);
}

/** Number of events of an operation, and of the issues that have one. */
async function countPriorityEvents({ number }: Pick<BulkOperationResult, 'number'>) {
  const { rows } = await sql<{ events: number; issues: number }>`
    SELECT count(*)::int AS events, count(DISTINCT issue_number)::int AS issues FROM event
    WHERE project_id = ${mutationTestServer.tracker.netId} AND bulk_number = ${number}
      AND kind = ${getEventKindCode('priority_changed')}`.execute(mutationTestServer.store.db);
  return rows[0]!;
}

describeEachDatabaseEngine('a bulk edit that is canceled midway', (open) => {
  beforeEach(() => openServerWithPausableTransactions(open));
  afterEach(() => mutationTestServer.close());

  it('stops, keeps the changes made so far and allows to undo them', async () => {
    const middle = await startAndPauseBulkOperation(() =>
      bulkTestServer.bulkUpdate(SET_URGENT_PRIORITY_INPUT),
    );
    expect(middle).toMatchObject({ state: 'RUNNING', matched: 120, canUndo: false });
    expect(middle.changed).toBeLessThan(120);

    const { operation: canceled } = await bulkTestServer.sendControlMutation('cancel', middle);
    expect(canceled).toMatchObject({ state: 'CANCELED', changed: middle.changed, canUndo: true });
    transactionPauseControl.resumeAll();
    // The canceled operation resumes neither automatically nor on request.
    expect((await bulkTestServer.sendControlMutation('run', middle)).errors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect((await bulkTestServer.sendControlMutation('cancel', middle)).operation).toMatchObject({
      state: 'CANCELED',
    });
    const undone = await bulkTestServer.undoToEnd(middle);
    expect(undone).toMatchObject({ state: 'DONE', matched: middle.changed, changed: middle.changed });

    expect(await mutationTestServer.findIssueNumbers('priority:urgent')).toEqual([]);
    expect(await bulkTestServer.fetchBulkOperation(middle.number)).toMatchObject({
      state: 'UNDONE',
      changed: middle.changed,
    });
    const events = { events: middle.changed, issues: middle.changed };
    expect(await countPriorityEvents(middle)).toEqual(events);
    expect(await countPriorityEvents(undone)).toEqual(events);
  });

  it('reports for each issue whether it was processed', async () => {
    const middle = await startAndPauseBulkOperation(() =>
      bulkTestServer.bulkUpdate(SET_URGENT_PRIORITY_INPUT),
    );
    await bulkTestServer.sendControlMutation('cancel', middle);
    transactionPauseControl.resumeAll();
    const { items } = await bulkTestServer.fetchBulkOperation(middle.number);
    const changed = items.nodes.filter(({ outcome }) => outcome === 'CHANGED').map(({ number }) => number);
    expect(changed).toHaveLength(middle.changed);
    // The other issues are in the list as well, after the processed ones.
    expect(getNumbersWithOutcome({ items }, 'PENDING')).toHaveLength(120 - middle.changed);
    expect(items.nodes.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
    expect(await mutationTestServer.findIssueNumbers('priority:urgent')).toEqual(
      changed.sort((a, b) => a - b),
    );
  });

  it('leaves the rest to another undo when an undo is canceled halfway', async () => {
    const done = await bulkTestServer.runBulkUpdateToEnd(SET_URGENT_PRIORITY_INPUT);
    const middle = await startAndPauseBulkOperation(
      () => bulkTestServer.sendControlMutation('undo', done),
      2,
    );
    expect(middle).toMatchObject({ state: 'RUNNING', matched: 120 });
    expect(middle.changed).toBeLessThan(120);
    expect(await bulkTestServer.fetchBulkOperation(1)).toMatchObject({
      canUndo: false,
      whyNotUndo: 'The bulk edit is being undone.',
    });
    await bulkTestServer.sendControlMutation('cancel', middle);
    transactionPauseControl.resumeAll();
    // The reverted changes stay reverted; the operation itself does not count as undone.
    expect(await bulkTestServer.fetchBulkOperation(1)).toMatchObject({ state: 'DONE', canUndo: true });
    const rest = await bulkTestServer.undoToEnd(done);
    expect(rest).toMatchObject({ state: 'DONE', changed: 120 - middle.changed });
    expect(await mutationTestServer.findIssueNumbers('priority:urgent')).toEqual([]);
    expect(await bulkTestServer.fetchBulkOperation(1)).toMatchObject({ state: 'UNDONE' });
  });
});

describeOnPostgresServer('two servers sharing a bulk edit', (open) => {
  let beside: DatabaseStore;
  let other: BulkOperationRunner;
  const key = () => ({ projectId: mutationTestServer.tracker.netId, number: 1 });

  beforeEach(async () => {
    await openServerWithPausableTransactions(open);
    beside = await openStoreOnSameDatabase(mutationTestServer.store);
    other = new BulkOperationRunner({ store: beside });
  });
  afterEach(async () => {
    transactionPauseControl.resumeAll();
    await other.close();
    await beside.close();
    await mutationTestServer.close();
  });

  /** Ages the heartbeat of the running operation beyond the timeout. */
  const fallSilent = () =>
    sql`UPDATE bulk_operation SET beat_at = now() - make_interval(secs => ${BULK_HEARTBEAT_TIMEOUT_MS / 1000 + 1})`.execute(
      mutationTestServer.store.db,
    );

  it('does not take over an operation that another server is running', async () => {
    const middle = await startAndPauseBulkOperation(() =>
      bulkTestServer.bulkUpdate(SET_URGENT_PRIORITY_INPUT),
    );
    expect(await claimBulkOperation(beside.db, key(), other.id, BULK_HEARTBEAT_TIMEOUT_MS)).toBe(false);
    await other.startOperation(key());
    expect(await countPriorityEvents({ number: 1 })).toMatchObject({ events: middle.changed });
    transactionPauseControl.resumeAll();
    expect(await bulkTestServer.waitForOperationEnd(1)).toMatchObject({ state: 'DONE', changed: 120 });
    expect(await countPriorityEvents({ number: 1 })).toEqual({ events: 120, issues: 120 });
  });

  it('deletes the label of an operation that a silent server has left', async () => {
    const { tracker, store, getGlobalId, mutate } = mutationTestServer;
    const input = { id: getGlobalId('Label', 2), expectedIssueCount: 60 };
    await startAndPauseBulkOperation(() => mutate('deleteLabel', input, 'errors { ...Errors }'));
    await fallSilent();
    other.resumeAbandonedOperations();
    expect(await bulkTestServer.waitForOperationEnd(1)).toMatchObject({ state: 'DONE', changed: 60 });
    const deleted = await store.db
      .selectFrom('label')
      .select('id')
      .where('project_id', '=', tracker.netId)
      .where('name_key', 'is', null)
      .execute();
    expect(deleted).toEqual([{ id: 2 }]);
  });

  it('takes over from a silent server exactly once and repeats nothing', async () => {
    const middle = await startAndPauseBulkOperation(() =>
      bulkTestServer.bulkUpdate(SET_URGENT_PRIORITY_INPUT),
    );
    await fallSilent();
    const third = new BulkOperationRunner({ store: beside });
    other.resumeAbandonedOperations();
    third.resumeAbandonedOperations();
    expect(await bulkTestServer.waitForOperationEnd(1)).toMatchObject({
      state: 'DONE',
      matched: 120,
      changed: 120,
      failed: 0,
    });
    const { runner } = await mutationTestServer.store.db
      .selectFrom('bulk_operation')
      .select('runner')
      .executeTakeFirstOrThrow();
    expect([other.id, third.id]).toContain(runner);
    // The first server resumes and finds no remaining issues.
    transactionPauseControl.resumeAll();
    await mutationTestServer.close();
    await third.close();
    expect(middle.changed).toBeGreaterThan(0);
    expect(await countPriorityEvents(middle)).toEqual({ events: 120, issues: 120 });
  });

  it('stops a server that resumes after another one took over', async () => {
    const middle = await startAndPauseBulkOperation(() =>
      bulkTestServer.bulkUpdate(SET_URGENT_PRIORITY_INPUT),
    );
    await fallSilent();
    expect(await claimBulkOperation(beside.db, key(), other.id, BULK_HEARTBEAT_TIMEOUT_MS)).toBe(true);
    transactionPauseControl.resumeAll();
    // The resumed server's chunk is queued before this edit, so it has been rejected when the edit ends.
    await bulkTestServer.runBulkUpdateToEnd({ query: 'number:1', change: { type: 'TASK' } });
    expect(await countPriorityEvents(middle)).toMatchObject({ events: middle.changed });
    await other.startOperation(key());
    expect(await bulkTestServer.waitForOperationEnd(1)).toMatchObject({ state: 'DONE', changed: 120 });
    expect(await countPriorityEvents(middle)).toEqual({ events: 120, issues: 120 });
  });

  it('stops running when another server cancels the operation', async () => {
    const middle = await startAndPauseBulkOperation(() =>
      bulkTestServer.bulkUpdate(SET_URGENT_PRIORITY_INPUT),
    );
    await fallSilent();
    expect(await claimBulkOperation(beside.db, key(), other.id, BULK_HEARTBEAT_TIMEOUT_MS)).toBe(true);
    expect((await bulkTestServer.sendControlMutation('cancel', middle)).operation).toMatchObject({
      state: 'CANCELED',
    });
    await other.startOperation(key());
    transactionPauseControl.resumeAll();
    expect(await bulkTestServer.fetchBulkOperation(1)).toMatchObject({
      state: 'CANCELED',
      changed: middle.changed,
    });
    expect(await countPriorityEvents(middle)).toEqual({ events: middle.changed, issues: middle.changed });
  });
});
