/**
 * A server whose rule hides issues gives the same answers to changes as a server without these issues: deletions, links
 * of duplicates, live updates, counters of notifications, and emails.
 */
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../testing/databases';
import { IS_LONG_TEST_RUN, RANDOM_SEED, scaleRandomCases } from '../testing/randomCases';
import type { ComparedServer } from '../testing/visibility/ComparedServer';
import { ComparedServers } from '../testing/visibility/ComparedServers';
import { waitUntil } from '../testing/waitUntil';
import { getEmailKindCode, getEmailModeCode } from '../shared/email';
import { getEventKindCode } from '../shared/events/kinds';
import {
  getVisibleIssuesOfProject as productRule,
  type VisibilityRule,
} from './domain/access/VisibilityRule';
import { encodeGlobalId } from './domain/base/ids';
import { EmailSite } from './domain/email/EmailSite';
import { createEmailWriter } from './domain/email/EmailWriter';
import { LiveProjectChange } from './domain/live/LiveProjectChange';
import { deriveNotifications } from './domain/notifications/deriveNotifications';
import { readDuplicateState } from './store/read/duplicateClusters';
import type { SubIssueProgressRow } from './store/read/subIssues';
import { type EmailRow, insertEmail } from './store/write/emailOutbox';
import { runInTransaction } from './store/write/transaction';

const RANDOM_TRACKERS = IS_LONG_TEST_RUN ? 500 : scaleRandomCases(5);
const TEST_TIMEOUT_MS = 1_800_000;

