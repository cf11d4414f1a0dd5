/** Reads everything that an import has written to a project, with names instead of ids. */
import { type RawBuilder, sql } from 'kysely';
import type { ReactionCounts } from '../../shared/reactions';
import { getEventKindByCode } from '../../shared/events/kinds';
import { STATE_CATEGORIES } from '../../shared/issue';
import type { DatabaseStore } from '../../server/store/DatabaseStore';

export interface ImportedIssueFields {
  number: number;
  sourceId: string;
  title: string;
  body: string;
  state: string;
  category: string;
  author: string | null;
  assignees: string[];
  labels: string[];
  milestone: string | null;
  locked: boolean;
  votes: number;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  closedBy: string | null;
  commentCount: number;
  url: string | null;
  raw: Record<string, unknown> | null;
}

interface ImportedComment {
  sourceId: string;
  author: string | null;
  body: string;
  createdAt: string;
  editedAt: string | null;
  reactions: ReactionCounts;
}

type NamedEventData = Record<string, string | number | null | undefined>;

export interface ImportedEvent {
  kind: string;
  sourceId: string | null;
  actor: string | null;
  createdAt: string;
  /** The values before and after the event, with names instead of ids. */
  before: NamedEventData;
  after: NamedEventData;
}

export interface ImportedProjectContents {
  issues: ImportedIssueFields[];
  commentsByNumber: Map<number, ImportedComment[]>;
  eventsByNumber: Map<number, ImportedEvent[]>;
  labels: Map<string, { color: string; description: string }>;
  milestones: Map<string, { description: string; dueOn: string | null; closedAt: string | null }>;
  /** Logins of the people who are mentioned, by issue number. */
  mentionsByNumber: Map<number, string[]>;
}

const toIso = (date: Date | null): string | null => date?.toISOString() ?? null;

export async function readImportedProject(
  store: DatabaseStore,
  projectKey: string,
): Promise<ImportedProjectContents> {
  const read = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(store.db)).rows;
  const [project] = await read(sql<{ id: number }>`SELECT id FROM project WHERE key = ${projectKey}`);
  const id = project!.id;
  // The name of an imported user is the login in the source; their login can differ from it.
  const users = new Map(
    (await read(sql<{ id: number; name: string }>`SELECT id, name FROM app_user`)).map((user) => [
      user.id,
      user.name,
    ]),
  );
  const getLogin = (userId: number | null) => (userId === null ? null : users.get(userId)!);
  const states = new Map(
    (
      await read(sql<{ id: number; name: string; category: number }>`
        SELECT id, name, category FROM workflow_state WHERE project_id = ${id}`)
    ).map((state) => [state.id, state]),
  );
  const labels = await read(sql<{ id: number; name: string; color: string; description: string }>`
    SELECT id, name, color, description FROM label WHERE project_id = ${id}`);
  const labelNames = new Map(labels.map((label) => [label.id, label.name]));
  const milestones = await read(
    sql<{ id: number; title: string; description: string; due_on: Date | null; closed_at: Date | null }>`
      SELECT id, title, description, due_on, closed_at FROM milestone WHERE project_id = ${id}`,
  );
  const milestoneTitles = new Map(milestones.map((milestone) => [milestone.id, milestone.title]));

  interface IssueRow {
    number: number;
    source_id: string;
    title: string;
    body: string;
    state_id: number;
    author_id: number | null;
    assignee_ids: number[];
    label_ids: number[];
    milestone_id: number | null;
    locked: boolean;
    vote_count: number;
    created_at: Date;
    updated_at: Date;
    closed_at: Date | null;
    closed_by_id: number | null;
    comment_count: number;
    url: string | null;
    raw: Record<string, unknown> | null;
  }
  const issues = await read(sql<IssueRow>`
    SELECT * FROM issue JOIN issue_text USING (project_id, number) JOIN issue_source USING (project_id, number)
    WHERE project_id = ${id} ORDER BY number`);
  const comments = await read(
    sql<{
      issue_number: number;
      source_id: string;
      author_id: number | null;
      body: string;
      created_at: Date;
      edited_at: Date | null;
      imported_reactions: ReactionCounts | null;
    }>`SELECT * FROM comment WHERE project_id = ${id} ORDER BY created_at, id`,
  );
  type EventData = NamedEventData | null;
  const events = await read(sql<{
    issue_number: number;
    source_id: string | null;
    actor_id: number | null;
    kind: number;
    before: EventData;
    after: EventData;
    created_at: Date;
  }>`SELECT issue_number, source_id, actor_id, kind::int, before, after, created_at FROM event
    WHERE project_id = ${id} ORDER BY created_at, sequence`);
  const mentions = await read(
    sql<{ number: number; user_id: number }>`SELECT number, user_id FROM mention WHERE project_id = ${id}`,
  );

  /** Replaces the ids in an event by names. */
  const nameEventData = (data: EventData): NamedEventData => {
    const named: NamedEventData = { ...data };
    if (typeof named.label === 'number') named.label = labelNames.get(named.label);
    if (typeof named.milestone === 'number') named.milestone = milestoneTitles.get(named.milestone);
    if (typeof named.user === 'number') named.user = getLogin(named.user);
    if (typeof named.state === 'number') named.state = states.get(named.state)!.name;
    return named;
  };
  return {
    issues: issues.map((row) => ({
      number: row.number,
      sourceId: row.source_id,
      title: row.title,
      body: row.body,
      state: states.get(row.state_id)!.name,
      category: STATE_CATEGORIES[states.get(row.state_id)!.category]!,
      author: getLogin(row.author_id),
      assignees: row.assignee_ids.map((userId) => getLogin(userId)!),
      labels: row.label_ids.map((labelId) => labelNames.get(labelId)!),
      milestone: row.milestone_id === null ? null : milestoneTitles.get(row.milestone_id)!,
      locked: row.locked,
      votes: row.vote_count,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      closedAt: toIso(row.closed_at),
      closedBy: getLogin(row.closed_by_id),
      commentCount: row.comment_count,
      url: row.url,
      raw: row.raw,
    })),
    commentsByNumber: groupByNumber(comments, (row) => ({
      sourceId: row.source_id,
      author: getLogin(row.author_id),
      body: row.body,
      createdAt: row.created_at.toISOString(),
      editedAt: toIso(row.edited_at),
      reactions: row.imported_reactions ?? {},
    })),
    eventsByNumber: groupByNumber(events, (row) => ({
      kind: getEventKindByCode(row.kind)!,
      sourceId: row.source_id,
      actor: getLogin(row.actor_id),
      createdAt: row.created_at.toISOString(),
      before: nameEventData(row.before),
      after: nameEventData(row.after),
    })),
    labels: new Map(labels.map(({ name, color, description }) => [name, { color, description }])),
    milestones: new Map(
      milestones.map(({ title, description, due_on, closed_at }) => [
        title,
        { description, dueOn: toIso(due_on), closedAt: toIso(closed_at) },
      ]),
    ),
    mentionsByNumber: groupByNumber(
      mentions.map(({ number, user_id }) => ({ issue_number: number, user_id })),
      ({ user_id }) => getLogin(user_id)!.toLowerCase(),
    ),
  };
}

function groupByNumber<Row extends { issue_number: number }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.issue_number) ?? [];
    group.push(toValue(row));
    groups.set(row.issue_number, group);
  }
  return groups;
}
