/**
 * A random tracker in two databases: in one with all its issues, in the other one without those that a viewer may not
 * see. Ids, versions and times of everything else are equal.
 */
import { sql } from 'kysely';
import { DUPLICATE_SCORE_UNIT } from '../../shared/duplicates';
import { getEventKindCode } from '../../shared/events/kinds';
import { ISSUE_TYPES, type IssueLinkKind } from '../../shared/issue';
import { createNewClusters } from '../../server/duplicates/jobs/createNewClusters';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { bulkLoadIssuesInTransaction } from '../../server/store/load/bulkLoadIssues';
import { createNewIssueWithDefaults, type NewEvent, type NewIssue } from '../../server/store/load/NewIssue';
import type { RestrictedIssueVisibility } from '../../server/store/read/issueVisibility';
import {
  insertDuplicatePairs,
  type StoredDuplicatePair,
  updateDuplicateClusterFacts,
} from '../../server/store/write/duplicateClusters';
import type { Transaction } from '../../server/store/write/transaction';

/** The tables whose rows belong to an issue, with the column of its number. */
export const ISSUE_TABLES = {
  issue: 'number',
  issue_text: 'number',
  issue_source: 'number',
  issue_redirect: 'number',
  comment: 'issue_number',
  event: 'issue_number',
  issue_link: 'number',
  mention: 'number',
  watch: 'number',
  vote: 'number',
  reaction: 'number',
  bulk_item: 'number',
  notification: 'issue_number',
  due_reminder: 'number',
  muted_issue: 'number',
  email: 'issue_number',
  file_reference: 'number',
  sub_issue_position: 'number',
  sub_issue_progress: 'number',
  imported_vote: 'number',
  duplicate_transfer: 'number',
  duplicate_vote: 'number',
  duplicate_watch: 'number',
  duplicate_dismissal: 'number',
  duplicate_pair: 'number',
  duplicate_cluster_member: 'number',
  triage_lease: 'number',
  triage_snooze: 'number',
  triage_decision: 'number',
} as const;

/** Tables with a column `number` or `issue_number` that is not the number of an issue. */
export const OTHER_NUMBERED_TABLES: readonly string[] = ['bulk_operation', 'duplicate_cluster', 'import_job'];

/** Tables of the projects without numbers of issues, which are filled as well. */
const OTHER_FILLED_TABLES: readonly string[] = [
  'file',
  'bulk_operation',
  'duplicate_search',
  'duplicate_cluster',
  'notification_skip',
];

/** Columns with the number of another issue, whose rows belong to that issue, too. */
const OTHER_END_COLUMNS = [
  ['issue_link', 'to_project_id', 'to_number'],
  ['sub_issue_position', 'project_id', 'parent_number'],
  ['duplicate_dismissal', 'project_id', 'other_number'],
  ['duplicate_pair', 'project_id', 'other_number'],
] as const;

export interface ComparedProject {
  id: number;
  key: string;
}

/** Ids of users of all compared projects. */
export interface ComparedPeople {
  ann: number;
  bob: number;
  cleo: number;
}

export interface RandomProject extends ComparedProject {
  issues: NewIssue[];
}

const WORDS = ['crash', 'memory', 'leak', 'window', 'scroll', 'login', 'export', 'slow', 'page'];
const START = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Chooses among values with the random numbers of a test. */
export class RandomChoice {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }

  text(words: number): string {
    return Array.from({ length: words }, () => this.of(WORDS)).join(' ');
  }
}

