/** Reads and writes labels and milestones of a project for importers. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../shared/issue';
import { advanceProjectVersion } from '../changes/advanceProject';
import type { IssueEventData } from '../load/NewIssue';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';
import { DERIVED_EVENT_SOURCE_ID, insertIssueEvents } from './updateIssue';

/** A label or milestone of a project. `name` is the title of a milestone. */
export interface StoredProjectAttribute {
  id: number;
  name: string;
}

export interface StoredLabel extends StoredProjectAttribute {
  color: string;
  description: string;
}

export interface StoredMilestone extends StoredProjectAttribute {
  description: string;
  dueOn: Date | null;
  /** When the milestone was closed, or null while it is open. */
  closedAt: Date | null;
}

/** SQL statements that importers use for labels or milestones. */
export interface ProjectAttributeTable<Stored extends StoredProjectAttribute> {
  readAll(db: Kysely<DatabaseTables>, projectId: number): Promise<Stored[]>;
  /**
   * Inserts the labels or milestones whose names do not exist yet, ignoring case, and returns all of them. The caller
   * has locked the project.
   */
  findOrInsert(
    tx: Transaction,
    projectId: number,
    attributes: readonly Omit<Stored, 'id'>[],
  ): Promise<{ isNew: boolean; attribute: Stored }[]>;
  update(tx: Transaction, projectId: number, attributes: readonly Stored[]): Promise<void>;
  /**
   * Changes labels or milestones, except for those that users have created or edited in Winnow, and records the events
   * of the changes. The caller has locked the project.
   * @param version the project's version
   * @returns how many were changed
   */
  updateUnedited(
    tx: Transaction,
    projectId: number,
    version: number,
    changes: readonly { before: Stored; after: Stored }[],
  ): Promise<number>;
}

/** A column of the table and its SQL type. */
interface AttributeColumn {
  column: string;
  type: RawBuilder<unknown>;
}

