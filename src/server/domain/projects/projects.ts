/**
 * Projects that the viewer may see. A project that the viewer may not see is treated as if it did not
 * exist.
 */
import { WinnowError } from '../../../shared/errors';
import { scopeOf } from '../../../shared/validation/labels';
import type { ProjectRow } from '../../store/read/projects';
import { readLabels, readMilestones, type LabelRow, type MilestoneRow } from '../../store/read/attributes';
import { readMembers, type MemberRow } from '../../store/read/users';
import { hasPermission } from '../access/permissions';
import { type Connection, type ConnectionArguments, encodeCursor, listConnection } from '../base/connection';
import { type MatchingArguments, normalizeMatching } from '../base/matching';
import type { RequestContext } from '../context/RequestContext';

/** Order of a project's labels. `SCOPE`: labels without a scope (`scope::name`) first, then by scope. */
export type LabelOrder = 'NAME' | 'SCOPE';

/** See docs/spec.md, point 5. Any case: links may use lower case. */
const PROJECT_KEY_PATTERN = /^[a-z][a-z0-9]{1,9}$/i;

/** Ignores the case of the key. */
export async function projectByKey(context: RequestContext, key: string): Promise<ProjectRow | null> {
  if (!PROJECT_KEY_PATTERN.test(key)) return null;
  const project = await context.load.projectsByKey.load(key.toUpperCase());
  // The row is also stored in the loader by id, with which issues and other objects load their project.
  if (project) context.load.projects.prime(project.id, project);
  return projectIfVisible(context, project);
}

export async function projectById(context: RequestContext, id: number): Promise<ProjectRow | null> {
  return projectIfVisible(context, await context.load.projects.load(id));
}

/** Loads the project of an object that the viewer already sees. @throws WinnowError NOT_FOUND */
export async function requireProject(context: RequestContext, id: number): Promise<ProjectRow> {
  const project = await projectById(context, id);
  if (!project) throw new WinnowError('NOT_FOUND', 'Project not found.');
  return project;
}

/** All projects that the viewer may read, by name. */
export async function visibleProjects(context: RequestContext): Promise<ProjectRow[]> {
  const all = await context.load.allProjects();
  for (const project of all) context.load.projects.prime(project.id, project);
  return all.filter((project) => hasPermission(context.viewer, 'READ', { project }));
}

export function projectConnection(
  context: RequestContext,
  args: ConnectionArguments,
): Connection<ProjectRow> {
  return listConnection(
    () => visibleProjects(context),
    (project) => encodeCursor(project.id),
    args,
  );
}

export function labelConnection(
  context: RequestContext,
  project: ProjectRow,
  args: MatchingArguments & { orderBy?: LabelOrder | null },
): Connection<LabelRow> {
  return listConnection(
    async () => {
      const labels = await readLabels(context.store.db, project.id, normalizeMatching(args));
      return args.orderBy === 'SCOPE' ? sortByScope(labels) : labels;
    },
    (label) => encodeCursor(label.id),
    args,
  );
}

/** The sort is stable: labels of one scope stay in order of name. */
function sortByScope(labels: readonly LabelRow[]): LabelRow[] {
  const scopes = labels.map((label) => ({ label, scope: scopeOf(label.name) ?? '' }));
  return scopes
    .sort((a, b) => (a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : 0))
    .map(({ label }) => label);
}

export function milestoneConnection(
  context: RequestContext,
  project: ProjectRow,
  args: MatchingArguments,
): Connection<MilestoneRow> {
  return listConnection(
    () => readMilestones(context.store.db, project.id, normalizeMatching(args)),
    (milestone) => encodeCursor(milestone.id),
    args,
  );
}

export function memberConnection(
  context: RequestContext,
  project: ProjectRow,
  args: MatchingArguments,
): Connection<MemberRow> {
  return listConnection(
    () => readMembers(context.store.db, project.id, normalizeMatching(args)),
    (member) => encodeCursor(member.user.id),
    args,
  );
}

function projectIfVisible(context: RequestContext, project: ProjectRow | null): ProjectRow | null {
  return project && hasPermission(context.viewer, 'READ', { project }) ? project : null;
}
