/** Reads and creates labels, milestones and workflow states of a project for importers. */
import type { Insertable, Kysely } from 'kysely';
import type { LabelTable, MilestoneTable, Tables } from '../tables/Tables';

export async function readNormalizedLabelNames(
  db: Kysely<Tables>,
  projectId: number,
): Promise<{ id: number; name: string; name_key: string }[]> {
  return db
    .selectFrom('label')
    .select(['id', 'name', 'name_key'])
    .where('project_id', '=', projectId)
    .execute();
}

export async function insertLabels(
  db: Kysely<Tables>,
  labels: readonly Insertable<LabelTable>[],
): Promise<void> {
  await db.insertInto('label').values(labels).execute();
}

export async function readNormalizedMilestoneTitles(
  db: Kysely<Tables>,
  projectId: number,
): Promise<{ id: number; title_key: string }[]> {
  return db.selectFrom('milestone').select(['id', 'title_key']).where('project_id', '=', projectId).execute();
}

export async function insertMilestones(
  db: Kysely<Tables>,
  milestones: readonly Insertable<MilestoneTable>[],
): Promise<void> {
  await db.insertInto('milestone').values(milestones).execute();
}

/** Workflow states in display order. `category` is an index into STATE_CATEGORIES. */
export async function readWorkflowStates(
  db: Kysely<Tables>,
  projectId: number,
): Promise<{ id: number; name: string; category: number }[]> {
  return db
    .selectFrom('workflow_state')
    .select(['id', 'name', 'category'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();
}

export async function findProjectIdByKey(db: Kysely<Tables>, key: string): Promise<number | null> {
  const project = await db.selectFrom('project').select('id').where('key', '=', key).executeTakeFirst();
  return project?.id ?? null;
}
