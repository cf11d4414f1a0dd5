/** Milestones of a project. */
import { PROJECT_EVENT_ISSUE_NUMBER } from '../../../../shared/issue';
import { descriptionProblem } from '../../../../shared/validation/labels';
import { milestoneTitleProblem } from '../../../../shared/validation/projects';
import type { MilestoneRow } from '../../../store/read/attributes';
import { appendEvents, type EventValues } from '../../../store/write/events';
import { lockProject } from '../../../store/changes/projectCounts';
import {
  insertMilestone,
  findMilestoneByTitle,
  readMilestone,
  updateMilestone as writeMilestone,
} from '../../../store/write/milestones';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { invalidFieldError, notFoundError, RejectedError, rejectInvalidFields } from '../../base/UserError';
import type { AttributeResult } from './labels';
import { requireAttributeMaintainer, requireMaintainer } from '../../writing/requireMaintainer';
import { type WriteResult, executeWrite, type WriteRequest } from '../../writing/write';

export interface MilestoneInput {
  title?: string | null;
  description?: string | null;
  dueOn?: Date | null;
  closed?: boolean | null;
}

export function createMilestone(
  context: RequestContext,
  { projectId, ...input }: MilestoneInput & { projectId: string; title: string },
  request: WriteRequest,
): Promise<WriteResult<AttributeResult>> {
  return executeWrite(context, request, async () => {
    const { project, actor } = await requireMaintainer(context, projectId, 'create milestones');
    const at = new Date();
    const milestone = applyMilestoneInput(
      { title: '', description: '', due_on: null, closed_at: null },
      input,
      at,
    );
    return async (tx) => {
      const counters = await lockProject(tx, project.id);
      await requireUnusedMilestoneTitle(tx, project.id, milestone.title, null);
      const id = await insertMilestone(tx, { project_id: project.id, ...milestone }, at);
      const after = { milestone: id, title: milestone.title };
      const event = { number: PROJECT_EVENT_ISSUE_NUMBER, kind: 'milestone_created', after } as const;
      await appendEvents(tx, project.id, { actorId: actor.id, at }, [event], counters);
      return { projectId: project.id, id };
    };
  });
}

export function updateMilestone(
  context: RequestContext,
  { id: globalId, ...input }: MilestoneInput & { id: string },
  request: WriteRequest,
): Promise<WriteResult<AttributeResult>> {
  return executeWrite(context, request, async () => {
    const { project, actor, id } = await requireAttributeMaintainer(
      context,
      globalId,
      'Milestone',
      'edit milestones',
    );
    return async (tx) => {
      const counters = await lockProject(tx, project.id);
      const milestone = await readMilestone(tx, project.id, id);
      if (!milestone) throw new RejectedError(notFoundError('id', 'Milestone not found.'));
      const at = new Date();
      const next = { ...milestone, ...applyMilestoneInput(milestone, input, at) };
      await requireUnusedMilestoneTitle(tx, project.id, next.title, id);
      const [before, after] = [toMilestoneEventValues(milestone), toMilestoneEventValues(next)];
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      if (!isSame || milestone.description !== next.description) {
        await writeMilestone(tx, next);
        const event = {
          number: PROJECT_EVENT_ISSUE_NUMBER,
          kind: 'milestone_changed',
          before,
          after,
        } as const;
        await appendEvents(tx, project.id, { actorId: actor.id, at }, [event], counters);
      }
      return { projectId: project.id, id };
    };
  });
}

type MilestoneFields = Pick<MilestoneRow, 'title' | 'description' | 'due_on' | 'closed_at'>;

/** @throws RejectedError VALIDATION_FAILED */
function applyMilestoneInput(
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
    ['title', milestoneTitleProblem(next.title)],
    ['description', descriptionProblem(next.description)],
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
  throw new RejectedError(invalidFieldError('title', `A milestone titled ${other.title} already exists.`));
}

const toMilestoneEventValues = ({ id, title, due_on, closed_at }: MilestoneRow): EventValues => ({
  milestone: id,
  title,
  due: due_on?.toISOString() ?? null,
  closed: closed_at?.toISOString() ?? null,
});
