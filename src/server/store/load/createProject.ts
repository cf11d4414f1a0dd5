import { ROLES, STATE_CATEGORIES, PROJECT_VISIBILITIES, type ProjectVisibility } from '../../../shared/issue';
import { DEFAULT_WORKFLOW_STATES, DEFAULT_WORKFLOW_TRANSITIONS } from '../../../shared/workflow';
import type { DatabaseStore } from '../DatabaseStore';

export interface NewProject {
  key: string;
  name: string;
  description: string;
  visibility: ProjectVisibility;
  createdAt: Date;
  /** The user who created the project; absent for projects of imports and demos. */
  createdById?: number | null;
}

/**
 * Creates an empty project with the default workflow and returns its id.
 * @param db connection or transaction of the caller
 * @throws DatabaseError 23505 when the key is taken
 */
export async function createProject(db: DatabaseStore['db'], project: NewProject): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values({
      key: project.key,
      name: project.name,
      description: project.description,
      visibility: PROJECT_VISIBILITIES.indexOf(project.visibility),
      issue_counter: 0,
      issue_count: 0,
      comment_counter: 0,
      version: 0,
      created_at: project.createdAt,
      created_by_id: project.createdById,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notification_cursor')
    .values({ project_id: id, sequence: 0, last_user_id: 0 })
    .execute();
  await db
    .insertInto('workflow_state')
    .values(
      DEFAULT_WORKFLOW_STATES.map((state, position) => ({
        project_id: id,
        id: state.id,
        name: state.name,
        category: STATE_CATEGORIES.indexOf(state.category),
        position,
        color: state.color,
      })),
    )
    .execute();
  await db
    .insertInto('workflow_transition')
    .values(
      DEFAULT_WORKFLOW_TRANSITIONS.map(({ fromId, toId, leastRole, asks }) => ({
        project_id: id,
        from_id: fromId,
        to_id: toId,
        least_role: ROLES.indexOf(leastRole),
        asks,
      })),
    )
    .execute();
  return id;
}
