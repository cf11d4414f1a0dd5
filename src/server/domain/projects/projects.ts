/**
 * Projects that the viewer may see. A project that the viewer may not see is treated as if it did not
 * exist.
 */
import { WinnowError } from '../../../shared/errors';
import { rankNameMatch, sortByNameMatch } from '../../../shared/nameMatch';
import { parseLabelScope } from '../../../shared/validation/labels';
import { countProjectComments } from '../../search/sql/countProjectComments';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import { readLabels, readMilestones, type LabelRow, type MilestoneRow } from '../../store/read/attributes';
import { readProjectMembers, type ProjectMemberRow } from '../../store/read/users';
import { hasPermission, type PermissionTarget } from '../access/permissions';
import { type PaginatedConnection, encodeCursor, createConnectionFromList } from '../base/connection';
import { type NameFilterArguments, normalizeNameFilter } from '../base/matching';
import { mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';

/**
 * Order of a project's labels. `SCOPE`: labels without a scope (`scope::name`) first, then by scope. `USAGE`: best
 * match of the typed text first, then those of most open issues.
 */
export type LabelSortOrder = 'NAME' | 'SCOPE' | 'USAGE';

/** A project key (see docs/spec.md, point 5) in any case: links may use lower case. */
const PROJECT_KEY_PATTERN = /^[a-z][a-z0-9]{1,9}$/i;

/** Loads a project by its key, ignoring case. */
export function loadProjectByKey(context: RequestContext, key: string): MaybePromise<ProjectRow | null> {
  if (!PROJECT_KEY_PATTERN.test(key)) return null;
  return mapMaybePromise(context.load.projectsByKey.load(key.toUpperCase()), (project) => {
    // The row is also stored in the loader by id, with which issues and other objects load their project.
    if (project) context.load.projects.prime(project.id, project);
    return getProjectIfVisible(context, project);
  });
}

export function loadProjectById(context: RequestContext, id: number): MaybePromise<ProjectRow | null> {
  return mapMaybePromise(context.load.projects.load(id), (project) => getProjectIfVisible(context, project));
}

/**
 * Loads the project of an object that the viewer already sees.
 * @throws WinnowError NOT_FOUND
 */
export function requireVisibleProject(context: RequestContext, id: number): MaybePromise<ProjectRow> {
  return mapMaybePromise(loadProjectById(context, id), (project) => {
    if (!project) throw new WinnowError('NOT_FOUND', 'Project not found.');
    return project;
  });
}

/** All projects that the viewer may read, by name. */
export async function loadVisibleProjects(context: RequestContext): Promise<ProjectRow[]> {
  const all = await context.load.allProjects();
  for (const project of all) context.load.projects.prime(project.id, project);
  return all.filter((project) => context.visibilityRule(context.viewer, project) !== null);
}

/**
 * The issues of a project that the viewer may see.
 * @throws WinnowError NOT_FOUND if the viewer may not see the project
 */
export function requireIssueVisibility(
  { visibilityRule, viewer }: Pick<RequestContext, 'visibilityRule' | 'viewer'>,
  project: ProjectRow,
): IssueVisibility {
  const visibility = visibilityRule(viewer, project);
  if (visibility === null) throw new WinnowError('NOT_FOUND', 'Project not found.');
  return visibility;
}

/** Loads the data that determines the permissions on an object of a project, such as an issue. */
export const loadPermissionTarget = async (
  context: RequestContext,
  { project_id, author_id }: { project_id: number; author_id: number | null },
): Promise<PermissionTarget> => ({
  project: await requireVisibleProject(context, project_id),
  authorId: author_id,
});

/** The number of comments in a project; null for viewers who may not delete it, because counting takes long. */
export async function countComments(context: RequestContext, project: ProjectRow): Promise<number | null> {
  return hasPermission(context.viewer, 'MAINTAIN', { project })
    ? countProjectComments(
        context.store,
        project.id,
        requireIssueVisibility(context, project),
        project.issue_counter,
      )
    : null;
}

export function createProjectConnection(
  context: RequestContext,
  args: NameFilterArguments,
): PaginatedConnection<ProjectRow> {
  const text = args.matching?.trim() ?? '';
  return createConnectionFromList(
    async () =>
      (await loadVisibleProjects(context)).filter(({ key, name }) => rankNameMatch(text, key, name) !== null),
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
      const matching = normalizeNameFilter(args) ?? '';
      const labels = await readLabels(context.store.db, project.id, matching);
      if (args.orderBy === 'SCOPE') return sortLabelsByScope(labels);
      if (args.orderBy !== 'USAGE') return labels;
      const byUsage = await sortLabelsByUsage(context, project, labels);
      return sortByNameMatch(byUsage, ({ name }) => rankNameMatch(matching, name));
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

/** Sorts labels by their number of open issues, descending. Labels with equal numbers stay in order of name. */
async function sortLabelsByUsage(
  context: RequestContext,
  project: ProjectRow,
  labels: readonly LabelRow[],
): Promise<LabelRow[]> {
  const { attributeCounts } = context;
  const visibility = requireIssueVisibility(context, project);
  const counted = await Promise.all(
    labels.map(async (label) => ({
      label,
      count: await attributeCounts.countLabelOrMilestoneIssues(
        project,
        visibility,
        'LABEL',
        'is:open',
        label.name,
      ),
    })),
  );
  return counted.sort((a, b) => b.count - a.count).map(({ label }) => label);
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
  return project && context.visibilityRule(context.viewer, project) !== null ? project : null;
}
