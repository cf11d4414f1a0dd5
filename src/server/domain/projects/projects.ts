/**
 * Projects that the viewer may see. A project that the viewer may not see is treated as if it did not
 * exist.
 */
import { WinnowError } from '../../../shared/errors';
import { parseLabelScope } from '../../../shared/validation/labels';
import type { ProjectRow } from '../../store/read/projects';
import { readLabels, readMilestones, type LabelRow, type MilestoneRow } from '../../store/read/attributes';
import { readProjectMembers, type ProjectMemberRow } from '../../store/read/users';
import { hasPermission } from '../access/permissions';
import {
  type PaginatedConnection,
  type PaginationArguments,
  encodeCursor,
  createConnectionFromList,
} from '../base/connection';
import { type NameFilterArguments, normalizeNameFilter } from '../base/matching';
import type { RequestContext } from '../context/RequestContext';

/** Order of a project's labels. `SCOPE`: labels without a scope (`scope::name`) first, then by scope. */
export type LabelSortOrder = 'NAME' | 'SCOPE';

/** A project key (see docs/spec.md, point 5) in any case: links may use lower case. */
const PROJECT_KEY_PATTERN = /^[a-z][a-z0-9]{1,9}$/i;

/** Loads a project by its key, ignoring case. */
export async function loadProjectByKey(context: RequestContext, key: string): Promise<ProjectRow | null> {
  if (!PROJECT_KEY_PATTERN.test(key)) return null;
  const project = await context.load.projectsByKey.load(key.toUpperCase());
  // The row is also stored in the loader by id, with which issues and other objects load their project.
  if (project) context.load.projects.prime(project.id, project);
  return getProjectIfVisible(context, project);
}

export async function loadProjectById(context: RequestContext, id: number): Promise<ProjectRow | null> {
  return getProjectIfVisible(context, await context.load.projects.load(id));
}

/**
 * Loads the project of an object that the viewer already sees.
 * @throws WinnowError NOT_FOUND
 */
export async function requireVisibleProject(context: RequestContext, id: number): Promise<ProjectRow> {
  const project = await loadProjectById(context, id);
  if (!project) throw new WinnowError('NOT_FOUND', 'Project not found.');
  return project;
}

/** All projects that the viewer may read, by name. */
export async function loadVisibleProjects(context: RequestContext): Promise<ProjectRow[]> {
  const all = await context.load.allProjects();
  for (const project of all) context.load.projects.prime(project.id, project);
  return all.filter((project) => hasPermission(context.viewer, 'READ', { project }));
}

export function createProjectConnection(
  context: RequestContext,
  args: PaginationArguments,
): PaginatedConnection<ProjectRow> {
  return createConnectionFromList(
    () => loadVisibleProjects(context),
    (project) => encodeCursor(project.id),
    args,
  );
}

export function createLabelConnection(
  context: RequestContext,
  project: ProjectRow,
  args: NameFilterArguments & { orderBy?: LabelSortOrder | null },
): PaginatedConnection<LabelRow> {
  return createConnectionFromList(
    async () => {
      const labels = await readLabels(context.store.db, project.id, normalizeNameFilter(args));
      return args.orderBy === 'SCOPE' ? sortLabelsByScope(labels) : labels;
    },
    (label) => encodeCursor(label.id),
    args,
  );
}

/** Sorts labels by scope, unscoped ones first. The sort is stable, so labels of one scope stay in order of name. */
function sortLabelsByScope(labels: readonly LabelRow[]): LabelRow[] {
  const scopes = labels.map((label) => ({ label, scope: parseLabelScope(label.name) ?? '' }));
  return scopes
    .sort((a, b) => (a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : 0))
    .map(({ label }) => label);
}

export function createMilestoneConnection(
  context: RequestContext,
  project: ProjectRow,
  args: NameFilterArguments,
): PaginatedConnection<MilestoneRow> {
  return createConnectionFromList(
    () => readMilestones(context.store.db, project.id, normalizeNameFilter(args)),
    (milestone) => encodeCursor(milestone.id),
    args,
  );
}

export function createMemberConnection(
  context: RequestContext,
  project: ProjectRow,
  args: NameFilterArguments,
): PaginatedConnection<ProjectMemberRow> {
  return createConnectionFromList(
    () => readProjectMembers(context.store.db, project.id, normalizeNameFilter(args)),
    (member) => encodeCursor(member.user.id),
    args,
  );
}

function getProjectIfVisible(context: RequestContext, project: ProjectRow | null): ProjectRow | null {
  return project && hasPermission(context.viewer, 'READ', { project }) ? project : null;
}
