import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../../shared/issue';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import {
  runMutationInTransaction,
  type MutationRequest,
  type MutationWriteResult,
} from '../../writing/write';
import type { ProjectMutationTarget } from '../../writing/targets';

export interface LabelOrMilestoneKey {
  projectId: number;
  /** Id of the label or milestone in its project. */
  id: number;
}

/** A created or changed label or milestone. */
export interface LabelOrMilestoneChange {
  id: number;
  /** The event to record; null: nothing was changed. */
  event: Pick<ProjectEventToAppend, 'kind' | 'before' | 'after'> | null;
}

/**
 * Creates or changes a label or a milestone of a project.
 * @param requireTarget checks that the viewer may create or change it
 * @param write validates and writes the change in a transaction that has locked the project, which keeps names unique
 */
export function changeLabelOrMilestone<Target extends ProjectMutationTarget>(
  context: RequestContext,
  request: MutationRequest,
  requireTarget: () => Promise<Target>,
  write: (tx: Transaction, target: Target, at: Date) => Promise<LabelOrMilestoneChange>,
): Promise<MutationWriteResult<LabelOrMilestoneKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireTarget();
    const projectId = target.project.id;
    return async (tx) => {
      const counters = await lockProjectCounters(tx, projectId);
      const at = new Date();
      const { id, event } = await write(tx, target, at);
      const events = event ? [{ number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER, ...event }] : [];
      await appendProjectEvents(tx, projectId, { actorId: target.actor.id, at }, events, counters);
      return { projectId, id };
    };
  });
}
