/** Reading what the columns hold from the store, many rows a statement, packed by column. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { EVENT_KINDS, type EventKind, PROJECT_EVENT_NUMBER } from '../../../shared/issue';
import type { Store } from '../../store/Store';
import type { Tables } from '../../store/tables/Tables';
import type { Condition } from '../sql/compile';
import { selectVersioned, type Versioned } from '../sql/versioned';
import type { PackedColumn, PackedRows } from './data/IssueRows';
import { tiesOf } from './readTies';

const PACKED: Record<PackedColumn, RawBuilder<unknown>> = {
  number: sql`int4send(number)`,
  state: sql`int4send(state_id)`,
  type: sql`int2send(type)`,
  priority: sql`int2send(priority)`,
  author: sql`int4send(coalesce(author_id, 0))`,
  milestone: sql`int4send(coalesce(milestone_id, 0))`,
  parent: sql`int4send(coalesce(parent_number, 0))`,
  comments: sql`int4send(comment_count)`,
  votes: sql`int4send(vote_count)`,
  created: sql`timestamptz_send(created_at)`,
  updated: sql`timestamptz_send(updated_at)`,
  closed: sql`timestamptz_send(coalesce(closed_at, '-infinity'))`,
  due: sql`timestamptz_send(coalesce(due_on, '-infinity'))`,
  labels: sql`array_send(label_ids)`,
  assignees: sql`array_send(assignee_ids)`,
};
const NAMES = Object.keys(PACKED) as PackedColumn[];
const EMPTY = new Uint8Array(0);

/** The rows of these issues of a project, with their ties. */
export function readRows(
  db: Kysely<Tables>,
  projectId: number,
  numbers: readonly number[],
): Promise<Versioned<PackedRows>> {
  const ties = sql`string_agg(array_send(${tiesOf(projectId)}), '') AS ties`;
  return read(db, projectId, [...NAMES, 'ties'], [ties], sql`i.number = ANY(${numbers}::int[])`, null);
}

/** The rows of a project's issues after this number, the lowest numbers first, without their ties. */
export function readRowsAfter(
  db: Kysely<Tables>,
  projectId: number,
  after: number,
  limit: number,
): Promise<Versioned<PackedRows>> {
  return read(db, projectId, NAMES, [], sql`i.number > ${after}`, limit);
}

async function read(
  db: Kysely<Tables>,
  projectId: number,
  names: readonly (keyof PackedRows)[],
  besides: readonly RawBuilder<unknown>[],
  condition: Condition,
  limit: number | null,
): Promise<Versioned<PackedRows>> {
  const columns = NAMES.map((name) => sql`string_agg(${PACKED[name]}, '') AS ${sql.ref(name)}`);
  const { version, value } = await selectVersioned<Record<keyof PackedRows, Uint8Array | null>>(
    db,
    projectId,
    names,
    sql`SELECT ${sql.join([...columns, ...besides])} FROM (SELECT * FROM issue i
      WHERE i.project_id = ${projectId} AND ${condition} ORDER BY i.number LIMIT ${limit}::int) i`,
  );
  const row = value[0];
  const packed = names.map((name) => [name, row?.[name] ?? EMPTY]);
  return { version, value: Object.fromEntries(packed) as PackedRows };
}

/** All numbers that a select gives in its column `number`. */
export async function readNumbers(
  store: Store,
  projectId: number,
  select: RawBuilder<unknown>,
): Promise<Versioned<Int32Array>> {
  const { version, value } = await selectVersioned<{ numbers: Uint8Array | null }>(
    store.db,
    projectId,
    ['numbers'],
    sql`SELECT string_agg(int4send(number), '') AS numbers FROM (${select}) found`,
  );
  const bytes = value[0]?.numbers ?? EMPTY;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    version,
    value: Int32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getInt32(i * 4)),
  };
}

/** The issues that events speak of. */
export interface Changes {
  changed: number[];
  /** Those of them whose texts may have changed. */
  retold: number[];
  /** Those of whose texts nothing may be left. */
  purged: number[];
}

const indexesOf = (kinds: readonly EventKind[]): number[] => kinds.map((kind) => EVENT_KINDS.indexOf(kind));

const PURGING = indexesOf(['deleted', 'purged']);
/** What leaves title, body and comments as they are. Whatever else happens, they are read again. */
const SILENT = indexesOf([
  ...(['state_changed', 'labeled', 'unlabeled', 'assigned', 'unassigned'] as const),
  ...(['milestoned', 'demilestoned', 'type_changed', 'priority_changed', 'locked', 'unlocked'] as const),
  ...(['linked', 'unlinked', 'parent_changed', 'due_changed'] as const),
  ...(['voted', 'unvoted', 'watched', 'unwatched'] as const),
]);

/**
 * What changed since a version, and the version that it leads to; null where the events do not tell all
 * that happened.
 */
export async function readChanges(
  db: Kysely<Tables>,
  projectId: number,
  since: number,
): Promise<Versioned<Changes | null>> {
  // An import may tell of what happened and bring other texts with it.
  const isSilent = sql`kind = ANY(${SILENT}::int[]) AND source_id IS NULL`;
  const { version, value } = await selectVersioned<
    Record<keyof Changes, number[] | null> & { events: number }
  >(
    db,
    projectId,
    ['changed', 'retold', 'purged', 'events'],
    sql`SELECT array_agg(DISTINCT issue_number) FILTER (WHERE issue_number <> ${PROJECT_EVENT_NUMBER}) AS changed,
        array_agg(DISTINCT issue_number)
          FILTER (WHERE issue_number <> ${PROJECT_EVENT_NUMBER} AND NOT (${isSilent})) AS retold,
        array_agg(DISTINCT issue_number) FILTER (WHERE kind = ANY(${PURGING}::int[])) AS purged,
        count(*)::int AS events
      FROM event WHERE project_id = ${projectId} AND sequence > ${since}`,
  );
  const { changed, retold, purged, events } = value[0] ?? NOTHING;
  const isAll = events === version - since;
  return {
    version,
    value: isAll ? { changed: changed ?? [], retold: retold ?? [], purged: purged ?? [] } : null,
  };
}

const NOTHING = { changed: null, retold: null, purged: null, events: 0 };