/** Creates the random issues of a project, with relations to issues of all projects. */
export function createRandomIssues(
  choice: RandomChoice,
  project: ComparedProject,
  projects: readonly ComparedProject[],
  { ann, bob, cleo }: ComparedPeople,
): NewIssue[] {
  const people = [ann, bob, cleo];
  const numbers = Array.from({ length: 3 + choice.below(10) }, (_, index) => 1 + index);
  const at = () => new Date(START + choice.below(60) * DAY_MS + choice.below(1_000));
  const reference = () =>
    choice.of([`#${choice.of(numbers)}`, `${choice.of(projects).key}-${choice.of(numbers)}`]);
  return numbers.map((number) => {
    const createdAt = at();
    const isClosed = choice.chance(0.3);
    const kinds: IssueLinkKind[] = ['duplicates', 'blocks', 'relates'];
    const others = numbers.filter((other) => other !== number);
    const links = others
      .filter(() => choice.chance(0.15))
      .map((toNumber) => ({ kind: choice.of(kinds), toNumber }));
    const other = projects.find(({ id }) => id !== project.id);
    return createNewIssueWithDefaults({
      number,
      title: choice.text(3),
      body: `${choice.text(4)} ${reference()} ${reference()}\n\n@ann @bob ![trace](${formatTestFileUrl(project.id, number)})`,
      type: choice.of(ISSUE_TYPES),
      priority: choice.of(['none', 'low', 'high']),
      stateId: choice.of(isClosed ? [7, 5] : [1, 2, 3]),
      authorId: choice.of([...people, null]),
      assigneeIds: people.filter(() => choice.chance(0.2)),
      labelIds: [3, 4, 5, 6].filter(() => choice.chance(0.3)),
      milestoneId: choice.of([null, 1, 2]),
      // Parents have lower numbers, so that no issue is its own ancestor.
      parentNumber: number > 1 && choice.chance(0.4) ? 1 + choice.below(number - 1) : null,
      held: choice.chance(0.1),
      tasks: { task_count: 0, completed_task_count: 0 },
      voteCount: choice.below(3),
      createdAt,
      updatedAt: new Date(createdAt.getTime() + DAY_MS),
      closedAt: isClosed ? new Date(createdAt.getTime() + DAY_MS) : null,
      closedById: isClosed ? choice.of(people) : null,
      dueOn: choice.chance(0.3) ? at() : null,
      comments: Array.from({ length: choice.below(3) }, () => ({
        authorId: choice.of(people),
        body: `${choice.text(3)} ${reference()}`,
        createdAt: at(),
        editedAt: null,
        sourceId: null,
        hidden: choice.chance(0.1),
      })),
      events: createRandomEvents(choice, others, people, other?.id ?? null),
      links:
        other && choice.chance(0.2)
          ? [...links, { kind: 'relates', toNumber: choice.of([1, 2, 3]), toProjectId: other.id }]
          : links,
      mentionIds: people.filter(() => choice.chance(0.3)),
      watcherIds: people.filter(() => choice.chance(0.3)),
      source: {
        system: 'github',
        sourceId: `acme/${project.key.toLowerCase()}#${number}`,
        url: `https://github.com/acme/${project.key.toLowerCase()}/issues/${number}`,
        digest: 'a.b',
        raw: {},
      },
    });
  });
}

/** Events that relate an issue to others, and some that do not. */
function createRandomEvents(
  choice: RandomChoice,
  others: readonly number[],
  people: readonly number[],
  otherProjectId: number | null,
): NewEvent[] {
  const number = () => choice.of(others);
  const candidates: Pick<NewEvent, 'kind' | 'before' | 'after'>[] =
    others.length === 0
      ? []
      : [
          { kind: 'linked', before: null, after: { kind: 'blocks', number: number() } },
          { kind: 'unlinked', before: { kind: 'relates', number: number() }, after: null },
          { kind: 'referenced', before: null, after: { number: number() } },
          { kind: 'parent_changed', before: { number: null }, after: { number: number() } },
          { kind: 'parent_changed', before: { number: number() }, after: { number: number() } },
          { kind: 'state_changed', before: { state: 1 }, after: { state: 7, canonical: number() } },
          { kind: 'duplicate_dismissed', before: null, after: { number: number() } },
          ...(otherProjectId === null
            ? []
            : [
                {
                  kind: 'referenced' as const,
                  before: null,
                  after: { number: choice.of([1, 2, 3]), project: otherProjectId },
                },
              ]),
        ];
  candidates.push(
    { kind: 'assigned', before: null, after: { user: choice.of(people) } },
    { kind: 'renamed', before: { title: 'Old' }, after: { title: 'New' } },
    { kind: 'labeled', before: null, after: { label: 3 } },
  );
  return candidates
    .filter(() => choice.chance(0.3))
    .map((event, index) => ({
      ...event,
      actorId: choice.of(people),
      createdAt: new Date(START + (100 + index) * DAY_MS),
      sourceId: null,
    }));
}

export const formatTestFileId = (projectId: number, number: number): string =>
  `${projectId}${String(number).padStart(2, '0')}`.padStart(32, '0');

