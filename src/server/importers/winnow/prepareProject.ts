/** Creates the project of an export with its states, labels and milestones. */
import { WinnowError } from '../../../shared/errors';
import { ROLES, STATE_CATEGORIES } from '../../../shared/issue';
import type { ExportedAttribute } from '../../domain/export/records';
import { hasDeletedIssues } from '../../store/import/issueNumbers';
import { insertProjectSources } from '../../store/import/projectSources';
import { IMPORTED_LABEL_TABLE, IMPORTED_MILESTONE_TABLE } from '../../store/import/projectAttributes';
import { type RestoredProject, writeRestoredProject } from '../../store/import/restoredProject';
import { readWorkflowStates } from '../../store/read/attributes';
import { readAllProjects } from '../../store/read/projects';
import { runInTransaction } from '../../store/write/transaction';
import type { WholeProjectImport } from '../sources/ImportFormat';
import { hasExclusiveDatabaseAccess } from '../write/batchLimits';
import type { RestoredPeople } from './RestoredPeople';
import type { ExportSummary } from './readExportSummary';
import { type EventReferences, listLoginsOfEvent, toStoredEvent } from './toStoredEvent';
import type { RestoredNames } from './toRestoredIssue';

export interface PreparedProject {
  id: number;
  /** Whether the project may have deleted issues, whose numbers must not be reused. */
  mayHaveDeletedIssues: boolean;
  names: RestoredNames;
  references: EventReferences;
}

/**
 * Creates the project of an export unless it exists, and writes its states, labels and milestones.
 * @throws WinnowError VALIDATION_FAILED if the project already has other data
 */
export async function prepareProject(
  { store, report, existingProjectId, createProject }: WholeProjectImport,
  { header, attributes, people, problems }: ExportSummary,
  restoredPeople: RestoredPeople,
): Promise<PreparedProject> {
  const { name, description, visibility, createdAt, sources } = header.project;
  for (const { position, why } of problems) report.addImportProblem({ ...position, what: 'dropped', why });
  if (!header.complete) report.addReportNote({ code: 'incomplete_export' });
  const id =
    existingProjectId ??
    (await createProject({ name, description, visibility, createdAt: new Date(createdAt) }));
  const projects = await readAllProjects(store.background, null);
  const byKind = groupAttributes(attributes);
  const references: EventReferences = {
    stateIds: new Set(byKind.state.map((state) => state.id)),
    labelIds: new Set(byKind.label.map((label) => label.id)),
    milestoneIds: new Set(byKind.milestone.map((milestone) => milestone.id)),
    projectIds: new Map(projects.map((project) => [project.key, project.id])),
    getUserId: restoredPeople.getUserId,
  };
  await restoredPeople.addPeople(people);
  await restoredPeople.requireUsers(byKind.projectEvent.flatMap((event) => [...listLoginsOfEvent(event)]));
  const isNew = await runInTransaction(store.background, (tx) =>
    writeRestoredProject(tx, id, toRestoredProject(header, byKind, references)),
  );
  if (isNew) {
    report.countRecords('labels', 'kept', byKind.label.filter(({ deleted }) => !deleted).length);
    report.countRecords('milestones', 'kept', byKind.milestone.filter(({ deleted }) => !deleted).length);
  } else await requireSameAttributes(store, id, header.project.key, byKind);
  if (sources.length > 0) await insertProjectSources(store.background, id, sources);
  const live = <Attribute extends { deleted?: true; id: number }>(
    list: readonly Attribute[],
    getName: (attribute: Attribute) => string,
  ) => new Map(list.flatMap((each) => (each.deleted ? [] : [[getName(each), each.id] as const])));
  return {
    id,
    // With exclusive access to the database, no issue can be deleted during the import, so one check at the start is
    // enough. If the database has no issues at the start, the indexes are built only after the import, and a lookup of
    // deleted issues in each batch would read the whole table of events.
    mayHaveDeletedIssues:
      !isNew && (!hasExclusiveDatabaseAccess(store) || (await hasDeletedIssues(store.background, id))),
    references,
    names: {
      stateIds: new Map(byKind.state.map((state) => [state.name, state.id])),
      labelIds: live(byKind.label, (label) => label.name),
      milestoneIds: live(byKind.milestone, (milestone) => milestone.title),
    },
  };
}

