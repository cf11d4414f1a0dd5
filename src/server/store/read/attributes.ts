/**
 * Attributes of issues: the states, labels and milestones of a project. List rows need all three kinds, so one
 * statement reads them together.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  LabelTableSchema,
  MilestoneTableSchema,
  DatabaseTables,
  WorkflowStateTableSchema,
  WorkflowTransitionTableSchema,
} from '../tables/DatabaseTables';

export type WorkflowStateRow = Selectable<WorkflowStateTableSchema>;
export type WorkflowTransitionRow = Selectable<WorkflowTransitionTableSchema>;
interface DeletableRow {
  /** Whether a label or milestone was deleted. Only events and bulk operations refer to deleted ones. */
  is_deleted?: boolean;
}

export type LabelRow = DeletableRow &
  Pick<Selectable<LabelTableSchema>, 'project_id' | 'id' | 'name' | 'color' | 'description'>;
export type MilestoneRow = DeletableRow &
  Pick<
    Selectable<MilestoneTableSchema>,
    'project_id' | 'id' | 'title' | 'description' | 'due_on' | 'closed_at'
  >;

/** The tables that `readIssueAttributes` reads. */
export const ISSUE_ATTRIBUTE_TABLES = ['workflow_state', 'label', 'milestone'] as const;

export interface IssueAttributeKey {
  kind: 'state' | 'label' | 'milestone';
  projectId: number;
  id: number;
}

export type IssueAttributeRow =
  | { kind: 'state'; row: WorkflowStateRow }
  | { kind: 'label'; row: LabelRow }
  | { kind: 'milestone'; row: MilestoneRow };

/** A row of the UNION of states, labels and milestones, with the columns of all three. */
interface IssueAttributeUnionRow {
  kind: IssueAttributeKey['kind'];
  project_id: number;
  id: number;
  name: string;
  color: string;
  description: string;
  category: number;
  position: number;
  due_on: Date | null;
  closed_at: Date | null;
  is_deleted: boolean;
}

export async function readIssueAttributes(
  db: Kysely<DatabaseTables>,
  attributeKeys: readonly IssueAttributeKey[],
): Promise<IssueAttributeRow[]> {
  const wanted = (kind: IssueAttributeKey['kind']) => {
    const ofKind = attributeKeys.filter((key) => key.kind === kind);
    const projectIds = ofKind.map((key) => key.projectId);
    const ids = ofKind.map((key) => key.id);
    return sql`unnest(${projectIds}::int[], ${ids}::int[]) AS wanted (project_id, id)`;
  };
  const { rows } = await sql<IssueAttributeUnionRow>`
    SELECT 'state' AS kind, project_id, id, name, color, '' AS description, category::int, position,
      NULL::timestamptz AS due_on, NULL::timestamptz AS closed_at, false AS is_deleted
    FROM ${wanted('state')} JOIN workflow_state USING (project_id, id)
    UNION ALL
    SELECT 'label', project_id, id, name, color, description, 0, 0, NULL, NULL, name_key IS NULL
    FROM ${wanted('label')} JOIN label USING (project_id, id)
    UNION ALL
    SELECT 'milestone', project_id, id, title, '', description, 0, 0, due_on, closed_at, title_key IS NULL
    FROM ${wanted('milestone')} JOIN milestone USING (project_id, id)`.execute(db);
  return rows.map(toIssueAttributeRow);
}

function toIssueAttributeRow(row: IssueAttributeUnionRow): IssueAttributeRow {
  const { project_id, id, name, color, description, is_deleted } = row;
  switch (row.kind) {
    case 'state':
      return {
        kind: 'state',
        row: { project_id, id, name, color, category: row.category, position: row.position },
      };
    case 'label':
      return { kind: 'label', row: { project_id, id, name, color, description, is_deleted } };
    case 'milestone':
      return {
        kind: 'milestone',
        row: {
          project_id,
          id,
          title: name,
          description,
          due_on: row.due_on,
          closed_at: row.closed_at,
          is_deleted,
        },
      };
  }
}

/**
 * Returns a project's labels, sorted by name.
 * @param matching text in the name, case-insensitive; null matches all labels
 */
