/**
 * What an issue names by a small id of its project: states, labels and milestones. A list row needs
 * some of each, so they are read together, in one statement.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  LabelTable,
  MilestoneTable,
  Tables,
  WorkflowStateTable,
  WorkflowTransitionTable,
} from '../tables/Tables';

export type StateRow = Selectable<WorkflowStateTable>;
export type TransitionRow = Selectable<WorkflowTransitionTable>;
export type LabelRow = Pick<Selectable<LabelTable>, 'project_id' | 'id' | 'name' | 'color' | 'description'>;
export type MilestoneRow = Pick<
  Selectable<MilestoneTable>,
  'project_id' | 'id' | 'title' | 'description' | 'due_on' | 'closed_at'
>;

export interface AttributeKey {
  kind: 'state' | 'label' | 'milestone';
  projectId: number;
  id: number;
}

export type AttributeRow =
  | { kind: 'state'; row: StateRow }
  | { kind: 'label'; row: LabelRow }
  | { kind: 'milestone'; row: MilestoneRow };

/** Each kind's columns, side by side. */
interface TermRow {
  kind: AttributeKey['kind'];
  project_id: number;
  id: number;
  name: string;
  color: string;
  description: string;
  category: number;
  position: number;
  due_on: Date | null;
  closed_at: Date | null;
}

export async function readAttributes(
  db: Kysely<Tables>,
  keys: readonly AttributeKey[],
): Promise<AttributeRow[]> {
  const wanted = (kind: AttributeKey['kind']) => {
    const ofKind = keys.filter((key) => key.kind === kind);
    const projectIds = ofKind.map((key) => key.projectId);
    const ids = ofKind.map((key) => key.id);
    return sql`unnest(${projectIds}::int[], ${ids}::int[]) AS wanted (project_id, id)`;
  };
  const { rows } = await sql<TermRow>`
    SELECT 'state' AS kind, project_id, id, name, color, '' AS description, category::int, position,
      NULL::timestamptz AS due_on, NULL::timestamptz AS closed_at
    FROM ${wanted('state')} JOIN workflow_state USING (project_id, id)
    UNION ALL
    SELECT 'label', project_id, id, name, color, description, 0, 0, NULL, NULL
    FROM ${wanted('label')} JOIN label USING (project_id, id)
    UNION ALL
    SELECT 'milestone', project_id, id, title, '', description, 0, 0, due_on, closed_at
    FROM ${wanted('milestone')} JOIN milestone USING (project_id, id)`.execute(db);
  return rows.map(toTerm);
}

function toTerm(row: TermRow): AttributeRow {
  const { project_id, id, name, color, description } = row;
  switch (row.kind) {
    case 'state':
      return {
        kind: 'state',
        row: { project_id, id, name, color, category: row.category, position: row.position },
      };
    case 'label':
      return { kind: 'label', row: { project_id, id, name, color, description } };
    case 'milestone':
      return {
        kind: 'milestone',
        row: { project_id, id, title: name, description, due_on: row.due_on, closed_at: row.closed_at },
      };
  }
}

/** A project's labels whose name has `matching` in it, by name. */
export async function readLabels(
  db: Kysely<Tables>,
  projectId: number,
  matching: string | null,
): Promise<LabelRow[]> {
  let query = db
    .selectFrom('label')
    .select(['project_id', 'id', 'name', 'color', 'description'])
    .where('project_id', '=', projectId)
    .orderBy('name_key');
  if (matching) query = query.where(sql<boolean>`strpos(name_key, ${matching.toLowerCase()}) > 0`);
  return query.execute();
}

/** A project's milestones whose title has `matching` in it: open ones first, by due day; closed ones from the last one closed. */
export async function readMilestones(
  db: Kysely<Tables>,
  projectId: number,
  matching: string | null,
): Promise<MilestoneRow[]> {
  let query = db
    .selectFrom('milestone')
    .select(['project_id', 'id', 'title', 'description', 'due_on', 'closed_at'])
    .where('project_id', '=', projectId)
    .orderBy(sql`closed_at IS NOT NULL`)
    .orderBy(sql`CASE WHEN closed_at IS NULL THEN due_on END NULLS LAST`)
    .orderBy(sql`closed_at DESC`)
    .orderBy('title_key');
  if (matching) query = query.where(sql<boolean>`strpos(title_key, ${matching.toLowerCase()}) > 0`);
  return query.execute();
}

/** The states of a project's workflow, in its order. */
export async function readStates(db: Kysely<Tables>, projectId: number): Promise<StateRow[]> {
  return db
    .selectFrom('workflow_state')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function readTransitions(db: Kysely<Tables>, projectId: number): Promise<TransitionRow[]> {
  return db
    .selectFrom('workflow_transition')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('from_id')
    .orderBy('to_id')
    .execute();
}

/** A label or a state by its name, in any case. */
export interface ColorKey {
  kind: 'label' | 'state';
  projectId: number;
  name: string;
}

export async function readColors(
  db: Kysely<Tables>,
  keys: readonly ColorKey[],
): Promise<{ kind: ColorKey['kind']; project_id: number; name: string; color: string }[]> {
  const wanted = (kind: ColorKey['kind']) => {
    const ofKind = keys.filter((key) => key.kind === kind);
    const projectIds = ofKind.map((key) => key.projectId);
    const names = ofKind.map((key) => key.name.toLowerCase());
    return sql`unnest(${projectIds}::int[], ${names}::text[]) AS wanted (project_id, key)`;
  };
  const { rows } = await sql<{ kind: ColorKey['kind']; project_id: number; name: string; color: string }>`
    SELECT 'label' AS kind, label.project_id, name, color
    FROM ${wanted('label')} JOIN label ON label.project_id = wanted.project_id AND label.name_key = wanted.key
    UNION ALL
    SELECT 'state', state.project_id, name, color
    FROM ${wanted('state')} JOIN workflow_state state
      ON state.project_id = wanted.project_id AND lower(state.name) = wanted.key`.execute(db);
  return rows;
}
