/**
 * Reads the complete contents of a tracker in a form that does not depend on ids, so that two trackers can be compared.
 */
import { sql } from 'kysely';
import type { DatabaseStore } from '../../server/store/DatabaseStore';

type Row = Record<string, unknown>;

/** Rows by table, as sorted JSON. */
export type TrackerContents = Record<string, string[]>;

/** Tables to compare, with the columns to ignore: ids, versions and times of the import itself. */
const COMPARED_TABLES: Readonly<Record<string, readonly string[]>> = {
  app_user: ['id', 'created_at'],
  user_source: [],
  project: ['id', 'created_at', 'version'],
  membership: [],
  workflow_state: [],
  workflow_transition: [],
  label: ['id'],
  milestone: ['id', 'created_at', 'number'],
  issue: ['version'],
  issue_text: ['title_version', 'body_version'],
  project_source: [],
  issue_source: [],
  issue_redirect: [],
  comment: ['id'],
  event: ['sequence'],
  issue_link: [],
  mention: [],
  watch: [],
  vote: [],
  reaction: [],
  imported_vote: [],
  sub_issue_position: [],
  sub_issue_progress: ['version'],
  notification: [],
};

/** Tables that are not compared, because they record how the tracker was created. */
const BOOKKEEPING_TABLES = new Set(['audit_entry', 'setting', 'kysely_migration', 'kysely_migration_lock']);

export async function readTrackerContents({ db }: DatabaseStore): Promise<TrackerContents> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`.execute(db);
  const readRows = async (table: string): Promise<Row[]> =>
    (
      await sql<{ row: Row }>`SELECT to_jsonb(each) AS row FROM ${sql.table(table)} each`.execute(db)
    ).rows.map(({ row }) => row);
  const names = createNames({
    app_user: await readRows('app_user'),
    project: await readRows('project'),
    label: await readRows('label'),
    milestone: await readRows('milestone'),
    comment: await readRows('comment'),
  });
  const contents: TrackerContents = {};
  for (const { name } of tables) {
    if (BOOKKEEPING_TABLES.has(name)) continue;
    const omitted = COMPARED_TABLES[name];
    const rows = await readRows(name);
    contents[name] = omitted
      ? rows.map((row) => JSON.stringify(replaceIds(row, new Set(omitted), names))).sort()
      : [`${rows.length} rows`];
  }
  return contents;
}

/** Names of the records that ids refer to, by kind, project and id. */
type Names = (kind: string, projectId: unknown, id: unknown) => unknown;

function createNames(tables: Record<string, Row[]>): Names {
  const names = new Map<string, unknown>();
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      names.set(
        formatNameKey(table, row['project_id'], row['id']),
        row['login'] ?? row['key'] ?? row['name'] ?? row['title'] ?? row['source_id'],
      );
  return (kind, projectId, id) =>
    id === null || id === undefined ? id : (names.get(formatNameKey(kind, projectId, id)) ?? id);
}

const formatNameKey = (kind: string, projectId: unknown, id: unknown): string =>
  JSON.stringify([kind, projectId ?? '', id]);

function replaceIds(row: Row, omitted: ReadonlySet<string>, names: Names): Row {
  const projectId = row['project_id'];
  const replaceColumn = (column: string, value: unknown): unknown => {
    switch (column) {
      case 'project_id':
      case 'to_project_id':
        return names('project', '', value);
      case 'author_id':
      case 'actor_id':
      case 'user_id':
      case 'closed_by_id':
        return names('app_user', '', value);
      case 'assignee_ids':
        return (value as unknown[]).map((id) => names('app_user', '', id));
      case 'label_ids':
        return (value as unknown[]).map((id) => names('label', projectId, id)).sort();
      case 'milestone_id':
        return names('milestone', projectId, value);
      case 'comment_id':
        return names('comment', projectId, value);
      case 'before':
      case 'after':
        return value === null ? null : replaceEventIds(value as Row, projectId, names);
      default:
        return value;
    }
  };
  return Object.fromEntries(
    Object.keys(row)
      .filter((column) => !omitted.has(column))
      .sort()
      .map((column) => [column, replaceColumn(column, row[column])]),
  );
}

const replaceEventIds = (value: Row, projectId: unknown, names: Names): Row =>
  Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, id]) => {
        if (field === 'label' || field === 'milestone' || field === 'comment')
          return [field, names(field, projectId, id)];
        if (field === 'user') return [field, names('app_user', '', id)];
        if (field === 'project') return [field, names('project', '', id)];
        return [field, id];
      }),
  );