export async function readLabels(
  db: Kysely<DatabaseTables>,
  projectId: number,
  matching: string | null,
): Promise<LabelRow[]> {
  let query = db
    .selectFrom('label')
    .select(['project_id', 'id', 'name', 'color', 'description'])
    .where('project_id', '=', projectId)
    .where('name_key', 'is not', null)
    .orderBy('name_key');
  if (matching) query = query.where(sql<boolean>`strpos(name_key, ${matching.toLowerCase()}) > 0`);
  return query.execute();
}

/**
 * Returns the first label, by name, whose name is one of these, compared without its scope and by the letters a to z
 * only. Served by the index label_letters.
 */
export async function readLabelByLetters(
  db: Kysely<DatabaseTables>,
  projectId: number,
  letters: readonly string[],
): Promise<LabelRow | null> {
  const row = await db
    .selectFrom('label')
    .select(['project_id', 'id', 'name', 'color', 'description'])
    .where('project_id', '=', projectId)
    .where('name_key', 'is not', null)
    .where(
      sql<boolean>`regexp_replace(regexp_replace(name_key, '^.*::', ''), '[^a-z]', '', 'g') = ANY(${letters}::text[])`,
    )
    .orderBy('name_key')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns a project's labels whose names contain one of these words.
 * @param words in lower case
 */
export async function readLabelsContainingWords(
  db: Kysely<DatabaseTables>,
  projectId: number,
  words: readonly string[],
): Promise<LabelRow[]> {
  return db
    .selectFrom('label')
    .select(['project_id', 'id', 'name', 'color', 'description'])
    .where('project_id', '=', projectId)
    .where(
      sql<boolean>`EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(name_key, word) > 0)`,
    )
    .orderBy('name_key')
    .execute();
}

/**
 * Returns a project's milestones: open ones by due date, then closed ones, last closed first.
 * @param matching text in the title, case-insensitive; null matches all milestones
 */
export async function readMilestones(
  db: Kysely<DatabaseTables>,
  projectId: number,
  matching: string | null,
): Promise<MilestoneRow[]> {
  let query = db
    .selectFrom('milestone')
    .select(['project_id', 'id', 'title', 'description', 'due_on', 'closed_at'])
    .where('project_id', '=', projectId)
    .where('title_key', 'is not', null)
    .orderBy(sql`closed_at IS NOT NULL`)
    .orderBy(sql`CASE WHEN closed_at IS NULL THEN due_on END NULLS LAST`)
    .orderBy(sql`closed_at DESC`)
    .orderBy('title_key');
  if (matching) query = query.where(sql<boolean>`strpos(title_key, ${matching.toLowerCase()}) > 0`);
  return query.execute();
}

/** Returns the states of a project in workflow order. */
export async function readWorkflowStates(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<WorkflowStateRow[]> {
  return db
    .selectFrom('workflow_state')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function readWorkflowTransitions(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<WorkflowTransitionRow[]> {
  return db
    .selectFrom('workflow_transition')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('from_id')
    .orderBy('to_id')
    .execute();
}

/** Identifies a label or state by its name, case-insensitive. */
export interface IssueAttributeColorKey {
  kind: 'label' | 'state';
  projectId: number;
  name: string;
}

export async function readIssueAttributeColors(
  db: Kysely<DatabaseTables>,
  attributeKeys: readonly IssueAttributeColorKey[],
): Promise<{ kind: IssueAttributeColorKey['kind']; project_id: number; name: string; color: string }[]> {
  const wanted = (kind: IssueAttributeColorKey['kind']) => {
    const ofKind = attributeKeys.filter((key) => key.kind === kind);
    const projectIds = ofKind.map((key) => key.projectId);
    const names = ofKind.map((key) => key.name.toLowerCase());
    return sql`unnest(${projectIds}::int[], ${names}::text[]) AS wanted (project_id, key)`;
  };
  const { rows } = await sql<{
    kind: IssueAttributeColorKey['kind'];
    project_id: number;
    name: string;
    color: string;
  }>`
    SELECT 'label' AS kind, label.project_id, name, color
    FROM ${wanted('label')} JOIN label ON label.project_id = wanted.project_id AND label.name_key = wanted.key
    UNION ALL
    SELECT 'state', state.project_id, name, color
    FROM ${wanted('state')} JOIN workflow_state state
      ON state.project_id = wanted.project_id AND lower(state.name) = wanted.key`.execute(db);
  return rows;
}