type AttributesByKind = {
  [Kind in ExportedAttribute['record']]: Extract<ExportedAttribute, { record: Kind }>[];
};

function groupAttributes(attributes: readonly ExportedAttribute[]): AttributesByKind {
  const byKind: AttributesByKind = {
    state: [],
    transition: [],
    label: [],
    milestone: [],
    redirect: [],
    projectEvent: [],
  };
  for (const attribute of attributes) (byKind[attribute.record] as ExportedAttribute[]).push(attribute);
  return byKind;
}

function toRestoredProject(
  { project: { lastIssueNumber, lastCommentId } }: ExportSummary['header'],
  { state, transition, label, milestone, redirect, projectEvent }: AttributesByKind,
  references: EventReferences,
): RestoredProject {
  if (state.length === 0) throw new WinnowError('VALIDATION_FAILED', 'The export has no workflow states.');
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  return {
    states: state.map(({ id, name, category, color, position }) => ({
      id,
      name,
      category: STATE_CATEGORIES.indexOf(category),
      color,
      position,
    })),
    transitions: transition
      .filter(({ from, to }) => references.stateIds.has(from) && references.stateIds.has(to))
      .map(({ from, to, leastRole, asks }) => ({
        from_id: from,
        to_id: to,
        least_role: ROLES.indexOf(leastRole),
        asks,
      })),
    labels: label.map(({ id, name, color, description, deleted, mergedInto }) => ({
      id,
      name,
      name_key: deleted ? null : name.toLowerCase(),
      color,
      description,
      merged_into: mergedInto ?? null,
    })),
    milestones: milestone.map(({ id, title, description, dueOn, closedAt, createdAt, deleted }) => ({
      id,
      title,
      title_key: deleted ? null : title.toLowerCase(),
      description,
      due_on: toDate(dueOn),
      closed_at: toDate(closedAt),
      created_at: new Date(createdAt),
    })),
    redirects: redirect.map(({ from, to }) => ({ old_number: from, number: to })),
    events: projectEvent.flatMap((event) => {
      const stored = toStoredEvent(event, references);
      return 'code' in stored ? [] : { ...stored, commentId: undefined };
    }),
    lastIssueNumber,
    lastCommentId,
  };
}

/**
 * @throws WinnowError VALIDATION_FAILED if the project does not have the states, labels and milestones of the export
 */
async function requireSameAttributes(
  store: WholeProjectImport['store'],
  projectId: number,
  key: string,
  { state, label, milestone }: AttributesByKind,
): Promise<void> {
  const db = store.background;
  const stored = {
    states: await readWorkflowStates(db, projectId),
    labels: await IMPORTED_LABEL_TABLE.readAll(db, projectId),
    milestones: await IMPORTED_MILESTONE_TABLE.readAll(db, projectId),
  };
  const isStored = (list: readonly { id: number; name: string }[]) => {
    const names = new Map(list.map(({ id, name }) => [id, name]));
    return (attribute: { id: number; deleted?: true; name?: string; title?: string }) =>
      attribute.deleted === true || names.get(attribute.id) === (attribute.name ?? attribute.title);
  };
  const isSame =
    state.every(isStored(stored.states)) &&
    label.every(isStored(stored.labels)) &&
    milestone.every(isStored(stored.milestones));
  if (isSame) return;
  throw new WinnowError(
    'VALIDATION_FAILED',
    `The project already has other data than this export of ${key}. Import it into a new project with --create.`,
  );
}