const formatTestFileUrl = (projectId: number, number: number): string =>
  `/files/${projectId}-${formatTestFileId(projectId, number)}/trace.png`;

/** Replaces the contents of the projects. The same random numbers yield the same rows in every database. */
export async function replaceProjectContents(
  store: DatabaseStore,
  projects: readonly RandomProject[],
  { ann, bob, cleo }: ComparedPeople,
  choice: RandomChoice,
): Promise<void> {
  const people = [ann, bob, cleo];
  await store.db.transaction().execute(async (tx) => {
    for (const { id, issues } of projects) {
      for (const table of [...Object.keys(ISSUE_TABLES), ...OTHER_FILLED_TABLES])
        await sql`DELETE FROM ${sql.table(table)} WHERE project_id = ${id}`.execute(tx);
      await sql`UPDATE project SET issue_count = 0, issue_counter = 0, bulk_counter = 1, version = version + 1 WHERE id = ${id}`.execute(
        tx,
      );
      await bulkLoadIssuesInTransaction(tx, id, issues);
      await fillBulkOperation(tx, id, issues, choice);
      await fillDuplicateClusters(tx, id, issues, choice);
      const at = new Date(START + 200 * DAY_MS);
      const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
      await tx
        .insertInto('bulk_operation')
        .values({
          project_id: id,
          number: 1,
          actor_id: ann,
          state: 2,
          query: 'is:open',
          change: JSON.stringify({ priority: 2 }),
          comment: null,
          undo_of: null,
          created_at: at,
          started_at: at,
          ended_at: at,
          message: null,
          runner: null,
          beat_at: null,
        })
        .execute();
      for (const { number } of issues) {
        const key = { project_id: id, number };
        const file_id = formatTestFileId(id, number);
        await tx
          .insertInto('file')
          .values({
            project_id: id,
            id: file_id,
            uploader_id: cleo,
            state: 'stored',
            name: 'trace.png',
            size: 10,
            type: 'image/png',
            width: 1,
            height: 1,
            digest: null,
            created_at: at,
          })
          .execute();
        await tx
          .insertInto('file_reference')
          .values({ ...key, comment_id: 0, file_id })
          .execute();
        for (const user_id of people) {
          if (choice.chance(0.4))
            await tx
              .insertInto('vote')
              .values({ ...key, user_id, created_at: at })
              .execute();
          if (choice.chance(0.2))
            await tx
              .insertInto('reaction')
              .values({ ...key, comment_id: 0, content: choice.of([1, 3, 5]), user_id, created_at: at })
              .execute();
          if (choice.chance(0.6))
            await sql`INSERT INTO notification (project_id, user_id, issue_number, bulk_number, reason, state, actor_id,
                event_count, event_sequence, event_version, updated_at)
              VALUES (${id}, ${user_id}, ${number}, 0, ${choice.below(4)}, ${choice.below(3)}, ${choice.of(people)},
                1, 1, 1, ${new Date(at.getTime() + choice.below(10) * DAY_MS)})`.execute(tx);
        }
        if (choice.chance(0.3))
          await tx
            .insertInto('triage_snooze')
            .values({ ...key, user_id: ann, snoozed_at: at, until: null, until_comment: true })
            .execute();
        if (choice.chance(0.3))
          await tx
            .insertInto('triage_decision')
            .values({
              ...key,
              user_id: choice.of(people),
              decided_at: today,
              first_sequence: 1,
              last_sequence: 1,
              kind: 0,
            })
            .execute();
        if (choice.chance(0.3))
          await tx
            .insertInto('triage_lease')
            .values({ ...key, user_id: choice.of(people), taken_at: at, held_until: new Date('2099-01-01') })
            .execute();
      }
    }
    await updateDerivedRows(tx, projects);
  });
}

const BULK_EVENT_KINDS = (['state_changed', 'assigned', 'commented'] as const).map(getEventKindCode);

/**
 * Makes the bulk operation of the project the cause of some events. Some operations have only issues of one type, so that
 * all of them can be hidden.
 */