describeEachDatabaseEngine('changes under a rule that hides issues', (open) => {
  let servers: ComparedServers;
  let hiding: ComparedServer;
  let without: ComparedServer;
  let projectId: number;

  beforeAll(async () => {
    servers = await ComparedServers.open(open);
    ({ hiding, without } = servers);
    projectId = hiding.projects[0]!.id;
  });
  afterAll(() => servers.close());

  const idOfIssue = (number: number) => encodeGlobalId('Issue', projectId, number);

  /** Runs a mutation and returns its payload. The payload must select `errors`. */
  const mutate = async (
    server: ComparedServer,
    userId: number,
    name: string,
    input: Record<string, unknown>,
    selection: string,
  ): Promise<Record<string, unknown>> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const document = `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} } }`;
    const { data, errors } = await server.execute(userId, document, { input });
    expect(errors).toEqual([]);
    return (data as Record<string, Record<string, unknown>>)[name]!;
  };

  // The first test, because the events of both servers have the same sequences only until the mutations of the others.
  it(
    'reports changed progress of visible issues only in live updates',
    () =>
      servers.forEachTracker(RANDOM_TRACKERS, async ({ userId, filled, hidden }) => {
        // Parents have lower numbers: the last visible issue has no visible sub-issue.
        const changed = filled[0]!.issues.filter(({ number }) => !hidden.includes(number)).at(-1);
        if (!changed) return;
        for (const { store } of [hiding, without]) await storeVersionsOfProgress(store, projectId);
        const sequences = await hiding.store.db
          .selectFrom('event')
          .select('sequence')
          .where('project_id', '=', projectId)
          .orderBy('sequence')
          .execute();
        // After one of the last events, some issues have only hidden changes below them.
        for (const { sequence: since } of sequences.slice(-8)) {
          await servers.compare('progress', async (server) => {
            const change = new LiveProjectChange(projectId, 1, { since, issues: [changed.number] });
            const context = server.createContext(userId);
            const issues = await change.loadIssuesWithChangedProgress(context);
            const progress: (SubIssueProgressRow | null)[] = [];
            for (const { project_id, number } of issues)
              progress.push(await context.load.subIssueProgress.load({ projectId: project_id, number }));
            // Issues without sub-issues have progress only if they have had some.
            return issues
              .filter((_, at) => (progress[at]?.total ?? 0) > 0)
              .map(({ number }) => number)
              .sort((a, b) => a - b);
          });
        }
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'deletes labels and milestones after a confirmation of the number of visible issues, and undoes it',
    () =>
      servers.forEachTracker(
        RANDOM_TRACKERS,
        async ({ userId }) => {
          for (const kind of ['label', 'milestone'] as const) {
            const name = `delete${kind === 'label' ? 'Label' : 'Milestone'}`;
            const readAll = (server: ComparedServer) => readLabelsAndMilestones(server, userId);
            await servers.compare('before', async (server) => withoutNumbers(await readAll(server)));
            const before = await countOf(hiding, projectId, kind);
            const { labels, milestones } = await readAll(hiding);
            for (const { id, issueCount } of kind === 'label' ? labels : milestones)
              await servers.compare(name, async (server) => {
                const wrong = { id, expectedIssueCount: issueCount + 1 };
                const selection = 'errors { code message } operation { matched }';
                const rejected = await mutate(server, userId, name, wrong, selection);
                const input = { id, expectedIssueCount: issueCount };
                const { operation, errors } = await mutate(server, userId, name, input, selection);
                await waitForBulkOperations(server);
                return { rejected, operation, errors };
              });
            expect(await countOf(hiding, projectId, kind)).toBe(0);
            await servers.compare('after', async (server) => withoutNumbers(await readAll(server)));
            await servers.compare('undone', async (server) => {
              for (const { id } of (await readAll(server)).operations)
                await mutate(server, userId, 'undoBulkOperation', { id }, 'errors { message }');
              await waitForBulkOperations(server);
              const { labels: restored, milestones: also } = await readAll(server);
              return [...restored, ...also].map(({ issueCount }) => issueCount);
            });
            const after = await countOf(hiding, projectId, kind);
            // What only hidden issues had is not restored, because the viewer sees no operation to undo.
            expect(after).toBeLessThanOrEqual(before);
            await restoreLabelsAndMilestones(servers);
          }
        },
        'ann',
      ),
    TEST_TIMEOUT_MS,
  );

  it(
    'deletes projects with the number of visible issues',
    () =>
      servers.forEachTracker(
        RANDOM_TRACKERS,
        async ({ userId }) => {
          await servers.compare('deleted', async (server) => {
            const id = encodeGlobalId('Project', projectId);
            const selection = 'errors { message } deletedProject { id issueCount }';
            const deleted = await mutate(server, userId, 'deleteProject', { id, key: 'NET' }, selection);
            const restored = { id: encodeGlobalId('DeletedProject', projectId) };
            await mutate(server, userId, 'restoreProject', restored, 'errors { message }');
            const [entry] = await server.store.db
              .selectFrom('audit_entry')
              .select('details')
              .where('action', '=', 'project_deleted')
              .orderBy('id', 'desc')
              .limit(1)
              .execute();
            return { deleted, audited: entry!.details };
          });
        },
        'ann',
      ),
    TEST_TIMEOUT_MS,
  );

  it(
    'links duplicates to the last issue of a chain before a hidden one',
    () =>
      servers.forEachTracker(
        RANDOM_TRACKERS,
        async ({ userId, filled, hidden, choice }) => {
          const numbers = filled[0]!.issues
            .map(({ number }) => number)
            .filter((number) => !hidden.includes(number));
          const stateId = await readDuplicateState(hiding.store.db, projectId);
          for (let index = 0; index < 8 && numbers.length > 1; index++) {
            const [from, to] = [choice.of(numbers), choice.of(numbers)];
            const run = (server: ComparedServer) =>
              index % 2 === 0
                ? mutate(
                    server,
                    userId,
                    'linkIssues',
                    { fromId: idOfIssue(from), toId: idOfIssue(to), kind: 'DUPLICATES' },
                    'errors { code message }',
                  )
                : mutate(
                    server,
                    userId,
                    'setIssueState',
                    {
                      id: idOfIssue(from),
                      stateId: encodeGlobalId('WorkflowState', projectId, stateId!),
                      canonicalIssueId: idOfIssue(to),
                    },
                    'errors { code message }',
                  );
            const [actual, expected] = [await run(hiding), await run(without)];
            // A cycle through hidden issues is a cycle all the same. Afterwards, the trackers differ.
            if (isCycle(actual) && !isCycle(expected)) return;
            expect(actual).toEqual(expected);
            await servers.compare('links', ({ store }) =>
              store.db
                .selectFrom('issue_link')
                .select(['number', 'to_number'])
                .where('project_id', '=', projectId)
                .where('to_project_id', '=', projectId)
                .where('kind', '=', 0)
                .where(
                  sql<boolean>`NOT (number = ANY(${hidden}::int[]) OR to_number = ANY(${hidden}::int[]))`,
                )
                .orderBy('number')
                .orderBy('to_number')
                .execute(),
            );
          }
        },
        'ann',
      ),
    TEST_TIMEOUT_MS,
  );

  it('names no hidden issue when the votes for a duplicate count elsewhere', async () => {
    for (let seed = RANDOM_SEED * 10_000; ; seed += 2) {
      const { userId, filled, hidden } = await servers.fill(seed, 'ann');
      const [duplicate, canonical] = filled[0]!.issues
        .map(({ number }) => number)
        .filter((number) => !hidden.includes(number));
      if (hidden.length === 0 || canonical === undefined) continue;
      const vote = async () =>
        mutate(
          hiding,
          userId,
          'setVote',
          { issueId: idOfIssue(duplicate!), voted: true },
          'errors { message }',
        );
      const transfer = (number: number, to_number: number) =>
        hiding.store.db
          .insertInto('duplicate_transfer')
          .values({ project_id: projectId, number, to_number })
          .execute();
      await transfer(duplicate!, hidden[0]!);
      expect(await vote()).toEqual({
        errors: [{ message: `NET-${duplicate} is a duplicate of another issue, where its votes count.` }],
      });
      await hiding.store.db.deleteFrom('duplicate_transfer').execute();
      await transfer(duplicate!, canonical);
      await transfer(canonical, hidden[0]!);
      expect(await vote()).toEqual({
        errors: [
          {
            message: `NET-${duplicate} is a duplicate of NET-${canonical}, where its votes count. Vote for NET-${canonical} instead.`,
          },
        ],
      });
      return;
    }
  });

  it('does not report hidden issues as changed or deleted in live updates', async () => {
    for (let seed = RANDOM_SEED * 10_000; ; seed += 2) {
      const { filled, userId, hidden } = await servers.fill(seed);
      const numbers = filled[0]!.issues.map(({ number }) => number);
      const change = new LiveProjectChange(projectId, 1, { issues: [...numbers, 800] });
      const context = hiding.createContext(userId);
      const changed = (await change.loadChangedIssues(context)).map(({ number }) => number);
      const remaining = numbers.filter((number) => !hidden.includes(number));
      expect(changed).toEqual(remaining);
      // Nothing tells whether the viewer could see the deleted issue. They fetch everything again.
      expect(await change.loadDeletedIssueNumbers(context)).toEqual([]);
      expect(await change.loadReset(context)).toBe(true);
      const unrestricted = without.createContext(userId);
      expect(await change.loadDeletedIssueNumbers(unrestricted)).toContain(800);
      expect(await change.loadReset(unrestricted)).toBe(false);
      const known = new LiveProjectChange(projectId, 1, { issues: numbers });
      expect(await known.loadDeletedIssueNumbers(hiding.createContext(userId))).toEqual([]);
      expect(await known.loadReset(hiding.createContext(userId))).toBe(false);
      if (hidden.length > 0) return;
    }
  });

  it(
    'shows and emails notifications that were stored before issues became hidden',
    async () => {
      let shown = 0;
      let sent = 0;
      await servers.forEachTracker(RANDOM_TRACKERS, async ({ userId, filled, hidden }) => {
        await prepareNotifications(servers, userId);
        // Watchers of hidden duplicates are notified of the closing of canonical issues while they see the duplicates.
        await sql`DELETE FROM watch WHERE project_id = ${projectId} AND number = ANY(${hidden}::int[])`.execute(
          hiding.store.db,
        );
        await sql`DELETE FROM watch WHERE project_id <> ${projectId}`.execute(hiding.store.db);
        await sql`DELETE FROM watch WHERE project_id <> ${projectId}`.execute(without.store.db);
        for (const { store } of [hiding, without])
          for (const { id } of filled) await derive(store, id, productRule);
        await servers.compare('inbox', async (server) => {
          const inbox = await readInbox(server, userId);
          shown += inbox.nodes.filter(({ bulkOperation }) => bulkOperation !== null).length;
          return inbox;
        });
        await servers.compare('emails', async (server) => {
          const emails = await writeEmails(server, userId);
          sent += emails.length;
          return emails;
        });
      });
      expect(shown).toBeGreaterThan(0);
      expect(sent).toBeGreaterThan(0);
    },
    TEST_TIMEOUT_MS,
  );
});

/** Sets the version of each progress to the last event of an issue below. */
async function storeVersionsOfProgress({ db }: ComparedServer['store'], projectId: number): Promise<void> {
  // Progress also changes where an issue was moved away.
  await db
    .deleteFrom('event')
    .where('project_id', '=', projectId)
    .where('kind', '=', getEventKindCode('parent_changed'))
    .execute();
  await sql`WITH RECURSIVE below (root, number) AS (
      SELECT parent_number, number FROM issue WHERE project_id = ${projectId} AND parent_number IS NOT NULL
      UNION ALL SELECT below.root, issue.number FROM below JOIN issue
        ON issue.project_id = ${projectId} AND issue.parent_number = below.number)
    UPDATE sub_issue_progress progress SET version = changed.sequence
    FROM (SELECT root, max(sequence) AS sequence FROM below JOIN event
      ON event.project_id = ${projectId} AND event.issue_number = below.number GROUP BY root) changed
    WHERE progress.project_id = ${projectId} AND progress.number = changed.root`.execute(db);
}

const isCycle = (payload: Record<string, unknown>): boolean =>
  JSON.stringify(payload).includes('DUPLICATE_CYCLE');

interface Counted {
  id: string;
  name: string;
  issueCount: number;
}

async function readLabelsAndMilestones(
  server: ComparedServer,
  userId: number,
): Promise<{ labels: Counted[]; milestones: Counted[]; operations: { id: string }[] }> {
  const { data, errors } = await server.execute(
    userId,
    `{ project(key: "NET") {
      labels(first: 25) { nodes { id name issueCount openCount } }
      milestones(first: 25) { nodes { id name: title issueCount openCount } }
      bulkOperations(first: 25) { totalCount nodes { id state matched changed skipped failed deletedLabel { name } } } } }`,
  );
  expect(errors).toEqual([]);
  const { project } = data as {
    project: Record<'labels' | 'milestones', { nodes: Counted[] }> & {
      bulkOperations: { nodes: { id: string }[] };
    };
  };
  return {
    labels: project.labels.nodes,
    milestones: project.milestones.nodes,
    operations: project.bulkOperations.nodes,
  };
}

/** Numbers of bulk operations have gaps for those of hidden issues. */
const withoutNumbers = ({ operations, ...rest }: Awaited<ReturnType<typeof readLabelsAndMilestones>>) => ({
  ...rest,
  operations: operations.map(({ id: _, ...operation }) => operation),
});

/** The number of issues with a label or milestone, including hidden ones. */
async function countOf(
  { store }: ComparedServer,
  projectId: number,
  kind: 'label' | 'milestone',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM issue
    WHERE project_id = ${projectId}
      AND ${kind === 'label' ? sql`cardinality(label_ids) > 0` : sql`milestone_id IS NOT NULL`}`.execute(
    store.db,
  );
  return rows[0]!.count;
}

const waitForBulkOperations = ({ store }: ComparedServer): Promise<void> =>
  waitUntil(async () => {
    const running = await store.db
      .selectFrom('bulk_operation')
      .select('number')
      .where('ended_at', 'is', null)
      .execute();
    return running.length === 0;
  });

/** Restores what only hidden issues had, for the next tracker. */
async function restoreLabelsAndMilestones({ hiding, without }: ComparedServers): Promise<void> {
  for (const { store } of [hiding, without]) {
    await sql`UPDATE label SET name_key = lower(name), merged_into = NULL`.execute(store.db);
    await sql`UPDATE milestone SET title_key = lower(title)`.execute(store.db);
  }
}

async function derive(
  store: ComparedServer['store'],
  projectId: number,
  rule: VisibilityRule,
): Promise<void> {
  for (;;) {
    const { result } = await runInTransaction(store.db, (tx) =>
      deriveNotifications(tx, projectId, 1_000, 0, rule),
    );
    if (result === 'upToDate') return;
  }
}

/** Empties all inboxes and outboxes, and lets the viewer receive all emails. */
async function prepareNotifications({ hiding, without }: ComparedServers, userId: number): Promise<void> {
  for (const { store } of [hiding, without]) {
    for (const table of ['notification', 'notification_count', 'notification_skip', 'email'] as const)
      await store.db.deleteFrom(table).execute();
    await store.db
      .updateTable('notification_cursor')
      .set({ sequence: 0, batch_end: null, last_user_id: 0 })
      .execute();
    await sql`UPDATE app_user SET email = 'viewer@example.org' WHERE id = ${userId}`.execute(store.db);
    await setEmailMode(store, userId, 'all');
  }
}

async function setEmailMode(
  { db }: ComparedServer['store'],
  userId: number,
  mode: Parameters<typeof getEmailModeCode>[0],
): Promise<void> {
  await sql`INSERT INTO notification_settings (user_id, email_mode, digest_hour, time_zone)
    VALUES (${userId}, ${getEmailModeCode(mode)}, 8, 'UTC')
    ON CONFLICT (user_id) DO UPDATE SET email_mode = excluded.email_mode`.execute(db);
}

interface InboxNode {
  issue: unknown;
  bulkOperation: unknown;
}

/**
 * Reads the inbox without times and versions, sorted by text: the newest event of a bulk operation can be that of a hidden
 * issue.
 */
async function readInbox(
  server: ComparedServer,
  userId: number,
): Promise<{ totalCount: number; unreadCount: number; nodes: InboxNode[] }> {
  const { data, errors } = await server.execute(
    userId,
    `{ notifications(first: 100) { totalCount unreadCount nodes {
      reason eventCount kinds commentCount project { key } issue { number title }
      bulkOperation { number matched changed viewerNotification { eventCount } } } } }`,
  );
  expect(errors).toEqual([]);
  const { notifications } = data as {
    notifications: { totalCount: number; unreadCount: number; nodes: InboxNode[] };
  };
  return { ...notifications, nodes: sortByText(notifications.nodes) };
}

const sortByText = <Value>(values: readonly Value[]): Value[] =>
  values
    .map((value) => JSON.stringify(value))
    .sort()
    .map((text) => JSON.parse(text) as Value);

/** Writes the emails of the viewer's notifications, and the digest of the same events. */
async function writeEmails(
  { store, services }: ComparedServer,
  userId: number,
): Promise<{ subject: string; text: string; html: string }[]> {
  const site = new EmailSite('https://issues.example.org', 'id', 'a secret');
  const from = { name: 'Winnow', address: 'winnow@example.org' };
  const prepare = createEmailWriter({ services, site, from, perPersonAndHour: 100_000 });
  const write = async (rows: readonly EmailRow[]) => {
    const writeOne = await prepare(rows);
    const prepared = [];
    for (const row of rows) prepared.push(await writeOne(row));
    return prepared.flatMap((each) => {
      if (each.do !== 'send') return [];
      const { subject, text, html } = each.email;
      // The order of the list is that of the inbox.
      return [
        { subject, text: text.split('\n').sort().join('\n'), html: html.split(/(?=<)/).sort().join('') },
      ];
    });
  };
  const readRows = (kind: Parameters<typeof getEmailKindCode>[0]) =>
    store.db
      .selectFrom('email')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', getEmailKindCode(kind))
      .orderBy('project_id')
      .orderBy('issue_number')
      .execute();
  const emails = await write(await readRows('notification'));
  await setEmailMode(store, userId, 'digest');
  await runInTransaction(store.db, (tx) =>
    insertEmail(tx, {
      kind: getEmailKindCode('digest'),
      userId,
      periodStart: new Date(0),
      periodEnd: new Date('2100-01-01'),
    }),
  );
  const digests = await write(await readRows('digest'));
  return [...emails, ...digests];
}
