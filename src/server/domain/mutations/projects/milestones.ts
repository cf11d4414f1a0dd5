import { getDescriptionProblem } from '../../../../shared/validation/labels';
import { getMilestoneTitleProblem } from '../../../../shared/validation/projects';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../../shared/issue';
import type { MilestoneRow } from '../../../store/read/attributes';
import type { EventFieldValues } from '../../../store/write/events';
import {
  insertMilestone,
  findMilestoneByTitle,
  readMilestone,
  updateMilestone as writeMilestone,
} from '../../../store/write/milestones';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import {
  createInvalidFieldError,
  createNotFoundError,
  MutationRejectedError,
  rejectInvalidFields,
} from '../../base/UserError';
import { requireLabelOrMilestoneMaintainer, requireMaintainer } from '../../writing/requireMaintainer';
import { rejectStaleEdit } from '../../writing/rejectStaleEdit';
import type { MutationWriteResult, MutationRequest } from '../../writing/write';
import { type LabelOrMilestoneKey, changeLabelOrMilestone } from './changeLabelOrMilestone';

export interface MilestoneInput {
  title?: string | null;
  description?: string | null;
  dueOn?: Date | null;
  closed?: boolean | null;
}

/** Formats the due date of an event as a day. */
const formatDay = (instant: string | number) => String(instant).slice(0, 10);

/** The fields that an edit can change. `row`: name of the field in the row. */
const EDITED_MILESTONE_FIELDS = [
  { row: 'title', input: 'title' },
  { row: 'description', input: 'description' },
  { row: 'due_on', input: 'dueOn', event: 'due', noun: 'due date', format: formatDay },
] as const;

export function createMilestone(
  context: RequestContext,
  { projectId, ...input }: MilestoneInput & { projectId: string; title: string },
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneKey>> {
  const requireTarget = () => requireMaintainer(context, projectId, 'create milestones');
  return changeLabelOrMilestone(context, request, requireTarget, async (tx, { project }, at) => {
    const milestone = mergeAndValidateMilestoneInput(
      { title: '', description: '', due_on: null, closed_at: null },
      input,
      at,
    );
    await requireUnusedMilestoneTitle(tx, project.id, milestone.title, null);
    const id = await insertMilestone(tx, { project_id: project.id, ...milestone }, at);
    return { id, event: { kind: 'milestone_created', after: { milestone: id, title: milestone.title } } };
  });
}

export function updateMilestone(
  context: RequestContext,
  { id: globalId, baseVersion, ...input }: MilestoneInput & { id: string; baseVersion?: string | null },
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneKey>> {
  const requireTarget = () =>
    requireLabelOrMilestoneMaintainer(context, globalId, 'Milestone', 'edit milestones');
  return changeLabelOrMilestone(context, request, requireTarget, async (tx, { project, actor, id }, at) => {
    const milestone = await readMilestone(tx, project.id, id);
    if (!milestone) throw new MutationRejectedError(createNotFoundError('id', 'Milestone not found.'));
    const next = { ...milestone, ...mergeAndValidateMilestoneInput(milestone, input, at) };
    await rejectStaleEdit(tx, {
      projectId: project.id,
      issueNumber: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
      kind: 'milestone_changed',
      object: ['milestone', id],
      baseVersion,
      actorId: actor.id,
      fields: EDITED_MILESTONE_FIELDS.filter(({ row }) => next[row]?.valueOf() !== milestone[row]?.valueOf()),
    });
    await requireUnusedMilestoneTitle(tx, project.id, next.title, id);
    const [before, after] = [toMilestoneEventValues(milestone), toMilestoneEventValues(next)];
    if (JSON.stringify(before) === JSON.stringify(after)) return { id, event: null };
    await writeMilestone(tx, next);
    return { id, event: { kind: 'milestone_changed', before, after } };
  });
}

type MilestoneFields = Pick<MilestoneRow, 'title' | 'description' | 'due_on' | 'closed_at'>;

/**
 * The fields of a milestone after a change.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
function mergeAndValidateMilestoneInput(
  milestone: MilestoneFields,
  { title, description, dueOn, closed }: MilestoneInput,
  at: Date,
): MilestoneFields {
  const next = {
    title: title == null ? milestone.title : title.trim(),
    description: description === undefined ? milestone.description : (description ?? ''),
    due_on: dueOn === undefined ? milestone.due_on : dueOn,
    closed_at: closed == null ? milestone.closed_at : closed ? (milestone.closed_at ?? at) : null,
  };
  rejectInvalidFields([
    ['title', getMilestoneTitleProblem(next.title)],
    ['description', getDescriptionProblem(next.description)],
  ]);
  return next;
}

async function requireUnusedMilestoneTitle(
  tx: Transaction,
  projectId: number,
  title: string,
  ownId: number | null,
): Promise<void> {
  const other = await findMilestoneByTitle(tx, projectId, title);
  if (!other || other.id === ownId) return;
  throw new MutationRejectedError(
    createInvalidFieldError('title', `A milestone titled ${other.title} already exists.`),
  );
}

const toMilestoneEventValues = (milestone: MilestoneRow): EventFieldValues => {
  const { id, title, description, due_on, closed_at } = milestone;
  return {
    milestone: id,
    title,
    description,
    due: due_on?.toISOString() ?? null,
    closed: closed_at?.toISOString() ?? null,
  };
};