async function fillBulkOperation(
  tx: Transaction,
  projectId: number,
  issues: readonly NewIssue[],
  choice: RandomChoice,
): Promise<void> {
  const type = choice.chance(0.4) ? choice.of(issues).type : null;
  const numbers = issues.filter((issue) => type === null || issue.type === type).map(({ number }) => number);
  for (const number of numbers)
    await tx
      .insertInto('bulk_item')
      .values({
        project_id: projectId,
        number,
        operation: 1,
        version: 1,
        outcome: 1,
        code: null,
        message: null,
      })
      .execute();
  const events = await tx
    .selectFrom('event')
    .select(['sequence', 'kind'])
    .where('project_id', '=', projectId)
    .where('issue_number', 'in', numbers)
    .orderBy('sequence')
    .execute();
  const sequences = events
    .filter(({ kind }) => BULK_EVENT_KINDS.includes(kind) && choice.chance(0.5))
    .map(({ sequence }) => sequence);
  await sql`UPDATE event SET bulk_number = 1
    WHERE project_id = ${projectId} AND sequence = ANY(${sequences}::bigint[])`.execute(tx);
}

/**
 * Forms clusters of two to four issues. All issues of a cluster are pairs, so that it stays one cluster without some of
 * them.
 */
async function fillDuplicateClusters(
  tx: Transaction,
  projectId: number,
  issues: readonly NewIssue[],
  choice: RandomChoice,
): Promise<void> {
  await tx
    .insertInto('duplicate_search')
    .values({ project_id: projectId, state: 2, issues_done: 1, issues_total: 1, last_number: 0, version: 0 })
    .execute();
  const numbers = issues.map(({ number }) => number);
  for (let start = 0; start < numbers.length;) {
    const group = numbers.slice(start, start + 2 + choice.below(3));
    start += group.length;
    if (group.length === 1) return;
    const pairs = group.flatMap((number) =>
      group
        .filter((other) => other > number)
        .map((otherNumber) => ({
          number,
          otherNumber,
          score: choice.below(DUPLICATE_SCORE_UNIT / 2) + DUPLICATE_SCORE_UNIT / 2,
          reasons: [`same phrase “${choice.text(2)} ${number} ${otherNumber}”`],
        })),
    );
    await insertDuplicatePairs(tx, { projectId, generation: 0 }, pairs);
    await tx
      .insertInto('duplicate_cluster')
      .values({
        project_id: projectId,
        number: group[0]!,
        strength: Math.max(...pairs.map(({ score }) => score)),
        open_count: 0,
        is_unsettled: false,
      })
      .execute();
    await insertClusterMembers(tx, projectId, group[0]!, group, pairs);
  }
}

async function insertClusterMembers(
  tx: Transaction,
  projectId: number,
  cluster: number,
  group: readonly number[],
  pairs: readonly StoredDuplicatePair[],
): Promise<void> {
  const [created] = createNewClusters([group], pairs);
  for (const { number, score, reasons } of created!.members)
    await tx
      .insertInto('duplicate_cluster_member')
      .values({ project_id: projectId, cluster, number, score, reasons: [...reasons] })
      .execute();
}

/** Forms clusters again from the remaining pairs. Numbers and strengths of clusters stay as they are. */
async function formClustersAgain(tx: Transaction, projectId: number): Promise<void> {
  const members = await tx
    .deleteFrom('duplicate_cluster_member')
    .where('project_id', '=', projectId)
    .returning(['cluster', 'number'])
    .execute();
  const pairs = await tx
    .selectFrom('duplicate_pair')
    .select(['number', 'other_number as otherNumber', 'score', 'reasons'])
    .where('project_id', '=', projectId)
    .orderBy('number')
    .orderBy('other_number')
    .execute();
  for (const cluster of new Set(members.map((member) => member.cluster))) {
    const group = members.filter((member) => member.cluster === cluster).map(({ number }) => number);
    if (group.length > 1)
      await insertClusterMembers(
        tx,
        projectId,
        cluster,
        group.sort((a, b) => a - b),
        pairs,
      );
  }
}

/**
 * Removes the issues that the viewer may not see, with everything that belongs to them. Returns their numbers, by project.
 */
