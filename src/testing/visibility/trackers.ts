/**
 * A random tracker in two databases: in one with all its issues, in the other one without those that a viewer may not
 * see. Ids, versions and times of everything else are equal.
 */
import { sql } from 'kysely';
import { ISSUE_TYPES, type IssueLinkKind } from '../../shared/issue';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { bulkLoadIssuesInTransaction } from '../../server/store/load/bulkLoadIssues';
import { createNewIssueWithDefaults, type NewEvent, type NewIssue } from '../../server/store/load/NewIssue';
import type { RestrictedIssueVisibility } from '../../server/store/read/issueVisibility';

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
      for (const table of [...Object.keys(ISSUE_TABLES), 'file', 'bulk_operation'])
        await sql`DELETE FROM ${sql.table(table)} WHERE project_id = ${id}`.execute(tx);
      await sql`UPDATE project SET issue_count = 0, issue_counter = 0, bulk_counter = 1, version = version + 1 WHERE id = ${id}`.execute(
        tx,
      );
      await bulkLoadIssuesInTransaction(tx, id, issues);
      const at = new Date(START + 200 * DAY_MS);
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
        await tx
          .insertInto('bulk_item')
          .values({ ...key, operation: 1, version: 1, outcome: 1, code: null, message: null })
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
            .insertInto('triage_lease')
            .values({ ...key, user_id: choice.of(people), taken_at: at, held_until: new Date('2099-01-01') })
            .execute();
      }
    }
    await updateDerivedRows(tx, projects);
  });
}

/** Removes the issues that the viewer may not see, with everything that belongs to them. */
export async function removeHiddenIssues(
  store: DatabaseStore,
  projects: readonly ComparedProject[],
  { userId, confidentialTypes }: RestrictedIssueVisibility,
): Promise<number> {
  let removed = 0;
  await store.db.transaction().execute(async (tx) => {
    for (const { id } of projects) {
      const { rows } = await sql<{ number: number }>`SELECT number FROM issue WHERE project_id = ${id}
        AND type = ANY(${confidentialTypes}::int[])
        AND NOT coalesce(author_id = ${userId ?? 0} OR ${userId ?? 0} = ANY(assignee_ids), false)`.execute(
        tx,
      );
      const numbers = rows.map(({ number }) => number);
      removed += numbers.length;
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
    }
    await updateDerivedRows(tx, projects);
  });
  return removed;
}

const toValues = (side: unknown): Record<string, unknown> => (side ?? {}) as Record<string, unknown>;

/** Recomputes the stored counts of issues, sub-issues, notifications and items of bulk edits. */
async function updateDerivedRows(
  db: DatabaseStore['db'],
  projects: readonly ComparedProject[],
): Promise<void> {
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
  }
}