/** Defines the statements for the table of labels or of milestones. */
function createProjectAttributeTable<Stored extends StoredProjectAttribute>(definition: {
  table: 'label' | 'milestone';
  nameColumn: 'name' | 'title';
  /** Other columns by field, with their SQL types. */
  columns: Readonly<Record<Exclude<keyof Stored, 'id' | 'name'>, AttributeColumn>>;
  toEventData: (attribute: Stored) => IssueEventData;
}): ProjectAttributeTable<Stored> {
  const { table, nameColumn, columns, toEventData } = definition;
  const tableSql = sql.table(table);
  const nameSql = sql.ref(nameColumn);
  const keySql = sql.ref(`${nameColumn}_key`);
  const fields = Object.entries<AttributeColumn>(columns);
  const columnsSql = sql.join(fields.map(([, { column }]) => sql.ref(column)));
  const fieldsSql = sql.join(
    fields.map(([field, { column }]) => sql`${sql.ref(column)} AS ${sql.ref(field)}`),
  );
  /**
   * Selects the rows of a JSON array, because a statement with one parameter per field would have too many parameters.
   */
  const selectJsonRows = (attributes: readonly Omit<Stored, 'id'>[]) => sql`
    (SELECT nth, a->>'name' AS name, (a->>'id')::int AS id,
      ${sql.join(fields.map(([field, { column, type }]) => sql`(a->>${sql.lit(field)})::${type} AS ${sql.ref(column)}`))}
    FROM json_array_elements(${JSON.stringify(attributes)}::json) WITH ORDINALITY AS list (a, nth))`;
  const toKeys = (attributes: readonly { name: string }[]) =>
    attributes.map(({ name }) => name.toLowerCase());

  const update = async (tx: Transaction, projectId: number, attributes: readonly Stored[]) => {
    if (attributes.length === 0) return;
    await sql`
      UPDATE ${tableSql} SET ${nameSql} = new.name,
        ${sql.join(fields.map(([, { column }]) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`))}
      FROM ${selectJsonRows(attributes)} AS new
      WHERE ${tableSql}.project_id = ${projectId} AND ${tableSql}.id = new.id`.execute(tx);
  };

  /** Returns the ids of labels or milestones that users have created or edited. Served by the index event_issue. */
  const readEditedIds = async (tx: Transaction, projectId: number): Promise<Set<number>> => {
    const kinds = ([`${table}_created`, `${table}_changed`] as const).map(getEventKindCode);
    const { rows } = await sql<{ id: number }>`
      SELECT DISTINCT (after->>${sql.lit(table)})::int AS id FROM event
      WHERE project_id = ${projectId} AND issue_number = ${PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER}
        AND kind = ANY(${kinds}::int[]) AND source_id IS NULL`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  };

  return {
    async readAll(db, projectId) {
      const { rows } = await sql<Stored>`
        SELECT id, ${nameSql} AS name, ${fieldsSql} FROM ${tableSql}
        WHERE project_id = ${projectId} AND ${keySql} IS NOT NULL`.execute(db);
      return rows;
    },
    async findOrInsert(tx, projectId, attributes) {
      const { rows } = await sql<Stored & { isNew: boolean }>`
        WITH inserted AS (
          INSERT INTO ${tableSql} (project_id, id, ${nameSql}, ${keySql}, ${columnsSql})
          SELECT ${projectId}::int, last.id + row_number() OVER (ORDER BY new.nth), new.name, keys.key,
            ${sql.join(fields.map(([, { column }]) => sql.ref(`new.${column}`)))}
          FROM ${selectJsonRows(attributes)} AS new
            JOIN unnest(${toKeys(attributes)}::text[]) WITH ORDINALITY AS keys (key, nth) USING (nth),
            (SELECT coalesce(max(id), 0) AS id FROM ${tableSql} WHERE project_id = ${projectId}) AS last
          WHERE NOT EXISTS (SELECT FROM ${tableSql} WHERE project_id = ${projectId} AND ${keySql} = keys.key)
          RETURNING *)
        SELECT id, ${nameSql} AS name, ${fieldsSql}, true AS "isNew" FROM inserted
        UNION ALL
        SELECT id, ${nameSql} AS name, ${fieldsSql}, false AS "isNew" FROM ${tableSql}
        WHERE project_id = ${projectId} AND ${keySql} = ANY(${toKeys(attributes)}::text[])`.execute(tx);
      return rows.map(({ isNew, ...attribute }) => ({ isNew, attribute: attribute as unknown as Stored }));
    },
    update,
    async updateUnedited(tx, projectId, version, changes) {
      if (changes.length === 0) return 0;
      const editedIds = await readEditedIds(tx, projectId);
      const allowed = changes.filter(({ before }) => !editedIds.has(before.id));
      if (allowed.length === 0) return 0;
      await update(
        tx,
        projectId,
        allowed.map(({ after }) => after),
      );
      const at = new Date();
      const events = allowed.map(({ before, after }) => ({
        kind: `${table}_changed` as const,
        actorId: null,
        before: toEventData(before),
        after: toEventData(after),
        createdAt: at,
        sourceId: DERIVED_EVENT_SOURCE_ID,
      }));
      await insertIssueEvents(
        tx,
        { projectId, number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER },
        version,
        events,
      );
      await advanceProjectVersion(tx, projectId, { version: version + events.length });
      return events.length;
    },
  };
}

export const IMPORTED_LABEL_TABLE = createProjectAttributeTable<StoredLabel>({
  table: 'label',
  nameColumn: 'name',
  columns: {
    color: { column: 'color', type: sql`text` },
    description: { column: 'description', type: sql`text` },
  },
  toEventData: ({ id, name, color, description }) => ({ label: id, name, color, description }),
});

export const IMPORTED_MILESTONE_TABLE = createProjectAttributeTable<StoredMilestone>({
  table: 'milestone',
  nameColumn: 'title',
  columns: {
    description: { column: 'description', type: sql`text` },
    dueOn: { column: 'due_on', type: sql`timestamptz` },
    closedAt: { column: 'closed_at', type: sql`timestamptz` },
  },
  toEventData: ({ id, name, description, dueOn, closedAt }) => ({
    milestone: id,
    title: name,
    description,
    due: dueOn?.toISOString() ?? null,
    closed: closedAt?.toISOString() ?? null,
  }),
});