export async function removeHiddenIssues(
  store: DatabaseStore,
  projects: readonly ComparedProject[],
  { userId, confidentialTypes }: RestrictedIssueVisibility,
): Promise<number[][]> {
  const removed: number[][] = [];
  await store.db.transaction().execute(async (tx) => {
    for (const { id } of projects) {
      const { rows } = await sql<{ number: number }>`SELECT number FROM issue WHERE project_id = ${id}
        AND type = ANY(${confidentialTypes}::int[])
        AND NOT coalesce(author_id = ${userId ?? 0} OR ${userId ?? 0} = ANY(assignee_ids), false)`.execute(
        tx,
      );
      const numbers = rows.map(({ number }) => number);
      removed.push(numbers);
      const events = await tx
        .selectFrom('event')
        .select(['sequence', 'before', 'after'])
        .where('project_id', '=', id)
        .execute();
      const related = events.filter(({ before, after }) => {
        const sides = [before, after].filter((side) => typeof toValues(side).number === 'number');
        const [side] = sides;
        const values = toValues(side);
        return (
          sides.length === 1 && values.project === undefined && numbers.includes(values.number as number)
        );
      });
      for (const { sequence } of related)
        await tx.deleteFrom('event').where('project_id', '=', id).where('sequence', '=', sequence).execute();
      for (const [table, column] of Object.entries(ISSUE_TABLES))
        await sql`DELETE FROM ${sql.table(table)} WHERE project_id = ${id}
          AND ${sql.ref(column)} = ANY(${numbers}::int[])`.execute(tx);
      for (const [table, project, column] of OTHER_END_COLUMNS)
        await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(project)} = ${id}
          AND ${sql.ref(column)} = ANY(${numbers}::int[])`.execute(tx);
      await sql`UPDATE issue SET parent_number = NULL
        WHERE project_id = ${id} AND parent_number = ANY(${numbers}::int[])`.execute(tx);
      await formClustersAgain(tx, id);
      await sql`DELETE FROM bulk_operation WHERE project_id = ${id}
        AND NOT EXISTS (SELECT FROM bulk_item WHERE bulk_item.project_id = ${id})`.execute(tx);
    }
    await updateDerivedRows(tx, projects);
  });
  return removed;
}

const toValues = (side: unknown): Record<string, unknown> => (side ?? {}) as Record<string, unknown>;

/** Recomputes the stored counts of issues, sub-issues, notifications, items of bulk edits and clusters. */
async function updateDerivedRows(db: Transaction, projects: readonly ComparedProject[]): Promise<void> {
  for (const { id } of projects) {
    await sql`UPDATE project SET issue_count = (SELECT count(*) FROM issue WHERE project_id = ${id}) WHERE id = ${id}`.execute(
      db,
    );
    await sql`DELETE FROM sub_issue_progress WHERE project_id = ${id}`.execute(db);
    await sql`WITH RECURSIVE below (root, number) AS (
        SELECT parent_number, number FROM issue WHERE project_id = ${id} AND parent_number IS NOT NULL
        UNION ALL SELECT below.root, issue.number FROM below JOIN issue
          ON issue.project_id = ${id} AND issue.parent_number = below.number)
      INSERT INTO sub_issue_progress (project_id, number, total, closed, version)
      SELECT ${id}, root, count(*), count(*) FILTER (WHERE issue.state_id IN (7, 5)), 1
      FROM below JOIN issue ON issue.project_id = ${id} AND issue.number = below.number GROUP BY root`.execute(
      db,
    );
    await sql`DELETE FROM notification_count WHERE project_id = ${id}`.execute(db);
    await sql`INSERT INTO notification_count (project_id, user_id, state, reason, count)
      SELECT project_id, user_id, state, reason, count(*) FROM notification WHERE project_id = ${id}
      GROUP BY 1, 2, 3, 4`.execute(db);
    await sql`UPDATE bulk_operation SET matched = items.count, changed = items.count, frozen = items.count
      FROM (SELECT count(*) AS count FROM bulk_item WHERE project_id = ${id}) items
      WHERE project_id = ${id}`.execute(db);
    await updateDuplicateClusterFacts(db, id, sql`true`);
    // The search has compared the first three issues, or all.
    await sql`UPDATE duplicate_search SET last_number = 3, issues_total = compared.total,
        issues_done = CASE WHEN highest % 2 = 0 THEN total ELSE done END
      FROM (SELECT count(*) AS total, count(*) FILTER (WHERE number <= 3) AS done FROM issue WHERE project_id = ${id}) compared,
        (SELECT issue_counter AS highest FROM project WHERE id = ${id}) counter
      WHERE project_id = ${id}`.execute(db);
  }
}
