/**
 * Reads a project as a stream of export records (see records.ts). Except for mentions, memory does not grow with the
 * project.
 */
import { PROJECT_VISIBILITIES, ROLES, STATE_CATEGORIES } from '../../../shared/issue';
import { readWorkflowStates, readWorkflowTransitions } from '../../store/read/attributes';
import {
  readExportedLabels,
  readExportedMilestones,
  readExportedProjectEvents,
  readExportedRedirects,
} from '../../store/read/exportedProject';
import { readProjectSourceUrls } from '../../store/read/importSources';
import { listUserIdsOfEvent, toExportedEvent } from './exportEvents';
import { exportIssues, type ExportedAttributeNames } from './exportIssues';
import type { ExportDatabase, ExportScope } from './ExportScope';
import { ExportedMentions } from './ExportedMentions';
import { ExportedPeople } from './ExportedPeople';
import { readRowsByPage } from './readRowsByPage';
import { EXPORT_VERSION, type ExportHeader, type ExportRecord } from './records';

export interface ExportStart {
  /** Number of the issue to continue after, without the records before the issues. By default, exports everything. */
  after?: number;
  /** Logins of people whose records are in an earlier part of the export. */
  knownLogins?: ReadonlySet<string>;
}

/** Yields the records of a project's export. */
export async function* exportProject(
  db: ExportDatabase,
  scope: ExportScope,
  { after, knownLogins = new Set() }: ExportStart = {},
): AsyncGenerator<ExportRecord> {
  const people = new ExportedPeople(db, scope.isComplete, knownLogins);
  if (after === undefined) yield await createHeader(db, scope);
  const names: ExportedAttributeNames = yield* exportAttributes(db, scope, after === undefined);
  if (after === undefined) {
    yield* exportRedirects(db, scope);
    if (scope.isComplete) yield* exportProjectEvents(db, scope, people);
  }
  const mentions = scope.isComplete ? await ExportedMentions.loadMentions(db, scope.project.id) : null;
  yield* exportIssues({ db, scope, names, people, mentions }, scope.visibility, after ?? 0);
}

async function createHeader(db: ExportDatabase, { project, isComplete }: ExportScope): Promise<ExportHeader> {
  const [sources] = await readProjectSourceUrls(db, [project.id]);
  return {
    record: 'header',
    format: 'winnow',
    version: EXPORT_VERSION,
    complete: isComplete,
    project: {
      key: project.key,
      name: project.name,
      description: project.description,
      visibility: PROJECT_VISIBILITIES[project.visibility] ?? 'private',
      createdAt: project.created_at.toISOString(),
      lastIssueNumber: project.issue_counter,
      lastCommentId: project.comment_counter,
      sources: (sources?.urls ?? []).toSorted(),
    },
  };
}

/** Returns the names of states, labels and milestones. Also yields their records if `isIncluded`. */
async function* exportAttributes(
  db: ExportDatabase,
  { project, isComplete }: ExportScope,
  isIncluded: boolean,
): AsyncGenerator<ExportRecord, ExportedAttributeNames> {
  const names = {
    states: new Map<number, string>(),
    labels: new Map<number, string>(),
    milestones: new Map<number, string>(),
  };
  for (const { id, name, category, color, position } of await readWorkflowStates(db, project.id)) {
    names.states.set(id, name);
    if (isIncluded)
      yield { record: 'state', id, name, category: STATE_CATEGORIES[category]!, color, position };
  }
  if (isIncluded)
    for (const row of await readWorkflowTransitions(db, project.id))
      yield {
        record: 'transition',
        from: row.from_id,
        to: row.to_id,
        leastRole: ROLES[row.least_role]!,
        asks: row.asks,
      };
  const labels = readRowsByPage((after) => readExportedLabels(db, project.id, after));
  for await (const { id, name, name_key, color, description, merged_into } of labels) {
    const isDeleted = name_key === null;
    if (!isDeleted) names.labels.set(id, name);
    // Incomplete exports omit deleted labels, because readers must not see them.
    if (!isIncluded || (isDeleted && !isComplete)) continue;
    yield {
      record: 'label',
      id,
      name,
      color,
      description,
      ...(isDeleted && { deleted: true as const }),
      ...(merged_into !== null && { mergedInto: merged_into }),
    };
  }
  const milestones = readRowsByPage((after) => readExportedMilestones(db, project.id, after));
  for await (const { id, title, title_key, description, due_on, closed_at, created_at } of milestones) {
    const isDeleted = title_key === null;
    if (!isDeleted) names.milestones.set(id, title);
    if (!isIncluded || (isDeleted && !isComplete)) continue;
    yield {
      record: 'milestone',
      id,
      title,
      description,
      dueOn: due_on?.toISOString() ?? null,
      closedAt: closed_at?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
      ...(isDeleted && { deleted: true as const }),
    };
  }
  return names;
}

async function* exportRedirects(
  db: ExportDatabase,
  { project, visibility }: ExportScope,
): AsyncGenerator<ExportRecord> {
  let after = 0;
  for (;;) {
    const page = await readExportedRedirects(db, project.id, visibility, after);
    if (page.length === 0) return;
    for (const { old_number: from, number: to } of page) yield { record: 'redirect', from, to };
    after = page.at(-1)!.old_number;
  }
}

async function* exportProjectEvents(
  db: ExportDatabase,
  scope: ExportScope,
  people: ExportedPeople,
): AsyncGenerator<ExportRecord> {
  let after: { createdAt: Date; sequence: number } | null = null;
  for (;;) {
    const page = await readExportedProjectEvents(db, scope.project.id, after);
    if (page.length === 0) return;
    yield* await people.loadNewPeople(page.flatMap((event) => [...listUserIdsOfEvent(event)]));
    for (const row of page) {
      const event = toExportedEvent(row, { ...scope, getLogin: (id) => people.getLogin(id) });
      if (event) yield { record: 'projectEvent', ...event };
    }
    const last = page.at(-1)!;
    after = { createdAt: last.created_at, sequence: last.sequence };
  }
}
